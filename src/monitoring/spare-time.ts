import { type EventLoopUtilization, performance } from 'node:perf_hooks';

/** Our choice: above it, each step that is added makes all others later. */
const busy = 0.7;
/** Looks whose mean counts: at one each fifth of a second, two seconds. */
const looks = 10;

/**
 * Tells whether this process could do more than it does: its main thread is idle for a good part of
 * the time, lately and since the last look, and no job waits for a thread.
 * @param jobsWaiting for a thread
 * @param stopping once aborted, the process begins nothing that it would not end
 * @returns to be called again and again, about five times a second
 */
export function timeToSpare(jobsWaiting: () => number, stopping: AbortSignal): () => boolean {
  let before: EventLoopUtilization = performance.eventLoopUtilization();
  let lately: readonly number[] = [];
  return () => {
    const now = performance.eventLoopUtilization();
    lately = [...lately, performance.eventLoopUtilization(now, before).utilization].slice(-looks);
    before = now;
    return !stopping.aborted && jobsWaiting() === 0 && isIdle(lately);
  };
}

/** @param lately parts of the time at work, 0 to 1, the last one last; at least one */
export function isIdle(lately: readonly number[]): boolean {
  const mean = lately.reduce((sum, part) => sum + part, 0) / lately.length;
  return mean < busy && (lately.at(-1) ?? 1) < busy;
}
