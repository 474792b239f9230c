/** Often enough to tell turns apart, rarely enough to cost nothing. */
const tickMs = 10;

/**
 * Tells, again and again, how much processor time the main thread took between two ticks of a timer. A timer ticks
 * once in a turn of the event loop, so nothing that blocks is longer than what is told. Unlike the loop's delay this does
 * not grow on a machine whose processors are taken by others.
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
