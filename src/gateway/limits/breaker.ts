import type { ChatReply } from '../../domain/run/chat.ts';
import { type FailureClass, failurePolicies } from '../../domain/run/model-outcome.ts';

/**
 * A circuit breaker for one model: closed while it answers, open for a while after a failure of its
 * provider, then half open, when a single call tries it. Times are milliseconds of one clock, read
 * by the caller.
 */
export interface Breaker {
  /** Time until the next call may be made; 0: now. */
  readonly waitMs: (nowMs: number) => number;
  /**
   * Records the start of a call.
   * @returns true if it is the trial call to a model that was away
   */
  readonly begin: (nowMs: number) => boolean;
  /**
   * @param reply null if the call was ended from our side
   * @param isTrial what `begin` has said of this call: an older one does not end the trial
   */
  readonly end: (reply: ChatReply | null, nowMs: number, isTrial: boolean) => void;
}

/**
 * Our choices: a failure is retried soon, and a lasting one once a minute. A wrong key waits for an
 * operator anyway.
 */
const firstOpenMs = 5_000;
const longestOpenMs = 60_000;
/** How long other calls wait while one call tries the model. */
const whileTriedMs = 5_000;

/** One breaker for each model, made when it is first asked for. */
export function makeBreakers(): (model: { readonly modelId: string }) => Breaker {
  const breakers = new Map<string, Breaker>();
  return ({ modelId }) => {
    const breaker = breakers.get(modelId) ?? makeBreaker();
    breakers.set(modelId, breaker);
    return breaker;
  };
}

export function makeBreaker(): Breaker {
  let openUntilMs = 0;
  let openedTimes = 0;
  let trying = false;

  function open(retryAfterMs: number | null, nowMs: number, shortestMs: number): void {
    const alreadyOpen = openUntilMs > nowMs;
    // Calls that were in progress together fail together; that counts as one failure.
    if (!alreadyOpen) openedTimes++;
    const backoffMs = Math.min(longestOpenMs, firstOpenMs * 2 ** (openedTimes - 1));
    openUntilMs = Math.max(openUntilMs, nowMs + (retryAfterMs ?? Math.max(backoffMs, shortestMs)));
  }

  return {
    waitMs(nowMs) {
      if (nowMs < openUntilMs) return openUntilMs - nowMs;
      return trying ? whileTriedMs : 0;
    },
    begin(nowMs) {
      const isTrial = openedTimes > 0 && nowMs >= openUntilMs;
      trying ||= isTrial;
      return isTrial;
    },
    end(reply, nowMs, isTrial) {
      if (isTrial) trying = false;
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

/**
 * True if the provider cannot or will not answer any call. Other failures concern a single call,
 * and show that the provider is up.
 */
function isAway(failure: FailureClass): boolean {
  return ['rate_limited', 'overloaded', 'timeout', 'network', 'auth', 'unknown_model'].includes(failure);
}
