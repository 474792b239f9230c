import { saveArtifact } from '../src/db/artifacts.ts';
import type { SeededRunRow } from '../src/db/runs.ts';
import { exactlyOne } from '../src/db/statement.ts';
import type { ChatMessage } from '../src/domain/run/chat.ts';
import type { ModelRef, StepResult } from '../src/domain/run/run-messages.ts';
import { extractCall } from '../src/synthesis/extract/extract-claims.ts';
import { seededHash } from '../src/synthesis/prepare/seeded.ts';
import { artifactKinds } from './common/artifact-kinds.ts';
import { callSynthesizer, giveUpPart, judgeInThread } from './common/call-synthesizer.ts';
import type { ActivityDeps } from './common/deps.ts';
import { type ArtifactRef, inThread } from './common/in-thread.ts';
import { loadResponse, loadRun, seedOf } from './common/load-run.ts';

/**
 * Extracts the statements of one response, each with its verified span. Sets aside an empty response or a refusal.
 */
export function makeExtractClaims(deps: ActivityDeps) {
  return async function extractClaims({ runId, modelId }: ModelRef): Promise<StepResult> {
    const run = await loadRun(deps.db, runId);
    const ref = { runId, kind: artifactKinds.extract, shard: modelId };
    const messages = await prepare(deps, run, ref);
    if (!Array.isArray(messages)) return messages;
    const extraction = await callSynthesizer(deps, {
      ...ref,
      spec: extractCall,
      messages,
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
): Promise<ChatMessage[] | StepResult> {
  const [response] = await loadResponse(deps.db, run, ref.shard);
  if (!response) return { outcome: 'excluded' };
  const prepared = await inThread(deps, ref, 'prepareExtraction', { ...response, seed: seedOf(run) });
  if (!prepared.ok) {
    await giveUpPart(deps, ref, extractCall, prepared.reason);
    return { outcome: 'failed' };
  }
  if (prepared.value.kind === 'answer') return [...prepared.value.messages];
  await saveArtifact(deps.db, {
    ...ref,
    promptVersion: extractCall.promptVersion,
    inputHash: Buffer.from(seededHash(response.text), 'hex'),
    body: JSON.stringify({ ok: false, excluded: prepared.value.kind }),
  });
  return { outcome: 'excluded' };
}
