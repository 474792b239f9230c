import { ActivityFailure, ApplicationFailure, ChildWorkflowFailure } from '@temporalio/workflow';
import { recordBehind, runEnded } from '../../src/domain/run/run-messages.ts';

/**
 * How the record differs from what the workflow expects, as a step found, also one of a child: it
 * is behind, because an older backup was restored, or the run has ended. Null for any other
 * failure.
 */
export function recordConflictIn(error: unknown): typeof recordBehind | typeof runEnded | null {
  if (error instanceof ActivityFailure || error instanceof ChildWorkflowFailure)
    return recordConflictIn(error.cause);
  const type = error instanceof ApplicationFailure ? error.type : null;
  return type === recordBehind || type === runEnded ? type : null;
}
