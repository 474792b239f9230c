import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Long enough for a busy machine, and below mocha's own limit; a passing test waits for
 * milliseconds.
 */
const usualPatienceMs = 200_000;

/**
 * Waits for a condition, checking every 10 ms, and less often the longer it takes: a check may read
 * the log of a whole panel.
 * @throws Error that names the condition
 */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  patienceMs = usualPatienceMs,
): Promise<void> {
  const sinceMs = Date.now();
  while (!(await isSo())) {
    const waitedMs = Date.now() - sinceMs;
    if (waitedMs > patienceMs) throw new Error(`It did not come about in ${patienceMs} ms that ${what}.`);
    await sleep(Math.min(250, 10 + waitedMs / 20));
  }
}
