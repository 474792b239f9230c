import { CancellationScope, isCancellation } from '@temporalio/workflow';

// Steps that a report can do without: they go in batches, and one that fails ends nothing.

/** The result of a step, or `instead` if it fails. A cancellation of the run is passed on. */
export async function orElse<Result>(instead: Result, step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (isCancellation(error) && CancellationScope.current().consideredCancelled) throw error;
    return instead;
  }
}

/**
 * How many responses a step takes. Each step is about 900 bytes of history: with one for each response, that of a `wide` run
 * would exceed its bound of 40 KB.
 */
const batchSize = 10;

export function batchesOf(models: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(models.length / batchSize) }, (_, index) =>
    models.slice(index * batchSize, (index + 1) * batchSize),
  );
}
