import type { RunRef, StepReceipt } from '../src/domain/run/run-messages.ts';
import { campsMessages, campsStage } from '../src/synthesis/camps/find-camps.ts';
import { campsStage as artifact } from './shared/artifact-kinds.ts';
import { callStage, giveUpPart, judgeInThread } from './shared/call-stage.ts';
import type { ActivityDeps } from './shared/deps.ts';
import { inThread } from './shared/in-thread.ts';
import { inTurn } from './shared/in-turn.ts';
import { loadReadPanel, textPages } from './shared/run-material.ts';

/** Finds the distinct answers that the responses give to the question. Without them the report has claims alone. */
export function makeFindCamps(deps: ActivityDeps) {
  return async function findCamps({ runId }: RunRef): Promise<StepReceipt> {
    const place = { runId, artifact, shard: '' };
    const texts = () => textPages(deps.db, runId);
    const { seed, question, readings } = await inTurn(runId, () => loadReadPanel(deps.db, runId));
    const models = readings.map(({ modelId }) => modelId);
    const named = await inThread(deps, place, 'nameResponses', { seed, models }, texts);
    if (!named.ok) {
      await giveUpPart(deps, place, campsStage, named.reason);
      return { outcome: 'failed' };
    }
    const positions = readings.map(({ modelId, result }) => ({
      alias: named.value.get(modelId) ?? '',
      position: result.position,
      recommendedOption: result.recommendedOption,
    }));
    const camps = await callStage(deps, {
      ...place,
      stage: campsStage,
      messages: campsMessages({ seed, question, positions }),
      judge: (output) => judgeInThread(deps, place, 'judgeCamps', { output, question, positions }, texts),
    });
    return { outcome: camps.ok ? 'done' : 'failed' };
  };
}
