import { saveArtifact } from '../src/db/artifacts.ts';
import { only } from '../src/db/statement.ts';
import type { ChatMessage } from '../src/domain/run/chat.ts';
import type { ModelRef, StepReceipt } from '../src/domain/run/run-messages.ts';
import { readStage } from '../src/synthesis/extract/extract-claims.ts';
import { seededHash } from '../src/synthesis/prepare/seeded.ts';
import { readStage as artifact } from './shared/artifact-kinds.ts';
import { callStage, giveUpPart, judgeInThread } from './shared/call-stage.ts';
import type { ActivityDeps } from './shared/deps.ts';
import { inThread } from './shared/in-thread.ts';
import { loadResponse, loadRun, type RunMaterial } from './shared/run-material.ts';

/** Lists what one response says, each statement with its verified place; sets an empty or refusing one aside. */
export function makeReadAnswer(deps: ActivityDeps) {
  return async function readAnswer({ runId, modelId }: ModelRef): Promise<StepReceipt> {
    const material = await loadRun(deps.db, runId);
    const place = { runId, artifact, shard: modelId };
    const messages = await prepare(deps, material, modelId);
    if (!Array.isArray(messages)) return messages;
    const read = await callStage(deps, {
      ...place,
      stage: readStage,
      messages,
      judge: async (output) => {
        const response = only(await loadResponse(deps.db, material, modelId));
        return await judgeInThread(deps, place, 'judgeRead', { ...response, output });
      },
    });
    return { outcome: read.ok ? 'done' : 'failed' };
  };
}

/** What is said to the synthesizer; or what became of a response that none is asked about. */
async function prepare(
  deps: ActivityDeps,
  material: RunMaterial,
  modelId: string,
): Promise<ChatMessage[] | StepReceipt> {
  const runId = material.run.id;
  const [response] = await loadResponse(deps.db, material, modelId);
  if (!response) return { outcome: 'excluded' };
  const place = { runId, artifact, shard: modelId };
  const prepared = await inThread(deps, place, 'prepareRead', { ...response, seed: material.seed });
  if (!prepared.ok) {
    await giveUpPart(deps, place, readStage, prepared.reason);
    return { outcome: 'failed' };
  }
  if (prepared.value.kind === 'answer') return [...prepared.value.messages];
  await saveArtifact(deps.db, {
    runId,
    stage: artifact,
    shard: modelId,
    promptVersion: readStage.promptVersion,
    inputHash: Buffer.from(seededHash(response.text), 'hex'),
    body: JSON.stringify({ ok: false, excluded: prepared.value.kind }),
  });
  return { outcome: 'excluded' };
}
