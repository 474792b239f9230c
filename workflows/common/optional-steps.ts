import { CancellationScope, isCancellation } from '@temporalio/workflow';

/** The result of a step, or `instead` if it fails. A cancellation of the run is passed on. */
export async function orElse<Result>(instead: Result, step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (isCancellation(error) && CancellationScope.current().consideredCancelled) throw error;
    return instead;
  }
}
