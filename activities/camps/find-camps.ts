import { textPages } from '../../src/db/panel-rows.ts';
import type { ExtractedRef, FoundCamps } from '../../src/domain/run/run-messages.ts';
import { campsCall } from '../../src/stages/camps/find-camps.ts';
import { storeStep } from '../artifacts/store-step.ts';
import type { ActivityDeps } from '../common/deps.ts';
import { loadRun, seedOf } from '../common/load-run.ts';
import { runStage } from '../common/run-stage.ts';
import { loadPositions } from './positions.ts';
import { askQuestionType } from './question-type.ts';

/**
 * Finds the kind of the question, and the distinct answers that the responses give to it. If that
 * fails, the report has claims only. A task has no camps.
 */
export async function findCamps(deps: ActivityDeps, known: ExtractedRef): Promise<FoundCamps> {
  const { runId } = known;
  const ref = { runId, kind: 'camps', shard: '' } as const;
  const run = await loadRun(deps.db, runId);
  const [seed, question] = [seedOf(run), run.prompt];
  const classified = await askQuestionType(deps, run);
  if (classified?.type === 'task') {
    await saveNoCamps(deps, runId, classified.by);
    return { isTask: true };
  }
  const positions = await loadPositions(deps.db, known);
  await runStage(deps, {
    ...ref,
    stage: 'camps',
    input: () => ({ seed, question, questionType: classified?.type ?? 'other', positions }),
    texts: () => textPages(deps.db, runId),
  });
  return { isTask: false };
}

/** @param synthesizer the model that took the question for a task */
async function saveNoCamps({ db }: ActivityDeps, runId: string, synthesizer: string): Promise<void> {
  const value = { camps: [], members: [], sameCases: [] };
  await storeStep(db, {
    ...{ runId, kind: 'camps' },
    promptVersion: campsCall.promptVersion,
    madeFrom: 'task',
    body: {
      ...{ ok: true, value, synthesizer, handedOver: false, isDoubtful: false },
      ...{ calls: 0, reasks: 0, answers: [] },
    },
  });
}
