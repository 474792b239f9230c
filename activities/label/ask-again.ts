import type { Queryable } from '../../src/db/pool.ts';
import type { SeededRunRow } from '../../src/db/runs.ts';
import { exactlyOne } from '../../src/db/statement.ts';
import type { ModelRefs } from '../../src/domain/run/run-messages.ts';
import { adjudicateCall } from '../../src/synthesis/adjudicate/adjudicate.ts';
import type { DoubtInput } from '../../src/threads/jobs/prepare.ts';
import type { DoubtsArtifact } from '../common/artifact-bodies.ts';
import { artifactKinds } from '../common/artifact-kinds.ts';
import { callSynthesizer, giveUpPart, judgeInThread } from '../common/call-synthesizer.ts';
import type { ActivityDeps } from '../common/deps.ts';
import { inThread } from '../common/in-thread.ts';
import { findShard, loadArtifact } from '../common/load-artifacts.ts';
import { loadResponse, loadRun, seedOf } from '../common/load-run.ts';
import { campsIn } from '../common/synthesis.ts';

/** What is in doubt, and the claims and camps that it is about. */
interface Common extends Pick<DoubtInput, 'claims' | 'camps'> {
  readonly run: SeededRunRow;
  readonly doubts: DoubtsArtifact;
}

/**
 * Asks yes or no about what is in doubt of several responses, each in a call of its own. Fails only when all calls have ended
 * and their answers are stored, so that a repeat asks for the missing ones alone.
 */
export function makeAskAgain(deps: ActivityDeps) {
  return async function askAgain({ runId, models }: ModelRefs): Promise<undefined> {
    const common = await loadCommon(deps.db, runId);
    const ended = await Promise.allSettled(models.map((modelId) => ask(deps, common, modelId)));
    const failed = ended.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  };
}

/** Our choice: neither synthesizer is waited for long; without an answer the label stands, and the report says so. */
const patience = 1 / 10;

/** The second synthesizer is asked, and the first stands in for it; the other way round where the second has labelled alone. */
async function orderFor(
  { db, synthesizers }: ActivityDeps,
  runId: string,
  modelId: string,
): Promise<number[]> {
  const label = await findShard(db, runId, artifactKinds.label, modelId);
  return label?.ok && label.synthesizer === synthesizers[1].modelId ? [0, 1] : [1, 0];
}

async function ask(deps: ActivityDeps, common: Common, modelId: string): Promise<void> {
  const ref = { runId: common.run.id, kind: artifactKinds.adjudication, shard: modelId };
  const prepared = await inThread(deps, ref, 'prepareAdjudication', await inputOf(deps.db, common, modelId));
  if (!prepared.ok) return await giveUpPart(deps, ref, adjudicateCall, prepared.reason);
  if (prepared.value.kind !== 'answer') return;
  await callSynthesizer(deps, {
    ...ref,
    order: await orderFor(deps, common.run.id, modelId),
    patience,
    spec: adjudicateCall,
    messages: prepared.value.messages,
    judge: async (output) => {
      const input = await inputOf(deps.db, common, modelId);
      return await judgeInThread(deps, ref, 'judgeAdjudication', { ...input, output });
    },
  });
}

async function inputOf(
  db: Queryable,
  { run, doubts, claims, camps }: Common,
  modelId: string,
): Promise<DoubtInput> {
  const own = doubts.find(({ sources }) => sources.labels[0].modelId === modelId);
  return {
    ...exactlyOne(await loadResponse(db, run, modelId)),
    seed: seedOf(run),
    claims: claims.filter(({ claimId }) => own?.claimIds.includes(claimId)),
    camps: camps.filter(({ campId }) => own?.campIds.includes(campId)),
  };
}

async function loadCommon(db: Queryable, runId: string): Promise<Common> {
  return {
    run: await loadRun(db, runId),
    doubts: await loadArtifact(db, runId, artifactKinds.doubts),
    claims: (await loadArtifact(db, runId, artifactKinds.claims)).claims,
    camps: campsIn(await loadArtifact(db, runId, artifactKinds.camps)),
  };
}
