import { ActivityCancellationType, type ActivityOptions } from '@temporalio/workflow';
import { slotWaitMs } from '../src/domain/limits.ts';
import type { RunBudget } from '../src/domain/run/run-messages.ts';
import { gatewayQueue, taskQueues } from '../src/domain/run/task-queues.ts';

// A worker's restart counts as a failed attempt, so no option limits attempts: provider failures are counted in the
// database, what can't succeed ends its step by itself, and time is what ends every other.

/**
 * Who goes first among the tasks that wait for one kind of worker: Temporal takes the lowest of 1 to 5, and within one
 * number the workspaces take turns. Later stages of older runs go before new ones, so that runs are finished one after the
 * other instead of all being half done (R-H09).
 */
const turns = { begin: 5, ask: 5, askAgain: 4, read: 4, analyse: 3, write: 2, end: 1 } as const;
type Turn = keyof typeof turns;

const priorityOf = (turn: Turn) => ({ priorityKey: turns[turn] });

/** Steps that only touch the database. They are repeated while it is away: what they write is safe to write again. */
const recordOptions: ActivityOptions = {
  taskQueue: taskQueues.research,
  // Whoever restores a database is done by then. What fails later is settled by housekeeping, from the record.
  scheduleToCloseTimeout: '30m',
  startToCloseTimeout: '20s', // A step is one transaction of short statements. One that goes on is safe beside its repeat.
  retry: { initialInterval: '200ms', backoffCoefficient: 2, maximumInterval: '10s' },
};

export const beginOptions: ActivityOptions = { ...recordOptions, priority: priorityOf('begin') };

/** What closes a panel or ends a run: it makes room. */
export const endOptions: ActivityOptions = { ...recordOptions, priority: priorityOf('end') };

/** Building the report reads every text of the panel and compares it with every sentence written, in a thread. */
export const assembleOptions: ActivityOptions = {
  ...endOptions,
  startToCloseTimeout: '4m',
  heartbeatTimeout: '1m', // Beats begin with the work in the thread, behind reads of the database that may take a while.
};

/**
 * The scope of a panel or a synthesis ends its steps. Their own limit, by which the server refuses a retry that would
 * come too late, lies this much behind it: if both fell on one moment, each step would end in two ways at once.
 */
const behindDeadlineMs = 5_000;

/** One panel model. */
export function askOptions(gateway: string, budget: RunBudget, late: boolean): ActivityOptions {
  return {
    priority: priorityOf(late ? 'askAgain' : 'ask'),
    taskQueue: gatewayQueue(gateway),
    // The wait for a place ends itself after placeWaitMs, the call after modelTimeoutMs; this is for a worker that is
    // alive and stuck.
    startToCloseTimeout: slotWaitMs + budget.modelTimeoutMs + 15_000,
    scheduleToCloseTimeout: budget.panelDeadlineMs + behindDeadlineMs,
    heartbeatTimeout: '20s', // Beats come every 5 s: four missed ones mean that the worker is gone.
    retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '30s' },
    // The default waits for a hung call to agree to its cancellation, past the panel's deadline.
    cancellationType: ActivityCancellationType.TRY_CANCEL,
  };
}

/** For pieces of work that wait for a thread and exceed their limit twice: without it, a short time-out of a call would begin the step again. */
const threadsMs = 200_000;

/** What a try that is stuck may have of the synthesis's time: less than half, so that there is time for a second one. */
const partOfOneTry = 0.45;

/**
 * One step of the synthesis: calls of a synthesizer, one after the other. It begins none for which the rest of its try is
 * too short (`activities/shared/room-for-calls.ts`), so this limit ends no call within its own time. By default there is room
 * for three calls that take all of theirs: 405 s = 3 × 120 s + 15 s to judge and store + 30 s to wait for places.
 */
export function synthesisOptions(budget: RunBudget, turn: 'read' | 'analyse' | 'write'): ActivityOptions {
  return {
    priority: priorityOf(turn),
    taskQueue: taskQueues.synthesis,
    startToCloseTimeout: Math.max(
      // Where the synthesis has little time, two calls fit in all the same.
      slotWaitMs + 2 * budget.modelTimeoutMs + 15_000,
      Math.min(
        4 * (slotWaitMs + budget.modelTimeoutMs) + threadsMs + 15_000,
        budget.synthesisDeadlineMs * partOfOneTry,
      ),
    ),
    scheduleToCloseTimeout: budget.synthesisDeadlineMs + behindDeadlineMs,
    heartbeatTimeout: '20s',
    retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '30s' },
    cancellationType: ActivityCancellationType.TRY_CANCEL,
  };
}
