import { setTimeout as sleep } from 'node:timers/promises';

/** Long enough for a busy machine, below mocha's own limit; a test that is right waits for milliseconds. */
const usualPatienceMs = 50_000;

/** Waits for a condition, which is looked at every few milliseconds. @throws Error that names what did not come about */
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
