/** Short enough to tell long turns apart. */
const tickMs = 25;
/** Of an idle process: forty ticks a second cost it more than all else that it does. */
const idleTickMs = 250;
/** Our choice: CPU time between two ticks up to which a process counts as idle. */
const idleSeconds = 0.005;

/**
 * Reports, again and again, the CPU time that the main thread used between two ticks of a timer. A
 * timer ticks once per turn of the event loop, so nothing that blocks lasts longer than the
 * reported time. Unlike the event loop's delay, it does not grow when other programs use the
 * processors. While the process is idle it ticks seldom. What is used before the first tick after
 * that is not reported, because it can be that of many turns.
 */
export function watchTurns(tell: (seconds: number) => void): void {
  let before = process.threadCpuUsage();
  const tick = (wasIdle: boolean) => {
    const now = process.threadCpuUsage();
    const seconds = (now.user - before.user + (now.system - before.system)) / 1e6;
    before = now;
    const isIdle = seconds < idleSeconds;
    if (isIdle || !wasIdle) tell(seconds);
    setTimeout(tick, isIdle ? idleTickMs : tickMs, isIdle).unref();
  };
  setTimeout(tick, tickMs, false).unref();
}
