import { activityInfo, Context, type Info } from '@temporalio/activity';
import type { ActivityInterceptorsFactory } from '@temporalio/worker';
import { slotWaitMs } from '../../src/domain/limits.ts';
import type { RunBudget } from '../../src/domain/run/run-messages.ts';

/** Time that a try needs after a call: to judge its output and store the result. */
const behindCallMs = 15_000;

interface Try {
  readonly sinceMs: number;
  /** After how long Temporal ends it: its own time, or what is left of that of all tries. */
  readonly limitMs: number;
  /** How long it may take if it is not the last one. */
  readonly ownMs: number;
  answered: boolean;
}

const tries = new WeakMap<Context, Try>();

/**
 * Starts the clock of a try, from its first line: what it waits for and reads before its first call
 * is time that its calls no longer have.
 */
export const tryClock: ActivityInterceptorsFactory = (context) => {
  tryOf(context);
  return {};
};

export interface RoomForCalls {
  /**
   * How long a call may wait for its slot and still have its full time before Temporal ends this
   * try; 0 or less if it should be left to the next try. Until a call has been answered, the full
   * wait is allowed, unless no try follows.
   */
  readonly slotRoomMs: () => number;
  /** Time until a call has to begin that is to have its full time in this try. */
  readonly leftMs: () => number;
  /** Records that a call was answered: its result will be stored even if the try stops here. */
  readonly noteAnswer: () => void;
}

/**
 * Time that the current step has taken over all of its tries. The start of this try is known from
 * Temporal, the time since then from the process itself.
 */
export function elapsedMs(): number {
  const { scheduledTimestampMs, currentAttemptScheduledTimestampMs } = activityInfo();
  const { sinceMs } = tryOf(Context.current());
  return currentAttemptScheduledTimestampMs - scheduledTimestampMs + performance.now() - sinceMs;
}

/**
 * Time left in the running step. A call that starts too late would be paid for, cut off, and made
 * again.
 */
export function roomForCalls({ modelTimeoutMs }: RunBudget): RoomForCalls {
  const current = tryOf(Context.current());
  const { sinceMs, limitMs, ownMs } = current;
  const roomIn = (ms: number) => ms - Math.min(behindCallMs, ms / 10) - modelTimeoutMs;
  const leftMs = () => sinceMs + roomIn(limitMs) - performance.now();
  // No try follows it. Where no try has room for the longest call, short ones may still fit.
  const isCutShort = limitMs < ownMs && roomIn(ownMs) > 0;
  return {
    leftMs,
    slotRoomMs: () => (current.answered || isCutShort ? Math.min(slotWaitMs, leftMs()) : slotWaitMs),
    noteAnswer() {
      current.answered = true;
    },
  };
}

function tryOf(context: Context): Try {
  const known = tries.get(context);
  if (known) return known;
  const current = { sinceMs: performance.now(), ...limitOf(context.info), answered: false };
  tries.set(context, current);
  return current;
}

/**
 * Temporal does not tell for how long the try was queued, so both clocks are compared. If this
 * machine's clock is ahead, the time left is underestimated; if behind, the time in the queue is
 * not subtracted.
 */
function limitOf(info: Info): Pick<Try, 'limitMs' | 'ownMs'> {
  const { scheduledTimestampMs, currentAttemptScheduledTimestampMs: queuedAtMs } = info;
  const queuedMs = Math.max(0, Date.now() - queuedAtMs);
  const leftMs = info.scheduleToCloseTimeoutMs - (queuedAtMs - scheduledTimestampMs) - queuedMs;
  const ownMs = info.startToCloseTimeoutMs;
  return { limitMs: Math.min(ownMs, leftMs), ownMs };
}
