import { saveArtifact } from '../src/db/artifacts.ts';
import type { SeededRunRow } from '../src/db/runs.ts';
import { exactlyOne } from '../src/db/statement.ts';
import type { ModelRef, StepResult } from '../src/domain/run/run-messages.ts';
import { readingOrder } from '../src/domain/run/synthesizer.ts';
import { extractCall } from '../src/stages/extract/extract-claims.ts';
import { seededHash } from '../src/stages/prepare/seeded.ts';
import type { JobResult } from '../src/threads/jobs.ts';
import { artifactKinds } from './common/artifact-kinds.ts';
import { callSynthesizer, giveUpPart, judgeInThread } from './common/call-synthesizer.ts';
import type { ActivityDeps } from './common/deps.ts';
import { type ArtifactRef, inThread } from './common/in-thread.ts';
import { loadResponse, loadRun, seedOf } from './common/load-run.ts';

/**
 * Extracts the statements of one response, each with its verified span. Sets aside an empty response or a refusal. For
 * half of the responses the first synthesizer extracts and the second labels, for the others it is the other way round.
 */
export function makeExtractClaims(deps: ActivityDeps) {
  return async function extractClaims({ runId, modelId }: ModelRef): Promise<StepResult> {
    const run = await loadRun(deps.db, runId);
    const ref = { runId, kind: artifactKinds.extract, shard: modelId };
    const prepared = await prepare(deps, run, ref);
    if ('outcome' in prepared) return prepared;
    const extraction = await callSynthesizer(deps, {
      ...ref,
      order: readingOrder(prepared.reader),
      spec: extractCall,
      messages: prepared.messages,
      judge: async (output) => {
        const response = exactlyOne(await loadResponse(deps.db, run, modelId));
        return await judgeInThread(deps, ref, 'judgeExtraction', { ...response, output });
      },
    });
    return { outcome: extraction.ok ? 'done' : 'failed' };
  };
}

/** The prompt for the synthesizer, or the outcome of a response that needs no call. */
async function prepare(
  deps: ActivityDeps,
  run: SeededRunRow,
  ref: ArtifactRef,
): Promise<Extract<JobResult<'prepareExtraction'>, { kind: 'answer' }> | StepResult> {
  const [response] = await loadResponse(deps.db, run, ref.shard);
  if (!response) return { outcome: 'excluded' };
  const prepared = await inThread(deps, ref, 'prepareExtraction', { ...response, seed: seedOf(run) });
  if (!prepared.ok) {
    await giveUpPart(deps, ref, extractCall, prepared.reason);
    return { outcome: 'failed' };
  }
  if (prepared.value.kind === 'answer') return prepared.value;
  await saveArtifact(deps.db, {
    ...ref,
    promptVersion: extractCall.promptVersion,
    inputHash: Buffer.from(seededHash(response.text), 'hex'),
    body: JSON.stringify({ ok: false, excluded: prepared.value.kind }),
  });
  return { outcome: 'excluded' };
}
