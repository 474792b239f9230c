import { readFileSync } from 'node:fs';
import type { Logger } from 'pino';

const lookEveryMs = 10_000;
/** Our choice: often enough to be seen, and no flood. */
const remindAfterMs = 60_000;

/** What Linux has given a thread so far, in milliseconds. */
interface Given {
  readonly ranMs: number;
  /** Ready to run, without a processor. */
  readonly waitedMs: number;
}

/**
 * Warns while the main thread waits for a processor longer than it runs, and for half of the time
 * or more: everything is slow then, and nothing is broken. Says nothing where the system doesn't
 * count it.
 */
export function watchStarvation(log: Pick<Logger, 'warn'>): void {
  let before = givenToThread();
  let saidMs = -Infinity;
  setInterval(() => {
    const now = givenToThread();
    const since = before && now && tooLittle(before, now, lookEveryMs);
    before = now;
    if (!since || performance.now() - saidMs < remindAfterMs) return;
    saidMs = performance.now();
    log.warn(
      { ...since },
      'too little processor time: this process waits for a processor longer than it runs',
    );
  }, lookEveryMs).unref();
}

/** @returns what it was given between two looks if that was too little, otherwise null */
export function tooLittle(before: Given, now: Given, betweenMs: number): Given | null {
  const [ranMs, waitedMs] = [now.ranMs - before.ranMs, now.waitedMs - before.waitedMs];
  return waitedMs > ranMs && waitedMs >= betweenMs / 2 ? { ranMs, waitedMs } : null;
}

/** Of the main thread; null where there is no such count. */
export function givenToThread(): Given | null {
  try {
    const [ran, waited] = readFileSync('/proc/self/schedstat', 'utf8').split(' ');
    return { ranMs: Math.round(Number(ran) / 1e6), waitedMs: Math.round(Number(waited) / 1e6) };
  } catch {
    return null;
  }
}
