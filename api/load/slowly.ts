import { setTimeout as sleep } from 'node:timers/promises';

/** Refusals per second in one process, regardless of who asks: a tenth of what it can serve. */
const perSecond = 400;
const leastMs = 250;
/** Refusals that may wait, some 10 kB each. Any more are refused at once. */
const mostWaiting = 3_000;

let waiting = 0;

/**
 * Delays a refusal that cost nothing to decide. Otherwise a client that retries immediately would take up the
 * whole process. The delay grows with the number waiting, which keeps refusals per second constant, and is
 * randomised so that they do not all come back at once. At most 11 s.
 */
export async function slowly(): Promise<void> {
  if (waiting >= mostWaiting) return;
  waiting++;
  const meanMs = Math.max(leastMs, (waiting / perSecond) * 1000);
  await sleep(meanMs * (0.5 + Math.random()));
  waiting--;
}
