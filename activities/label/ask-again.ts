import type { Queryable } from '../../src/db/pool.ts';
import type { SeededRunRow } from '../../src/db/runs.ts';
import { exactlyOne } from '../../src/db/statement.ts';
import type { ModelRefs } from '../../src/domain/run/run-messages.ts';
import { openDoubts } from '../../src/findings/doubts/contradictions.ts';
import { type AdjudicateResult, adjudicateCall } from '../../src/synthesis/adjudicate/adjudicate.ts';
import type { DoubtInput } from '../../src/threads/jobs/prepare.ts';
import type { CallArtifact, DoubtsArtifact } from '../common/artifact-bodies.ts';
import { artifactKinds } from '../common/artifact-kinds.ts';
import { callSynthesizer, giveUpPart, judgeInThread } from '../common/call-synthesizer.ts';
import type { ActivityDeps } from '../common/deps.ts';
import { inThread } from '../common/in-thread.ts';
import { loadArtifact } from '../common/load-artifacts.ts';
import { loadResponse, loadRun, seedOf } from '../common/load-run.ts';
import { campsIn } from '../common/synthesis.ts';

/** The parts that all calls of a run share. */
interface Common extends Pick<DoubtInput, 'claims' | 'camps'> {
  readonly run: SeededRunRow;
}

type Doubt = DoubtsArtifact[number];

/**
 * Asks yes/no questions about the doubts in several responses, in one call per response, and puts questions that are
 * still open to the other synthesizer in a second call. Fails only when all calls have ended and their answers are
 * stored, so that a repeat asks only for the missing ones.
 */
export function makeAskAgain(deps: ActivityDeps) {
  return async function askAgain({ runId, models }: ModelRefs): Promise<undefined> {
    const { db } = deps;
    const common = await loadCommon(db, runId);
    const doubts = await loadArtifact(db, runId, artifactKinds.doubts);
    const own = doubts.filter(({ sources }) => models.includes(modelOf(sources)));
    const ended = await Promise.allSettled(own.map((doubt) => askBoth(deps, common, doubt)));
    const failed = ended.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  };
}

function modelOf({ labels: [{ modelId }] }: Doubt['sources']): string {
  return modelId;
}

/**
 * Makes at most two calls that bring an answer. Our choice: a question that two models and two stages cannot answer
 * would not be answered by a third call.
 */
async function askBoth(deps: ActivityDeps, common: Common, doubt: Doubt): Promise<void> {
  const [first, second] = deps.synthesizers.label;
  // The second synthesizer is asked first, and the first one is its fallback. If the second one labelled alone, it is the other way round.
  const order: readonly (0 | 1)[] = doubt.labelledBy === second.modelId ? [0, 1] : [1, 0];
  const look = await ask(deps, common, doubt, { kind: artifactKinds.adjudication, order });
  if (!look?.ok) return;
  const open = openDoubts(doubt.sources, doubt, look.value);
  if (open.claimIds.length === 0) return;
  const other = look.synthesizer === first.modelId ? 1 : 0;
  await ask(
    deps,
    common,
    { ...doubt, ...open, caveats: [] },
    { kind: artifactKinds.secondAdjudication, order: [other] },
  );
}

/**
 * Our choice: a short wait for either synthesizer, because without an answer the label stays as it is, and the report
 * says so.
 */
const patience = 1 / 10;

async function ask(
  deps: ActivityDeps,
  common: Common,
  doubt: Doubt,
  {
    kind,
    order,
  }: { readonly kind: 'adjudication' | 'second_adjudication'; readonly order: readonly (0 | 1)[] },
): Promise<CallArtifact<AdjudicateResult> | null> {
  const ref = { runId: common.run.id, kind, shard: modelOf(doubt.sources) };
  const prepared = await inThread(deps, ref, 'prepareAdjudication', await inputOf(deps.db, common, doubt));
  if (!prepared.ok) await giveUpPart(deps, ref, adjudicateCall, prepared.reason);
  if (!prepared.ok || prepared.value.kind !== 'answer') return null;
  return await callSynthesizer(deps, {
    ...ref,
    order,
    patience,
    spec: adjudicateCall,
    messages: prepared.value.messages,
    judge: async (output) => {
      const input = await inputOf(deps.db, common, doubt);
      return await judgeInThread(deps, ref, 'judgeAdjudication', { ...input, output });
    },
  });
}

async function inputOf(
  db: Queryable,
  { run, claims, camps }: Common,
  { sources, claimIds, campIds, caveats = [] }: Doubt,
): Promise<DoubtInput> {
  return {
    ...exactlyOne(await loadResponse(db, run, modelOf(sources))),
    seed: seedOf(run),
    claims: claims.filter(({ claimId }) => claimIds.includes(claimId)),
    camps: camps.filter(({ campId }) => campIds.includes(campId)),
    caveats: caveats.flatMap(({ claimId, caveat }) =>
      claims
        .filter((claim) => claim.claimId === claimId)
        .map(({ statement }) => ({ claimId, statement, caveat })),
    ),
  };
}

async function loadCommon(db: Queryable, runId: string): Promise<Common> {
  return {
    run: await loadRun(db, runId),
    claims: (await loadArtifact(db, runId, artifactKinds.claims)).claims,
    camps: campsIn(await loadArtifact(db, runId, artifactKinds.camps)),
  };
}
