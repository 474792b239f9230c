import { saveArtifact } from '../src/db/artifacts.ts';
import { exactlyOne } from '../src/db/statement.ts';
import type { ChatMessage } from '../src/domain/run/chat.ts';
import type { ModelRef, StepResult } from '../src/domain/run/run-messages.ts';
import { extractCall } from '../src/synthesis/extract/extract-claims.ts';
import { seededHash } from '../src/synthesis/prepare/seeded.ts';
import { artifactKinds } from './common/artifact-kinds.ts';
import { callSynthesizer, giveUpPart, judgeInThread } from './common/call-synthesizer.ts';
import type { ActivityDeps } from './common/deps.ts';
import { inThread } from './common/in-thread.ts';
import { loadResponse, loadRun, type RunMaterial } from './common/run-material.ts';

/**
 * Extracts the statements of one response, each with its verified span. Sets aside an empty response or a refusal.
 */
export function makeExtractClaims(deps: ActivityDeps) {
  return async function extractClaims({ runId, modelId }: ModelRef): Promise<StepResult> {
    const material = await loadRun(deps.db, runId);
    const ref = { runId, kind: artifactKinds.extract, shard: modelId };
    const messages = await prepare(deps, material, modelId);
    if (!Array.isArray(messages)) return messages;
    const read = await callSynthesizer(deps, {
      ...ref,
      spec: extractCall,
      messages,
      judge: async (output) => {
        const response = exactlyOne(await loadResponse(deps.db, material, modelId));
        return await judgeInThread(deps, ref, 'judgeExtraction', { ...response, output });
      },
    });
    return { outcome: read.ok ? 'done' : 'failed' };
  };
}

/** The prompt for the synthesizer, or the outcome of a response that needs no call. */
async function prepare(
  deps: ActivityDeps,
  material: RunMaterial,
  modelId: string,
): Promise<ChatMessage[] | StepResult> {
  const runId = material.run.id;
  const [response] = await loadResponse(deps.db, material, modelId);
  if (!response) return { outcome: 'excluded' };
  const ref = { runId, kind: artifactKinds.extract, shard: modelId };
  const prepared = await inThread(deps, ref, 'prepareExtraction', { ...response, seed: material.seed });
  if (!prepared.ok) {
    await giveUpPart(deps, ref, extractCall, prepared.reason);
    return { outcome: 'failed' };
  }
  if (prepared.value.kind === 'answer') return [...prepared.value.messages];
  await saveArtifact(deps.db, {
    runId,
    kind: artifactKinds.extract,
    shard: modelId,
    promptVersion: extractCall.promptVersion,
    inputHash: Buffer.from(seededHash(response.text), 'hex'),
    body: JSON.stringify({ ok: false, excluded: prepared.value.kind }),
  });
  return { outcome: 'excluded' };
}
