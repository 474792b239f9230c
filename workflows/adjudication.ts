import { CancellationScope, proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import type { RunBudget } from '../src/domain/run/run-messages.ts';
import { synthesisOptions } from './activity-options.ts';
import { batchesOf, orElse } from './optional-steps.ts';

/** Share of the synthesis's time for asking again. Our choice: labels stand if it is too short, while sections must be written. */
const partOfTime = 1 / 4;

/**
 * Asks again what labels and earlier stages contradict each other on, and settles it before anything is written. It costs no
 * run its report: what could not be asked stands as labelled, and the report says so.
 */
export async function settleDoubts(runId: string, budget: RunBudget): Promise<void> {
  const { findDoubts, askAgain, settleLabels } = proxyActivities<Activities>(
    synthesisOptions(budget, 'analyse'),
  );
  const { models } = await orElse({ models: [] }, () => findDoubts({ runId }));
  if (models.length === 0) return;
  const all = () =>
    Promise.all(batchesOf(models).map((batch) => orElse(null, () => askAgain({ runId, models: batch }))));
  await orElse(null, () => CancellationScope.withTimeout(budget.synthesisDeadlineMs * partOfTime, all));
  await orElse(null, () => settleLabels({ runId }));
}
