/** Short enough to tell long turns apart, long enough to cost an idle process next to nothing. */
const tickMs = 25;

/**
 * Reports, again and again, the CPU time that the main thread used between two ticks of a timer. A timer
 * ticks once per turn of the event loop, so nothing that blocks lasts longer than the reported time. Unlike
 * the event loop's delay, it does not grow when other programs use the processors.
 */
export function watchTurns(tell: (seconds: number) => void): void {
  let before = process.threadCpuUsage();
  const tick = () => {
    const now = process.threadCpuUsage();
    tell((now.user - before.user + (now.system - before.system)) / 1e6);
    before = now;
  };
  setInterval(tick, tickMs).unref();
}
