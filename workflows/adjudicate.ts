import { CancellationScope, proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import type { RunBudget } from '../src/domain/run/run-messages.ts';
import { synthesisOptions } from './common/activity-options.ts';
import { orElse } from './common/optional-steps.ts';

/**
 * Share of the synthesis's time for asking again. Our choice: the sections must be written, while a stance about which
 * nobody could be asked is attributed to nobody.
 */
const partOfTime = 1 / 4;

/**
 * Compares what two synthesizers found in each response, and asks both of them about everything that they have not found
 * alike, before anything is written. A failure here never costs a run its report: without answers, what only one has read
 * counts as read, what they differ on is attributed to nobody, and the report says so.
 */
export async function adjudicateReadings(runId: string, budget: RunBudget): Promise<void> {
  const { compareReadings, adjudicateQuestions, settleReadings } = proxyActivities<Activities>(
    synthesisOptions(budget, 'analyse'),
  );
  const compared = await orElse(null, () => compareReadings({ runId }));
  if (!compared) return;
  const lists = Array.from({ length: compared.lists }, (_, list) => list);
  const all = () =>
    Promise.all(lists.map((list) => orElse(null, () => adjudicateQuestions({ runId, list }))));
  await orElse(null, () => CancellationScope.withTimeout(budget.synthesisDeadlineMs * partOfTime, all));
  await orElse(null, () => settleReadings({ runId }));
}
