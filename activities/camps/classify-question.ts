import type { RunRef } from '../../src/domain/run/run-messages.ts';
import type { ActivityDeps } from '../common/deps.ts';
import { loadRun } from '../common/load-run.ts';
import { askQuestionType } from './question-type.ts';

/**
 * Finds the kind of the question while the panel answers: it needs no answer. `findCamps` uses what
 * is stored.
 */
export function makeClassifyQuestion(deps: ActivityDeps) {
  return async function classifyQuestion({ runId }: RunRef): Promise<undefined> {
    await askQuestionType(deps, await loadRun(deps.db, runId));
  };
}
