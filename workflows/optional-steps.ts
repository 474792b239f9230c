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

/** Each step is about 900 bytes of history: one for each response made a `wide` run a quarter larger. */
export function batchesOf(models: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(models.length / size) }, (_, index) =>
    models.slice(index * size, (index + 1) * size),
  );
}
