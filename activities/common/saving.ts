import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isFinalError } from '../../src/db/final-error.ts';
import { unlessAborted } from '../../src/gateway/limits/unless-aborted.ts';

/**
 * Keeps what was paid for while the database refuses to store it, for example on a full disk. What
 * is held is bounded by the calls that can be under way at once: no new one begins until something
 * could be stored again.
 */
export interface Saving {
  /**
   * Resolves once the database stores again. Throws if that takes long, so that the step is
   * repeated: its call would be cut off by the end of its try. Throws the signal's reason if it
   * aborts first.
   */
  readonly untilStoring: (signal: AbortSignal) => Promise<void>;
  /**
   * Stores a result. While the database refuses, the result is held and stored later, even if the
   * step that waits for it is ended meanwhile: its repeat finds it by `held`.
   * @param key of the result in this process
   * @throws the error of a statement that every repeat would meet again, or the last error, once a
   * result was held for an hour; the signal's reason if it aborts
   */
  readonly store: <Result>(key: string, save: () => Promise<Result>, signal: AbortSignal) => Promise<Result>;
  /** Waits for a result that an earlier try of the step holds, if there is one. */
  readonly held: (key: string, signal: AbortSignal) => Promise<void>;
}

type SavingLog = Pick<Logger, 'error' | 'warn' | 'info'>;

const firstWaitMs = 250;
/** So what is held is stored at most this long after the database stores again. */
const maxWaitMs = 4_000;
/**
 * Our choice: longer than a run may take by default, so that a result which nobody needs any more
 * is let go.
 */
const heldAtMostMs = 3_600_000;

/** Our choice: a try has 15 s beside its calls. */
const storingWaitMs = 10_000;

/** One per worker process, because what one step learns of the database holds for all. */
export function makeSaving(
  log: SavingLog,
  { heldForMs = heldAtMostMs, waitMs = storingWaitMs }: { heldForMs?: number; waitMs?: number } = {},
): Saving {
  const saves = new Map<string, Promise<unknown>>();
  const refused = new Set<string>();
  let storing: PromiseWithResolvers<void> | null = null;

  function noteRefusal(key: string, error: unknown): void {
    refused.add(key);
    if (storing) return;
    storing = Promise.withResolvers();
    log.warn({ err: error }, 'the database refuses to store: results are held, and no model is asked');
  }

  function noteStored(): void {
    if (!storing) return;
    log.info({ held: refused.size }, 'the database stores again');
    storing.resolve();
    storing = null;
  }

  async function untilStored<Result>(key: string, save: () => Promise<Result>): Promise<Result> {
    const endMs = performance.now() + heldForMs;
    try {
      for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, maxWaitMs)) {
        try {
          const result = await save();
          refused.delete(key);
          noteStored();
          return result;
        } catch (error) {
          if (isFinalError(error) || performance.now() > endMs) throw error;
          noteRefusal(key, error);
        }
        await sleep(waitMs * (1 + Math.random() / 4)); // Spread, so that a database that is back is not met by all at once.
      }
    } finally {
      saves.delete(key);
      if (refused.delete(key) && refused.size === 0) noteStored(); // Nobody else would notice that it stores again.
    }
  }

  return {
    async untilStoring(signal) {
      if (!storing) return;
      const late = AbortSignal.timeout(waitMs);
      while (storing) await unlessAborted(storing.promise, AbortSignal.any([signal, late]));
    },
    async store(key, save, signal) {
      const saved = untilStored(key, save);
      // The step may be gone when it fails.
      saved.catch((error: unknown) => log.error({ err: error }, 'a result could not be stored, and is lost'));
      saves.set(key, saved);
      return await unlessAborted(saved, signal);
    },
    async held(key, signal) {
      const saved = saves.get(key);
      if (saved) await unlessAborted(saved, signal).catch(() => signal.throwIfAborted());
    },
  };
}
