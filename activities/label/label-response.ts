import type { Queryable } from '../../src/db/pool.ts';
import type { SeededRunRow } from '../../src/db/runs.ts';
import { exactlyOne } from '../../src/db/statement.ts';
import type { ModelRef, ModelRefs, StepResult } from '../../src/domain/run/run-messages.ts';
import type { Coder } from '../../src/findings/two-coders.ts';
import { labelCall } from '../../src/synthesis/label/label.ts';
import type { Questionnaire } from '../../src/threads/jobs/questionnaire.ts';
import type { JobResult } from '../../src/threads/jobs.ts';
import { artifactKinds } from '../common/artifact-kinds.ts';
import { callSynthesizer, giveUpPart, judgeInThread } from '../common/call-synthesizer.ts';
import type { ActivityDeps } from '../common/deps.ts';
import { type ArtifactRef, inThread } from '../common/in-thread.ts';
import { findShard, loadArtifact } from '../common/load-artifacts.ts';
import { loadResponse, loadRun, seedOf } from '../common/load-run.ts';
import { campsIn } from '../common/synthesis.ts';

/** The claims and camps on which every response is labelled, and the coder. */
type Common = Omit<Questionnaire, 'extracted'> & { readonly run: SeededRunRow };

const labelKinds = { first: artifactKinds.label, second: artifactKinds.secondLabel } as const;

/** Records the stance of one response on every selected claim, and its camp, each with a verified span. */
export function makeLabelResponse(deps: ActivityDeps) {
  return async function labelResponse({ runId, modelId }: ModelRef): Promise<StepResult> {
    return await label(deps, await loadCommon(deps.db, runId, 'first'), modelId);
  };
}

/**
 * Labels several responses with the second synthesizer, which does not see the first one's labels. Fails only when all
 * calls have ended and their labels are stored, so that a repeat asks only for the missing ones.
 */
export function makeLabelAgain(deps: ActivityDeps) {
  return async function labelAgain({ runId, models }: ModelRefs): Promise<undefined> {
    const asked = await loadCommon(deps.db, runId, 'second');
    const ended = await Promise.allSettled(models.map((modelId) => label(deps, asked, modelId)));
    const failed = ended.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  };
}

/** Our choice: a short wait, because the report can do without the second coder and then says so. */
const secondCoder = { order: [1], patience: 1 / 10 } as const;

async function loadCommon(db: Queryable, runId: string, coder: Coder): Promise<Common> {
  const run = await loadRun(db, runId);
  const { claims } = await loadArtifact(db, runId, artifactKinds.claims);
  const camps = campsIn(await loadArtifact(db, runId, artifactKinds.camps));
  return { run, seed: seedOf(run), claims, camps, coder };
}

async function label(deps: ActivityDeps, { run, ...common }: Common, modelId: string): Promise<StepResult> {
  const { coder } = common;
  const extraction = await findShard(deps.db, run.id, artifactKinds.extract, modelId);
  const extracted = extraction?.ok ? extraction.value.claims : [];
  const ref = { runId: run.id, kind: labelKinds[coder], shard: modelId };
  const prepared = await prepare(deps, run, ref, { ...common, extracted });
  if ('outcome' in prepared) return prepared;
  const { messages, asked } = prepared;
  const labels = await callSynthesizer(deps, {
    ...ref,
    ...(coder === 'second' ? secondCoder : {}),
    spec: labelCall,
    messages,
    judge: async (output) => {
      const response = exactlyOne(await loadResponse(deps.db, run, modelId));
      return await judgeInThread(deps, ref, 'judgeLabels', {
        ...response,
        asked,
        camps: common.camps,
        output,
      });
    },
  });
  return { outcome: labels.ok ? 'done' : 'failed' };
}

/** The prompt for the synthesizer, or the outcome of a response that needs no call. */
async function prepare(
  deps: ActivityDeps,
  run: SeededRunRow,
  ref: ArtifactRef,
  questionnaire: Questionnaire,
): Promise<Extract<JobResult<'prepareLabel'>, { kind: 'answer' }> | StepResult> {
  const [response] = await loadResponse(deps.db, run, ref.shard);
  if (!response) return { outcome: 'excluded' };
  const prepared = await inThread(deps, ref, 'prepareLabel', { ...response, ...questionnaire });
  if (prepared.ok) return prepared.value.kind === 'answer' ? prepared.value : { outcome: 'excluded' };
  await giveUpPart(deps, ref, labelCall, prepared.reason);
  return { outcome: 'failed' };
}
