import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { fairQueue, slotIn } from '../fair-queue/fair-queue.ts';
import type { JobInput, JobName, JobResult } from '../stages/registry.ts';
import { type Countdown, countdown } from './countdown.ts';
import { JobFailed } from './job-failed.ts';
import type { TextPages, ThreadSays } from './thread.ts';

export interface ThreadLimits {
  readonly threads: number;
  /** Time at work, not counting the wait for a thread or for texts. */
  readonly timeMs: number;
  readonly heapMb: number;
}

export const threadLimits: ThreadLimits = { threads: 2, timeMs: 45_000, heapMb: 192 };

/** The limit of a thread for recently made values. A larger one only delays garbage collection. */
export const youngHeapMb = 16;

export interface JobOptions {
  /** Aborts the job, whatever it is doing. */
  readonly signal?: AbortSignal;
  /** The run for which the job is done: runs take turns. */
  readonly runId: string;
  /** The texts that the job reads; called anew for each attempt. */
  readonly texts?: () => TextPages;
}

/**
 * Worker threads for jobs that process texts. The main thread is left to Temporal, the database and
 * the providers.
 */
export interface Threads {
  /**
   * Runs a job, and repeats it once if it exceeded a limit, which may only mean that the machine
   * stood still.
   * @throws JobFailed if it exceeded a limit twice, or its code failed; the signal's reason; the
   * error of reading the texts
   */
  readonly run: <Name extends JobName>(
    name: Name,
    input: JobInput<Name>,
    options: JobOptions,
  ) => Promise<JobResult<Name>>;
  readonly load: () => ThreadsLoad;
  /** Stops all threads. Running jobs fail, and so do later ones. */
  readonly close: () => Promise<void>;
}

export interface ThreadsLoad {
  readonly waiting: number;
  readonly running: number;
  readonly done: number;
  readonly failed: number;
  readonly overTime: number;
  readonly overMemory: number;
}

/** Creates the pool. Threads are started with the first job. */
export function openThreads(limits: ThreadLimits = threadLimits): Threads {
  let pool: Piscina | undefined;
  let isClosed = false;
  // The pool's own queue runs abortable jobs newest first. Here runs take turns: a run with ten
  // responses does not wait for the hundreds of another that came before it (R-H09).
  const turns = fairQueue({ slots: limits.threads });
  const counts = { running: 0, done: 0, time: 0, memory: 0, none: 0 };
  const tryOnce = async (name: JobName, input: unknown, options: JobOptions): Promise<unknown> => {
    const leave = await slotIn(turns, options.runId, options.signal);
    try {
      // Not a JobFailed: another process will do the work.
      if (isClosed) throw new Error('the threads are closed');
      pool ??= makePool(limits);
      return await attempt(pool, { name, input }, options, limits.timeMs);
    } catch (error) {
      if (error instanceof JobFailed) counts[error.limit]++;
      throw error;
    } finally {
      leave();
    }
  };
  return {
    async run(name, input, options) {
      counts.running++;
      try {
        return (await tryOnce(name, input, options).catch((error: unknown) => {
          if (!(error instanceof JobFailed) || error.limit === 'none') throw error;
          return tryOnce(name, input, options);
        })) as JobResult<typeof name>;
      } finally {
        counts.running--;
        counts.done++;
      }
    },
    load: () => {
      const waiting = turns.waiting();
      const { running, done, time, memory, none: failed } = counts;
      return { waiting, running: running - waiting, done, failed, overTime: time, overMemory: memory };
    },
    async close() {
      isClosed = true;
      await pool?.destroy();
    },
  };
}

function makePool({ threads, heapMb }: ThreadLimits): Piscina {
  const pool = new Piscina({
    filename: new URL('./thread.ts', import.meta.url).href,
    name: 'runInThread',
    minThreads: threads,
    maxThreads: threads,
    // Every answer arrives as an event of its own; the synchronous path would read all available
    // answers at once.
    atomics: 'disabled',
    env: cacheOnly(process.env), // Jobs need no configuration.
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: youngHeapMb },
  });
  // A thread that died between two jobs is replaced, and nothing was lost.
  pool.on('error', () => undefined);
  return pool;
}

/** Node's compile cache, if it has one: a thread loads in less than half of the time. */
function cacheOnly({ NODE_COMPILE_CACHE }: NodeJS.ProcessEnv): Record<string, string> {
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
}

interface Work {
  readonly name: JobName;
  readonly input: unknown;
}

async function attempt(
  pool: Piscina,
  work: Work,
  { signal, texts }: JobOptions,
  timeMs: number,
): Promise<unknown> {
  signal?.throwIfAborted();
  const ending = new AbortController();
  const time = countdown(timeMs, () => ending.abort());
  const { port1, port2 } = new MessageChannel();
  const reading = serveTexts(port1, time, texts);
  const endForCaller = () => ending.abort();
  signal?.addEventListener('abort', endForCaller, { once: true });
  try {
    return await pool.run({ ...work, port: port2 }, { transferList: [port2], signal: ending.signal });
  } catch (error) {
    signal?.throwIfAborted();
    if (reading.failure !== undefined) throw reading.failure;
    throw whyFailed(work.name, error as NodeJS.ErrnoException, time.isOver());
  } finally {
    time.end();
    signal?.removeEventListener('abort', endForCaller);
    port1.close();
  }
}

function whyFailed(job: string, error: NodeJS.ErrnoException, timeIsOver: boolean): Error {
  if (timeIsOver) return new JobFailed(job, 'time');
  if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return new JobFailed(job, 'memory');
  // The pool is closing: another process will do the work.
  if (error.name === 'AbortError' || /^Terminating worker thread/.test(error.message)) return error;
  return new JobFailed(job, 'none', error);
}

/** Sends the job its pages, one per request. Reading them does not count towards its time. */
function serveTexts(port: MessagePort, time: Countdown, texts: JobOptions['texts']): { failure?: unknown } {
  const reading: { failure?: unknown } = {};
  const pages = texts?.()[Symbol.asyncIterator]();
  port.on('message', (says: ThreadSays) => {
    if (says === 'started') return time.resume();
    time.pause();
    void (async () => {
      try {
        const page = await pages?.next();
        port.postMessage(page?.value ?? []);
      } catch (error) {
        reading.failure = error;
        port.postMessage(null);
      }
      time.resume();
    })();
  });
  return reading;
}
