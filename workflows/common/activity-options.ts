import { ActivityCancellationType, type ActivityOptions } from '@temporalio/workflow';
import { slotWaitMs } from '../../src/domain/limits.ts';
import type { RunBudget } from '../../src/domain/run/run-messages.ts';
import { gatewayQueue, taskQueues } from '../../src/domain/run/task-queues.ts';

// A worker restart counts as a failed attempt, so no option limits the number of attempts. Provider
// failures are counted in the database, hopeless steps end themselves, and all others end by time.

/**
 * Order of waiting tasks: Temporal takes the lowest of 1 to 5, and within one number workspaces
 * take turns. Later stages go before earlier ones, so that runs are finished one after another
 * instead of all being half done (R-H09).
 */
const priorities = { begin: 5, ask: 5, askLate: 4, extract: 4, analyse: 3, write: 2, end: 1 } as const;
type Stage = keyof typeof priorities;

const priorityOf = (stage: Stage) => ({ priorityKey: priorities[stage] });

/**
 * Steps that only use the database. They are retried while it is away; their writes are idempotent.
 */
const recordOptions: ActivityOptions = {
  taskQueue: taskQueues.research,
  // Longer than restoring a database takes. Runs that still fail are settled by housekeeping, from
  // the record.
  scheduleToCloseTimeout: '30m',
  startToCloseTimeout: '20s', // A step is one transaction of short statements. If it is still running, its retry does no harm.
  retry: { initialInterval: '200ms', backoffCoefficient: 2, maximumInterval: '10s' },
};

export const beginOptions: ActivityOptions = { ...recordOptions, priority: priorityOf('begin') };

/** Steps that close a panel or end a run: they free resources. */
export const endOptions: ActivityOptions = { ...recordOptions, priority: priorityOf('end') };

/**
 * Building the report compares every text of the panel with every sentence written, in a thread.
 */
export const assembleOptions: ActivityOptions = {
  ...endOptions,
  startToCloseTimeout: '4m',
  heartbeatTimeout: '1m', // Longer than others: the work is done in a thread, but what it needs is sent there from here.
};

/**
 * The workflow's scope cancels the steps at the deadline. Each activity's scheduleToClose is a
 * little later, so that cancellation and timeout never race.
 */
const behindDeadlineMs = 5_000;

export function askOptions(gateway: string, budget: RunBudget, late: boolean): ActivityOptions {
  return {
    priority: priorityOf(late ? 'askLate' : 'ask'),
    taskQueue: gatewayQueue(gateway),
    // The wait for a slot ends after slotWaitMs and the call after modelTimeoutMs. This limit is
    // for a worker that is alive but stuck.
    startToCloseTimeout: slotWaitMs + budget.modelTimeoutMs + 15_000,
    scheduleToCloseTimeout: budget.panelDeadlineMs + behindDeadlineMs,
    heartbeatTimeout: '20s', // Heartbeats are sent every 10 s: two missed ones mean that the worker is gone.
    retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '30s' },
    // The default would wait for a hung call to acknowledge its cancellation, past the panel's
    // deadline.
    cancellationType: ActivityCancellationType.TRY_CANCEL,
  };
}

/**
 * Time for jobs that wait for a thread and exceed their limit twice. Without it, a short call
 * timeout would restart the step.
 */
const threadsMs = 200_000;

/**
 * Share of the synthesis's time for one try. Less than half, so that a stuck try leaves time for a
 * second one.
 */
const partOfOneTry = 0.45;

/**
 * Options for one step of the synthesis: calls one after the other, of several responses
 * concurrently. A step starts no call that would not fit into the rest of its try
 * (`activities/common/room-for-calls.ts`), so this limit never cuts off a call within its own time.
 * By default three calls fit that take all of theirs: 405 s are 3 × 120 s, 15 s to judge and store,
 * and 30 s to wait for slots.
 */
export function synthesisOptions(budget: RunBudget, stage: 'extract' | 'analyse' | 'write'): ActivityOptions {
  return {
    priority: priorityOf(stage),
    taskQueue: taskQueues.synthesis,
    startToCloseTimeout: Math.max(
      // Two calls fit even if the synthesis has little time.
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

/** Options for one step about several responses. */
export function responseOptions(budget: RunBudget, stage: 'extract' | 'analyse'): ActivityOptions {
  return { ...synthesisOptions(budget, stage), taskQueue: taskQueues.responses };
}
