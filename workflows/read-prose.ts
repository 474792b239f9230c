import { CancellationScope, proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import type { LabelledRef, RunBudget } from '../src/domain/run/run-messages.ts';
import { synthesisOptions } from './common/activity-options.ts';
import { optional } from './common/optional-steps.ts';

/**
 * Share of the synthesis's time for reading. Our choice: code can make what nobody reads. Of less
 * time that is left, half is kept for that, so that a reader which hangs costs no run its report.
 */
const partOfTime = 1 / 4;

/**
 * Has the sections read by the synthesizer that did not write them. What is not read in time is
 * made by code, and the report says so.
 * @param leftMs until the deadline of the synthesis
 */
export async function readProse(known: LabelledRef, budget: RunBudget, leftMs: number): Promise<void> {
  const { readSections } = proxyActivities<Activities>(synthesisOptions(budget, 'write'));
  const readMs = Math.max(1, Math.min(budget.synthesisDeadlineMs * partOfTime, leftMs / 2));
  const isRead = await optional(async () => {
    await CancellationScope.withTimeout(readMs, () => readSections({ ...known, byReader: true }));
    return true;
  }, false);
  if (!isRead) await readSections({ ...known, byReader: false });
}
