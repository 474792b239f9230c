import { activityInfo, Context } from '@temporalio/activity';
import { slotWaitMs } from '../../src/domain/limits.ts';
import type { RunBudget } from '../../src/domain/run/run-messages.ts';

/** What is left of a try behind a call: time to judge its output, and to store what came of it. */
const behindCallMs = 15_000;

const tries = new WeakMap<Context, { readonly sinceMs: number; answered: boolean }>();

export interface RoomForCalls {
  /**
   * How long a call may wait for its place, so that it has its whole time after that before Temporal ends this try;
   * 0 or less where it is to be left to the next try. The first calls of a try always may.
   */
  readonly patienceMs: () => number;
  /** A call was answered: a try that goes no further has not been in vain. */
  readonly noteAnswer: () => void;
}

/** Of the step that is running: a call that was begun too late would be paid for, ended, and made again. */
export function roomForCalls({ modelTimeoutMs }: RunBudget): RoomForCalls {
  const context = Context.current();
  const limitMs = activityInfo().startToCloseTimeoutMs;
  const current = tries.get(context) ?? { sinceMs: performance.now(), answered: false };
  tries.set(context, current);
  return {
    patienceMs() {
      if (!current.answered) return slotWaitMs;
      const leftMs = current.sinceMs + limitMs - performance.now();
      return Math.min(slotWaitMs, leftMs - Math.min(behindCallMs, limitMs / 10) - modelTimeoutMs);
    },
    noteAnswer() {
      current.answered = true;
    },
  };
}
