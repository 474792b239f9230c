import { CancellationScope, proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import type { RunBudget } from '../src/domain/run/run-messages.ts';
import { synthesisOptions } from './activity-options.ts';
import { batchesOf, orElse } from './optional-steps.ts';

/**
 * Share of the synthesis's time for asking again. Our choice: the sections must be written, while a label that was
 * not asked again just stays as it is.
 */
const partOfTime = 1 / 4;

/**
 * Asks again where labels and earlier stages contradict each other, and resolves the doubts before anything is
 * written. A failure here never costs a run its report: a label that could not be asked again stays as it is, and the
 * report says so.
 */
export async function resolveDoubts(runId: string, budget: RunBudget): Promise<void> {
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
