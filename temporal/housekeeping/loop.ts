import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

/**
 * Repeats a step with a pause until the signal aborts. A failed step is logged and repeated after
 * the same pause: its work is still in the database. A long step gets the signal, to end early.
 * @returns a promise that resolves once the signal has aborted and the current step is done
 */
export async function repeat(
  name: string,
  pauseMs: number,
  step: (signal: AbortSignal) => Promise<unknown>,
  { log, signal }: { log: Logger; signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    try {
      await step(signal);
    } catch (error) {
      log.warn({ step: name, err: error }, 'a housekeeping step failed and will be repeated');
    }
    await sleep(pauseMs, undefined, { signal }).catch(() => undefined); // Only the signal rejects this.
  }
}
