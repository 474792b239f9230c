import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './child.ts';
import { StartError } from './start-error.ts';

/** A part of the stack that runs as one process. */
export interface ManagedProcess {
  readonly name: string;
  /** Starts the process; called again each time it ends. */
  spawn(): Child;
  /** Resolves when the process is ready; the caller limits the time. */
  ready(child: Child, signal: AbortSignal): Promise<void>;
  readonly stopSignal: NodeJS.Signals;
  /** Returns a hint for a failed start, such as the last line of its log. */
  explain?(): string;
}

export interface RunningProcess {
  readonly name: string;
  /**
   * Resolves when the process is ready for the first time. Rejects with a StartError if all
   * attempts within `firstStartMs` fail, or if it is stopped first.
   */
  readonly ready: Promise<void>;
  /** Stops the process, by force after `graceMs`, and does not start it again. */
  stop(graceMs: number): Promise<void>;
}

export interface Watcher {
  /** Called after a process was started. */
  started(name: string, pid: number): void;
  /** Called with a line about a process that ended and is restarted. */
  report(line: string): void;
}

/** Longer than the slowest start seen (a first database on a busy machine: 6 s). */
const readyTimeoutMs = 60_000;
/**
 * How long a first start is retried. By then, everything that a killed predecessor still held is
 * free.
 */
const firstStartMs = 15_000;
const shortestPauseMs = 250;
const longestPauseMs = 10_000;
/** If a process ran longer than this, its end is a new failure, and the pauses start over. */
const healthyMs = 30_000;

/** Starts a process and restarts it whenever it ends, with growing pauses, until it is stopped. */
export function keepRunning(managed: ManagedProcess, watcher: Watcher): RunningProcess {
  const state: State = {
    managed,
    watcher,
    stopping: new AbortController(),
    child: null,
    pauseMs: shortestPauseMs,
  };
  const ready = firstStart(state);
  const life = ready.then(
    () => restartForEver(state),
    () => {}, // Reported through `ready`.
  );
  return {
    name: managed.name,
    ready,
    async stop(graceMs) {
      state.stopping.abort();
      await state.child?.stop(managed.stopSignal, graceMs);
      await life;
    },
  };
}

interface State {
  readonly managed: ManagedProcess;
  readonly watcher: Watcher;
  readonly stopping: AbortController;
  child: Child | null;
  pauseMs: number;
}

async function firstStart(state: State): Promise<void> {
  const { managed, stopping } = state;
  const giveUpAt = Date.now() + firstStartMs;
  for (;;) {
    // Told to stop during a pause, it starts no further attempt, since nobody would stop that one.
    const failure = stopping.signal.aborted ? null : await startOnce(state);
    if (stopping.signal.aborted) throw new StartError(`${managed.name} was stopped before it was ready`);
    if (failure === null) return;
    if (Date.now() > giveUpAt) {
      const details = managed.explain?.();
      throw new StartError(`${managed.name} did not start: ${failure}${details ? `; ${details}` : ''}`);
    }
    await pause(state);
  }
}

async function restartForEver(state: State): Promise<void> {
  const { managed, watcher, stopping } = state;
  for (;;) {
    const since = Date.now();
    const end = await state.child?.ended;
    if (stopping.signal.aborted) return;
    if (Date.now() - since > healthyMs) state.pauseMs = shortestPauseMs;
    watcher.report(`${managed.name} exited (${end}); restarting it`);
    await startUntilReady(state);
    if (stopping.signal.aborted) return;
    watcher.report(`${managed.name} is running again`);
  }
}

async function startUntilReady(state: State): Promise<void> {
  const { managed, watcher, stopping } = state;
  while (!stopping.signal.aborted) {
    await pause(state);
    if (stopping.signal.aborted) return;
    const failure = await startOnce(state).catch((error: Error) => error.message);
    if (failure === null || stopping.signal.aborted) return;
    watcher.report(`${managed.name} did not start: ${failure}; retrying`);
  }
}

/**
 * Starts the process once.
 * @returns null if it is ready, else the reason; its process has then ended
 */
async function startOnce(state: State): Promise<string | null> {
  const { managed, watcher } = state;
  const enough = new AbortController();
  try {
    const child = managed.spawn();
    state.child = child;
    watcher.started(managed.name, child.pid);
    const failure = await Promise.race([
      managed.ready(child, enough.signal).then(() => null),
      child.ended.then((end) => `it exited (${end}) before it was ready`),
      sleep(readyTimeoutMs, `not ready after ${readyTimeoutMs / 1_000} s`, { signal: enough.signal }),
    ]);
    if (failure !== null) await child.stop('SIGKILL', 0);
    return failure;
  } catch (error) {
    await state.child?.stop('SIGKILL', 0);
    if (error instanceof StartError) throw error;
    return (error as Error).message;
  } finally {
    enough.abort();
  }
}

async function pause(state: State): Promise<void> {
  const pauseMs = state.pauseMs;
  state.pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  await sleep(pauseMs, undefined, { signal: state.stopping.signal }).catch(() => {});
}
