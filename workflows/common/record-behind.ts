import { ActivityFailure, ApplicationFailure, ChildWorkflowFailure } from '@temporalio/workflow';
import { recordBehind } from '../../src/domain/run/run-messages.ts';

/** Whether a step, also one of a child, found the record behind its workflow: an older backup was restored. */
export function isRecordBehind(error: unknown): boolean {
  if (error instanceof ActivityFailure || error instanceof ChildWorkflowFailure)
    return isRecordBehind(error.cause);
  return error instanceof ApplicationFailure && error.type === recordBehind;
}
