import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

/**
 * Repeats a step with a pause until told to stop. A step that fails is logged and tried again after the same pause:
 * what it is for is still in the database.
 * @returns a promise that ends when the signal has come and the step under way is done
 */
export async function repeat(
  name: string,
  pauseMs: number,
  step: () => Promise<unknown>,
  { log, signal }: { log: Logger; signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    try {
      await step();
    } catch (error) {
      log.warn({ step: name, err: error }, 'a housekeeping step failed and will be repeated');
    }
    await sleep(pauseMs, undefined, { signal }).catch(() => undefined); // The signal ends the pause, nothing else.
  }
}
