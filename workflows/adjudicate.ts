import { CancellationScope, proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import type { BatchInput, RunBudget } from '../src/domain/run/run-messages.ts';
import { synthesisOptions } from './common/activity-options.ts';
import { optional } from './common/optional-steps.ts';

/**
 * Share of the synthesis's time for asking again about a batch. Our choice: the sections must be
 * written, while a stance about which nobody could be asked is attributed to nobody.
 */
const partOfTime = 1 / 4;

/**
 * Compares what two synthesizers found in each response of a batch, and asks both of them about
 * everything that they have not found alike. A failure here never costs a run its report: without
 * answers, what only one has read counts as read, what they differ on is attributed to nobody, and
 * the report says so.
 * @returns whether the batch was compared
 */
export async function adjudicateBatch(input: BatchInput, budget: RunBudget): Promise<boolean> {
  const { compareReadings, adjudicateQuestions } = proxyActivities<Activities>(
    synthesisOptions(budget, 'analyse'),
  );
  const { runId, batch } = input;
  const compared = await optional(() => compareReadings(input), null);
  if (!compared) return false;
  const lists = Array.from({ length: compared.lists }, (_, list) => list);
  const all = () =>
    Promise.all(lists.map((list) => optional(() => adjudicateQuestions({ runId, batch, list }), null)));
  await optional(() => CancellationScope.withTimeout(budget.synthesisDeadlineMs * partOfTime, all), null);
  return true;
}
