import { setTimeout as sleep } from 'node:timers/promises';

/** Refusals a second, whoever asks however often: a tenth of what a process can give. */
const perSecond = 400;
const leastMs = 250;
/** How many may wait for theirs, some 10 kB each. Who comes on top is refused at once. */
const mostWaiting = 3_000;

let waiting = 0;

/**
 * Waits before a refusal that cost nothing to decide: a client that asks again as soon as it is refused would have the
 * process for itself. The more wait, the longer, so that the refusals of a second keep their number; each by another
 * time, so that they do not come all at once. At most 11 s.
 */
export async function slowly(): Promise<void> {
  if (waiting >= mostWaiting) return;
  waiting++;
  const meanMs = Math.max(leastMs, (waiting / perSecond) * 1000);
  await sleep(meanMs * (0.5 + Math.random()));
  waiting--;
}
