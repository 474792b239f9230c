import { CancellationScope, proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import type { RunBudget } from '../src/domain/run/run-messages.ts';
import { synthesisOptions } from './activity-options.ts';
import { batchesOf, orElse } from './optional-steps.ts';

/**
 * Share of the synthesis's time that the second coder may use for the sample, and again for all responses. Our choice: if
 * both are used up, half of the time is left for the parts that a report cannot do without.
 */
const partOfTime = 1 / 4;

/**
 * The steps of the second coder, whose labels are compared with the first's. None of them can cost a run its report: if one
 * fails or takes too long, there is less to compare, and the report says so.
 */
export function secondCoder(runId: string, budget: RunBudget) {
  const { drawSample, labelAgain, compareCoders } = proxyActivities<Activities>(
    synthesisOptions(budget, 'analyse'),
  );
  const label = async (models: readonly string[]): Promise<void> => {
    const all = () =>
      Promise.all(batchesOf(models).map((batch) => orElse(null, () => labelAgain({ runId, models: batch }))));
    await orElse(null, () => CancellationScope.withTimeout(budget.synthesisDeadlineMs * partOfTime, all));
  };
  const compare = async (sample: readonly string[], last: boolean): Promise<readonly string[]> =>
    (await orElse({ models: [] }, () => compareCoders({ runId, sample, last }))).models;
  return {
    /** Models whose responses are labelled twice. */
    drawSample: async (): Promise<readonly string[]> =>
      (await orElse({ models: [] }, () => drawSample({ runId }))).models,
    label,
    /** Decides which labels the report uses; labels all responses again if the coders agree too little. */
    async compare(sample: readonly string[]): Promise<void> {
      const left = await compare(sample, false);
      if (left.length === 0) return;
      await label(left);
      await compare(sample, true);
    },
  };
}
