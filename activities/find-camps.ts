import type { RunRef, StepReceipt } from '../src/domain/run-messages.ts';
import { campsMessages, campsStage, checkCamps } from '../src/synthesis/camps.ts';
import { callStage } from './call-stage.ts';
import type { ActivityDeps } from './deps.ts';
import { indexCopies, loadReadPanel } from './run-material.ts';
import { campsStage as artifact } from './stages.ts';

/** Finds the distinct answers that the responses give to the question. Without them the report has claims alone. */
export function makeFindCamps(deps: ActivityDeps) {
  return async function findCamps({ runId }: RunRef): Promise<StepReceipt> {
    const panel = await loadReadPanel(deps.db, runId);
    const { seed, question, readings } = panel;
    const positions = readings.map(({ alias, result }) => ({
      alias,
      position: result.position,
      recommendedOption: result.recommendedOption,
    }));
    const camps = await callStage(deps, {
      runId,
      artifact,
      shard: '',
      stage: campsStage,
      messages: campsMessages({ seed, question, positions }),
      check: checkCamps({ question, positions, copies: indexCopies(panel) }),
    });
    return { outcome: camps.ok ? 'done' : 'failed' };
  };
}
