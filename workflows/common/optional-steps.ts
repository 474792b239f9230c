import { CancellationScope, isCancellation } from '@temporalio/workflow';
import { foundRecord } from './record-behind.ts';

/**
 * The result of a step, or `instead` if it fails. Rethrows a cancellation of the run,
 * `record_behind` and `run_ended`.
 */
export async function orElse<Result>(instead: Result, step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (isCancellation(error) && CancellationScope.current().consideredCancelled) throw error;
    if (foundRecord(error)) throw error;
    return instead;
  }
}
