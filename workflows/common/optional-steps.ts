import { CancellationScope, isCancellation } from '@temporalio/workflow';
import { recordConflictIn } from './record-conflict.ts';

/**
 * The result of a step, or `otherwise` if it fails. Rethrows a cancellation of the run,
 * `record_behind` and `run_ended`.
 */
export async function optional<Result>(step: () => Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (isCancellation(error) && CancellationScope.current().consideredCancelled) throw error;
    if (recordConflictIn(error)) throw error;
    return otherwise;
  }
}
