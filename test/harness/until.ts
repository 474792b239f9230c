import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Long enough for a busy machine, and below mocha's own limit; a passing test waits for
 * milliseconds.
 */
const usualPatienceMs = 200_000;

/**
 * Waits for a condition, checking every few milliseconds.
 * @throws Error that names the condition
 */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  patienceMs = usualPatienceMs,
): Promise<void> {
  const deadlineMs = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > deadlineMs) throw new Error(`It did not come about in ${patienceMs} ms that ${what}.`);
    await sleep(10);
  }
}
