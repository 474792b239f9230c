import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './child.ts';
import { StartError } from './start-error.ts';

/** A part of the stack that is one process. */
export interface Piece {
  readonly name: string;
  /** Start the process; called again after each end of it. */
  spawn(): Child;
  /** Resolves when the process serves; the caller bounds the time. */
  ready(child: Child, signal: AbortSignal): Promise<void>;
  /** What asks it to end in good order. */
  readonly stopSignal: NodeJS.Signals;
  /** What to look at when it doesn't start, such as the last line of its log. */
  explain?(): string;
}

export interface KeptPiece {
  readonly name: string;
  /**
   * Resolves when the piece serves for the first time; rejects with a StartError when several tries within
   * `firstStartMs` failed, or when it was stopped before.
   */
  readonly ready: Promise<void>;
  /** Ends the process, by force when it has not ended after `graceMs`, and starts no other. */
  stop(graceMs: number): Promise<void>;
}

export interface Watcher {
  /** A process was started: remember it. */
  started(name: string, pid: number): void;
  /** One line about a process that ended and is started again. */
  report(line: string): void;
}

/** Longer than the slowest start seen (a first database on a busy machine: 6 s). */
const readyTimeoutMs = 60_000;
/** How long a first start is tried again: what a killed predecessor still holds is free by then. */
const firstStartMs = 15_000;
const shortestPauseMs = 250;
const longestPauseMs = 10_000;
/** After so long a life an end is a new accident, not the same one again. */
const healthyMs = 30_000;

/** Starts a piece and starts it again whenever it ends, with growing pauses, until it is stopped. */
export function keepRunning(piece: Piece, watcher: Watcher): KeptPiece {
  const state: State = {
    piece,
    watcher,
    stopping: new AbortController(),
    child: null,
    pauseMs: shortestPauseMs,
  };
  const ready = firstStart(state);
  const life = ready.then(
    () => restartForEver(state),
    () => {}, // Whoever waits for `ready` is told.
  );
  return {
    name: piece.name,
    ready,
    async stop(graceMs) {
      state.stopping.abort();
      await state.child?.stop(piece.stopSignal, graceMs);
      await life;
    },
  };
}

interface State {
  readonly piece: Piece;
  readonly watcher: Watcher;
  readonly stopping: AbortController;
  child: Child | null;
  pauseMs: number;
}

async function firstStart(state: State): Promise<void> {
  const { piece, stopping } = state;
  const giveUpAt = Date.now() + firstStartMs;
  for (;;) {
    const failure = await startOnce(state);
    if (stopping.signal.aborted) throw new StartError(`${piece.name} was stopped before it was ready`);
    if (failure === null) return;
    if (Date.now() > giveUpAt) {
      const details = piece.explain?.();
      throw new StartError(`${piece.name} does not start: ${failure}${details ? `; ${details}` : ''}`);
    }
    await pause(state);
  }
}

async function restartForEver(state: State): Promise<void> {
  const { piece, watcher, stopping } = state;
  for (;;) {
    const since = Date.now();
    const end = await state.child?.ended;
    if (stopping.signal.aborted) return;
    if (Date.now() - since > healthyMs) state.pauseMs = shortestPauseMs;
    watcher.report(`${piece.name} ended (${end}); starting it again`);
    await startUntilReady(state);
    if (stopping.signal.aborted) return;
    watcher.report(`${piece.name} runs again`);
  }
}

async function startUntilReady(state: State): Promise<void> {
  const { piece, watcher, stopping } = state;
  while (!stopping.signal.aborted) {
    await pause(state);
    if (stopping.signal.aborted) return;
    const failure = await startOnce(state).catch((error: Error) => error.message);
    if (failure === null || stopping.signal.aborted) return;
    watcher.report(`${piece.name} does not start: ${failure}; trying again`);
  }
}

/** @returns null when the piece serves, else why it doesn't; then its process is gone */
async function startOnce(state: State): Promise<string | null> {
  const { piece, watcher } = state;
  const enough = new AbortController();
  try {
    const child = piece.spawn();
    state.child = child;
    watcher.started(piece.name, child.pid);
    const failure = await Promise.race([
      piece.ready(child, enough.signal).then(() => null),
      child.ended.then((end) => `it ended (${end}) before it was ready`),
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
