import { ActivityCancellationType, type ActivityOptions } from '@temporalio/workflow';
import { placeWaitMs } from '../src/domain/limits.ts';
import type { RunBudget } from '../src/domain/run-messages.ts';
import { gatewayQueue, taskQueues } from '../src/domain/task-queues.ts';

// A worker's restart counts as a failed attempt, so no option limits attempts: provider failures are counted in the
// database, what can't succeed ends its step by itself, and time is what ends every other.

/** Steps that only touch the database. They are repeated while it is away: what they write is safe to write again. */
export const recordOptions: ActivityOptions = {
  taskQueue: taskQueues.research,
  // Whoever restores a database is done by then. What fails later is settled by housekeeping, from the record.
  scheduleToCloseTimeout: '30m',
  startToCloseTimeout: '20s', // A step is one transaction, and the database gives up on a statement after 30 s at most.
  retry: { initialInterval: '200ms', backoffCoefficient: 2, maximumInterval: '10s' },
};

/** Building the report reads every text of the panel and compares it with every sentence written. */
export const assembleOptions: ActivityOptions = { ...recordOptions, startToCloseTimeout: '2m' };

/**
 * The scope of a panel or a synthesis ends its steps. Their own limit, by which the server refuses a retry that would
 * come too late, lies this much behind it: if both fell on one moment, each step would end in two ways at once.
 */
const behindDeadlineMs = 5_000;

/** One panel model. */
export function askOptions(gateway: string, budget: RunBudget): ActivityOptions {
  return {
    taskQueue: gatewayQueue(gateway),
    // The wait for a place ends itself after placeWaitMs, the call after modelTimeoutMs; this is for a worker that is
    // alive and stuck.
    startToCloseTimeout: placeWaitMs + budget.modelTimeoutMs + 15_000,
    scheduleToCloseTimeout: budget.panelDeadlineMs + behindDeadlineMs,
    heartbeatTimeout: '20s', // Beats come every 5 s: four missed ones mean that the worker is gone.
    retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '30s' },
    // The default waits for a hung call to agree to its cancellation, past the panel's deadline.
    cancellationType: ActivityCancellationType.TRY_CANCEL,
  };
}

/** One step of the synthesis: up to four calls of a synthesizer, one after the other. */
export function synthesisOptions(budget: RunBudget): ActivityOptions {
  return {
    taskQueue: taskQueues.synthesis,
    startToCloseTimeout: 4 * (placeWaitMs + budget.modelTimeoutMs) + 15_000,
    scheduleToCloseTimeout: budget.synthesisDeadlineMs + behindDeadlineMs,
    heartbeatTimeout: '20s',
    retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '30s' },
    cancellationType: ActivityCancellationType.TRY_CANCEL,
  };
}
