import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from '../../../src/embedded/supervise/child.ts';
import type { ManagedProcess } from '../../../src/embedded/supervise/keep-running.ts';

/**
 * A process that is started again soon after it ended, however often: `npm start` pauses longer
 * each time.
 */
export interface Kept {
  readonly pid: () => number;
  /**
   * Resolves once it is ready, also after a restart.
   * @throws if it is not within `withinMs`
   */
  readonly ready: (withinMs: number) => Promise<void>;
  /** Sends a message to it, if it takes any; one that has just ended gets none. */
  readonly send: (message: object) => void;
  /** Stops it for as long as the action takes. */
  readonly without: (action: () => void | Promise<void>) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A process that is not started again. */
export interface Single {
  readonly ready: () => Promise<void>;
  /** Ends it, by force if it takes too long. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>;
}

export function startSingle(managed: ManagedProcess): Single {
  const child = managed.spawn();
  const gone = new AbortController();
  const ready = managed.ready(child, AbortSignal.any([gone.signal, AbortSignal.timeout(readyWithinMs)]));
  ready.catch(() => undefined); // It may be ended first.
  return {
    ready: () => ready,
    async end(signal) {
      gone.abort();
      await child.stop(signal, graceMs);
    },
  };
}

const pauseMs = 100;
const graceMs = 8_000;
const readyWithinMs = 60_000;

export function keep(managed: ManagedProcess): Kept {
  let child: Child | undefined;
  let isReady = false;
  let held: Promise<void> | undefined;
  let isStopped = false;
  const life = live();

  async function live(): Promise<void> {
    while (!isStopped) {
      await held;
      if (isStopped) return;
      child = managed.spawn();
      const gone = new AbortController();
      const patience = AbortSignal.any([gone.signal, AbortSignal.timeout(readyWithinMs)]);
      managed.ready(child, patience).then(
        () => {
          isReady = true;
        },
        () => child?.stop('SIGKILL', 0),
      );
      await child.ended;
      isReady = false;
      gone.abort();
      await sleep(pauseMs);
    }
  }

  return {
    pid: () => child?.pid ?? 0,
    async ready(withinMs) {
      for (const until = Date.now() + withinMs; !isReady; await sleep(20))
        if (Date.now() > until) throw new Error(`${managed.name} was not ready within ${withinMs / 1_000} s`);
    },
    send: (message) => void (child?.process.connected && child.process.send(message, () => undefined)),
    async without(action) {
      const end = Promise.withResolvers<void>();
      held = end.promise;
      try {
        await child?.stop('SIGKILL', 0);
        await action();
      } finally {
        held = undefined;
        end.resolve();
      }
    },
    async stop() {
      isStopped = true;
      await child?.stop(managed.stopSignal, graceMs);
      await life;
    },
  };
}
