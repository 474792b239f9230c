import { ApplicationFailure } from '@temporalio/activity';
import type { Queryable } from '../../src/db/pool.ts';
import type { SeededRunRow } from '../../src/db/runs.ts';
import { exactlyOne } from '../../src/db/statement.ts';
import type { ModelRef, StepResult } from '../../src/domain/run/run-messages.ts';
import { labellingOrder } from '../../src/domain/run/synthesizer.ts';
import { labelCall } from '../../src/stages/label/label.ts';
import type { Questionnaire } from '../../src/threads/jobs/questionnaire.ts';
import type { JobResult } from '../../src/threads/jobs.ts';
import { artifactKinds } from '../common/artifact-kinds.ts';
import { callSynthesizer, giveUpPart, judgeInThread } from '../common/call-synthesizer.ts';
import type { ActivityDeps } from '../common/deps.ts';
import { type ArtifactRef, inThread } from '../common/in-thread.ts';
import { findShard, loadArtifact } from '../common/load-artifacts.ts';
import { loadResponse, loadRun, seedOf } from '../common/load-run.ts';
import { campsIn } from '../common/synthesis.ts';

/**
 * Records the stance of one response on every selected claim, and its camp, each with a verified span. The synthesizer
 * that did not extract the response is asked, and the other one only if it does not answer.
 */
export function makeLabelResponse(deps: ActivityDeps) {
  return async function labelResponse({ runId, modelId }: ModelRef): Promise<StepResult> {
    const run = await loadRun(deps.db, runId);
    const extraction = await findShard(deps.db, runId, artifactKinds.extract, modelId);
    if (!extraction?.ok) throw ApplicationFailure.nonRetryable(`${modelId} was not extracted`, 'internal');
    const questionnaire = await loadQuestionnaire(deps.db, run);
    const ref = { runId, kind: artifactKinds.label, shard: modelId };
    const prepared = await prepare(deps, run, ref, questionnaire);
    if ('outcome' in prepared) return prepared;
    const { messages, asked, reader } = prepared;
    const labels = await callSynthesizer(deps, {
      ...ref,
      order: labellingOrder(deps.synthesizers.label, extraction.synthesizer, reader),
      spec: labelCall,
      messages,
      judge: async (output) => {
        const response = exactlyOne(await loadResponse(deps.db, run, modelId));
        const { camps } = questionnaire;
        return await judgeInThread(deps, ref, 'judgeLabels', { ...response, asked, camps, output });
      },
    });
    return { outcome: labels.ok ? 'done' : 'failed' };
  };
}

async function loadQuestionnaire(db: Queryable, run: SeededRunRow): Promise<Questionnaire> {
  const { claims } = await loadArtifact(db, run.id, artifactKinds.claims);
  const camps = campsIn(await loadArtifact(db, run.id, artifactKinds.camps));
  return { seed: seedOf(run), claims, camps };
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
