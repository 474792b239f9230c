import { setTimeout as sleep } from 'node:timers/promises';
import { retryAfterSeconds } from './failure.ts';

interface Patience {
  /** How long a request is repeated while the service is away or busy. */
  readonly patienceMs: number;
  /** Ends every request and wait. */
  readonly signal: AbortSignal;
}

/**
 * Our choice: a waiting poll takes 30 s, and a server that hangs should not hold a client for long.
 */
const requestTimeoutMs = 90_000;
/** Our choice: an export may have 172 long answers. */
const exportTimeoutMs = 600_000;
const firstPauseMs = 500;
const longestPauseMs = 10_000;

/**
 * A `fetch` that sends a request again while the service restarts or is busy. Reads are safe to
 * repeat, and so is a create, which has its idempotency key. A service that never answered is
 * rather a wrong address: the first failure is thrown.
 */
export function persistentFetch({ patienceMs, signal }: Patience): (request: Request) => Promise<Response> {
  let isKnown = false;
  return async (request) => {
    const end = performance.now() + patienceMs;
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      const timeoutMs = request.url.endsWith('/export') ? exportTimeoutMs : requestTimeoutMs;
      const ends = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      const answer = await fetch(request.clone(), { signal: ends }).catch((error: unknown) => error);
      const isAnswer = answer instanceof Response;
      isKnown ||= isAnswer;
      const waitMs = isAnswer ? (retryAfterSeconds(answer) ?? 0) * 1_000 : 0;
      const nextMs = Math.max(pauseMs, waitMs);
      const mayRepeat = isKnown && !signal.aborted && performance.now() + nextMs < end;
      if (isAnswer && !(mayRepeat && isPassing(request, answer))) return answer;
      if (!isAnswer && !mayRepeat) throw answer;
      if (isAnswer) await answer.body?.cancel();
      await sleep(nextMs, undefined, { signal });
    }
  };
}

/** Whether the same request may succeed later. What limits creates is for the caller to know. */
function isPassing({ method }: Request, { status }: Response): boolean {
  return status >= 500 || (status === 429 && method === 'GET');
}
