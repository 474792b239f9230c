import { CancellationScope, isCancellation, proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import type { RunBudget } from '../src/domain/run/run-messages.ts';
import { synthesisOptions } from './activity-options.ts';

/**
 * Our choice: the part of the synthesis's time that the second coder may have for a sample, and again for all responses.
 * With both parts used up, half of the time is left for what a report can't do without.
 */
const partOfTime = 1 / 4;

/**
 * The steps of the coder whose labels are compared with the first's. None of them costs a run its report: where one fails
 * or takes too long, there is less to compare, and the report says so.
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
    /** Settles which labels the report is made from; labels all responses again where the coders agree too little. */
    async compare(sample: readonly string[]): Promise<void> {
      const left = await compare(sample, false);
      if (left.length === 0) return;
      await label(left);
      await compare(sample, true);
    },
  };
}

/** Each step is about 900 bytes of history: one for each response made a `wide` run a quarter larger. */
const batchSize = 5;

function batchesOf(models: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(models.length / batchSize) }, (_, index) =>
    models.slice(index * batchSize, (index + 1) * batchSize),
  );
}

/** What a step gives, or else this; a cancellation of the whole goes through. */
async function orElse<Result>(instead: Result, step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (isCancellation(error) && CancellationScope.current().consideredCancelled) throw error;
    return instead;
  }
}
