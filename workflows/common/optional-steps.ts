import { CancellationScope, isCancellation } from '@temporalio/workflow';
import { isRecordBehind } from './record-behind.ts';

/** The result of a step, or `instead` if it fails. A cancellation of the run is passed on, and that the record is behind. */
export async function orElse<Result>(instead: Result, step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (isCancellation(error) && CancellationScope.current().consideredCancelled) throw error;
    if (isRecordBehind(error)) throw error;
    return instead;
  }
}
