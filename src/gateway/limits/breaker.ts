import type { ChatReply } from '../../domain/run/chat.ts';
import { type FailureClass, failurePolicies } from '../../domain/run/model-outcome.ts';

/**
 * Whether a model is worth a call: closed while it answers, open for a while after a failure of its provider, then half
 * open, when one call tries it. Times are milliseconds of one clock, which the caller reads.
 */
export interface Breaker {
  /** How long it is away for; 0 where a call may be made now. */
  readonly waitMs: (nowMs: number) => number;
  /** A call is being made. @returns whether it is the one that tries a model which was away */
  readonly begin: (nowMs: number) => boolean;
  /** @param reply null where the call was ended from our side */
  readonly end: (reply: ChatReply | null, nowMs: number) => void;
}

/** Our choices: a failure is soon tried again, one that lasts once a minute; a wrong key is mended by a person. */
const firstOpenMs = 5_000;
const longestOpenMs = 60_000;
/** How long others stay away while one call tries the model. */
const whileTriedMs = 5_000;

export function makeBreaker(): Breaker {
  let openUntilMs = 0;
  let openedTimes = 0;
  let trying = false;

  function open(retryAfterMs: number | null, nowMs: number, shortestMs: number): void {
    const alreadyOpen = openUntilMs > nowMs;
    // Calls that were under way together fail together: that is one failure.
    if (!alreadyOpen) openedTimes++;
    const backoffMs = Math.min(longestOpenMs, firstOpenMs * 2 ** (openedTimes - 1));
    openUntilMs = Math.max(openUntilMs, nowMs + (retryAfterMs ?? Math.max(backoffMs, shortestMs)));
  }

  return {
    waitMs: (nowMs) => (nowMs < openUntilMs ? openUntilMs - nowMs : trying ? whileTriedMs : 0),
    begin(nowMs) {
      trying = openedTimes > 0 && nowMs >= openUntilMs;
      return trying;
    },
    end(reply, nowMs) {
      trying = false;
      if (reply === null) return;
      if (reply.kind === 'failure' && isAway(reply.failure)) {
        open(reply.retryAfterMs, nowMs, failurePolicies[reply.failure].retry ? 0 : longestOpenMs);
      } else {
        openUntilMs = 0;
        openedTimes = 0;
      }
    },
  };
}

/** The provider can't or won't answer anybody; other failures are about one call, and show that it is there. */
function isAway(failure: FailureClass): boolean {
  return ['rate_limited', 'overloaded', 'timeout', 'network', 'auth', 'unknown_model'].includes(failure);
}
