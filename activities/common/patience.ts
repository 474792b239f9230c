import { ApplicationFailure, activityInfo } from '@temporalio/activity';
import { ApplicationFailureCategory } from '@temporalio/common';
import type { Synthesizer } from '../../src/domain/run/synthesizer.ts';
import type { ActivityDeps } from './deps.ts';
import { elapsedMs } from './room-for-calls.ts';
import { delayMs, soonestMs } from './synthesizers.ts';

/** How long a stage waits for its call. */
export interface Patience {
  /** Share of the synthesis's time that the part may wait; default: half. */
  readonly waitShare?: number;
  /**
   * Share of the synthesis's time after which the call is no longer started, counted from the
   * scheduling of the activity, because a report can do without it.
   */
  readonly beginShare?: number;
}

/**
 * Our choice, of what a report can do without: a short wait, and no call late in the synthesis.
 */
export const optionalPart = { waitShare: 1 / 20, beginShare: 1 / 4 } as const satisfies Patience;

/**
 * Our choice: a part that has waited for half of the synthesis's time is given up and reported as
 * missing, rather than costing the run its report. Half of that if the calls timed out, because
 * each timeout is the longest possible wait.
 */
const usualWaitShare = 1 / 2;
const shareWithTimeouts = 1 / 2;

export function hasTimeToBegin({ budget }: ActivityDeps, { beginShare }: Patience): boolean {
  return beginShare === undefined || elapsedMs() <= budget.synthesisDeadlineMs * beginShare;
}

/**
 * Whether the part may wait longer, measured by Temporal's clock at both ends, independent of this
 * machine's. One with a share of its own is not waited for beyond it, even if a synthesizer asks
 * for a longer wait.
 * @param isPaid whether this try has paid for an answer that was of no use, and its time counts too
 */
export function hasPatience(
  later: string,
  deps: ActivityDeps,
  { waitShare }: Patience,
  asked: readonly Synthesizer[],
  isPaid: boolean,
): boolean {
  const { scheduledTimestampMs, currentAttemptScheduledTimestampMs } = activityInfo();
  const waitedMs = currentAttemptScheduledTimestampMs - scheduledTimestampMs;
  const part = (waitShare ?? usualWaitShare) * (later === 'timeout' ? shareWithTimeouts : 1);
  const leftMs = deps.budget.synthesisDeadlineMs * part - (isPaid ? elapsedMs() : waitedMs);
  return leftMs > (waitShare === undefined ? 0 : soonestMs(deps, asked));
}

/** How long a part may still wait within this try. */
export function partWaitLeftMs({ budget }: ActivityDeps, { waitShare = usualWaitShare }: Patience): number {
  return budget.synthesisDeadlineMs * waitShare - elapsedMs();
}

/** Retries as soon as either synthesizer may answer. */
export function retryLater(
  later: string,
  deps: ActivityDeps,
  asked: readonly Synthesizer[],
): ApplicationFailure {
  const nextRetryDelay = delayMs(soonestMs(deps, asked));
  return ApplicationFailure.create({
    message: `the synthesizers: ${later}`,
    type: later,
    category: ApplicationFailureCategory.BENIGN,
    nextRetryDelay,
  });
}
