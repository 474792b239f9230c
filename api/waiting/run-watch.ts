import type { RunStateRow } from '../../src/db/run-states.ts';
import type { RunRow } from '../../src/db/runs.ts';

/** A run and how far its synthesis is: what a wait compares. */
export interface Seen {
  readonly run: RunRow;
  /** Stored steps of the synthesis; 0 where they are not asked for. */
  readonly steps: number;
}

export interface WaitOptions {
  /** By `performance.now()`. */
  readonly untilMs: number;
  readonly withSteps?: boolean;
  /** Whether a state is what the client waits for. */
  readonly isNews: (before: Seen, now: RunStateRow) => boolean;
  /** Ends the wait when nobody waits for its answer any more. */
  readonly signal: AbortSignal;
}

/** Waits for changes of runs, on behalf of all waiting polls of a process. */
export interface RunWatch {
  /**
   * @returns the run as it is when there is news, when the time is over, or when the process stops
   */
  readonly wait: (seen: Seen, options: WaitOptions) => Promise<RunRow>;
  /** True if no more of this workspace may wait: the poll is then answered at once. */
  readonly isFullFor: (run: Pick<RunRow, 'workspace_id'>) => boolean;
  /** Ends all waits at once, and lets none begin. */
  readonly stop: () => void;
}

type ReadStates = (runIds: string[], withSteps: string[]) => Promise<RunStateRow[]>;

/**
 * Our choice: half of the connections that a process accepts. A workspace may have as many waits as
 * are left, so one alone can take half of them, and others always find some.
 */
const waitsMax = 2_500;
/**
 * Our choice: a change is known within a second. That is also how often one client is answered at
 * most, so that a panel of 172 answers costs it no more than 60 reads in a minute.
 */
const intervalMs = 1_000;

interface Waiter {
  readonly seen: Seen;
  readonly options: WaitOptions;
  /** The newest state that was read; null for none. */
  newest: RunStateRow | null;
  readonly end: (failure?: unknown) => void;
}

/**
 * One statement in each second reads the states of all runs that anybody waits for, however many
 * do; nobody holds a connection, and without waits nothing is read (docs/decisions/0049).
 */
export function runWatch(read: ReadStates): RunWatch {
  const waiters = new Set<Waiter>();
  const waitsOf = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const schedule = (): void => {
    if (waiters.size > 0 && !isStopped) timer ??= setTimeout(() => void look(), intervalMs);
  };
  const look = async (): Promise<void> => {
    if (waiters.size > 0) await tellAll([...waiters], read);
    timer = undefined;
    schedule();
  };
  return {
    isFullFor: ({ workspace_id: id }) => isStopped || (waitsOf.get(id) ?? 0) >= waitsMax - waiters.size,
    async wait(seen, options) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const end = (failure?: unknown) => (failure === undefined ? resolve() : reject(failure));
      const waiter: Waiter = { seen, options, newest: null, end };
      const limit = setTimeout(() => end(), Math.max(0, options.untilMs - performance.now()));
      const leave = () => end();
      options.signal.addEventListener('abort', leave);
      if (options.signal.aborted) leave(); // Then no event comes any more.
      waiters.add(waiter);
      count(waitsOf, seen.run.workspace_id, 1);
      schedule();
      await promise.finally(() => {
        clearTimeout(limit);
        options.signal.removeEventListener('abort', leave);
        waiters.delete(waiter);
        count(waitsOf, seen.run.workspace_id, -1);
      });
      return runNow(waiter);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      for (const waiter of waiters) waiter.end();
    },
  };
}

function count(counts: Map<string, number>, key: string, change: 1 | -1): void {
  const now = (counts.get(key) ?? 0) + change;
  if (now === 0) counts.delete(key);
  else counts.set(key, now);
}

/** Reads the states once for all, and ends the wait of those for whom there is news. */
async function tellAll(waiters: readonly Waiter[], read: ReadStates): Promise<void> {
  const idsOf = (some: readonly Waiter[]) => [...new Set(some.map(({ seen }) => seen.run.id))];
  try {
    const withSteps = waiters.filter(({ options }) => options.withSteps);
    const states = await read(idsOf(waiters), idsOf(withSteps));
    const byId = new Map(states.map((state) => [state.id, state]));
    for (const waiter of waiters) {
      waiter.newest = byId.get(waiter.seen.run.id) ?? null;
      if (waiter.newest && waiter.options.isNews(waiter.seen, waiter.newest)) waiter.end();
    }
  } catch (error) {
    for (const waiter of waiters) waiter.end(error); // As any read that fails.
  }
}

function runNow({ seen: { run }, newest }: Waiter): RunRow {
  if (!newest) return run;
  const { steps: _, ...state } = newest;
  return { ...run, ...state };
}

/** True if the run object that clients get has changed. */
export function hasChanged({ run }: Seen, now: RunStateRow): boolean {
  return (
    hasMovedOn({ run }, now) ||
    run.successful_models !== now.successful_models ||
    run.failed_models !== now.failed_models
  );
}

/** True if the run has another status, or its credits were settled. */
export function hasMovedOn({ run }: Pick<Seen, 'run'>, now: RunStateRow): boolean {
  return run.status !== now.status || run.credits_charged !== now.credits_charged;
}
