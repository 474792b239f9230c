import type { Logger } from 'pino';
import { countWaiting } from '../../src/db/dispatch.ts';
import type { Pool } from '../../src/db/pool.ts';
import { exactlyOne } from '../../src/db/statement.ts';

/** Our choice: longer than a run usually takes, so that a queue which moves is not called stuck. */
const alarmAfterSeconds = 900;
/** Our choice: often enough to be seen, and no flood. */
const remindAfterMs = 600_000;

export interface Waiting {
  readonly runs: number;
  /** Since the oldest of them was accepted; 0 if there is none. */
  readonly seconds: number;
}

/**
 * Watches runs that were accepted and have not begun: there is no room, the day's limit is reached,
 * workers are busy, or none takes them. Once one has waited for a quarter of an hour, the log says
 * so at level error, every ten minutes.
 * @returns a look to be repeated, and what the last one saw
 */
export function watchWaiting(
  db: Pool,
  log: Pick<Logger, 'error'>,
): { look: () => Promise<void>; seen: () => Waiting } {
  let seen: Waiting = { runs: 0, seconds: 0 };
  let saidMs = -Infinity;
  return {
    async look() {
      seen = exactlyOne(await countWaiting(db));
      if (seen.seconds < alarmAfterSeconds || performance.now() - saidMs < remindAfterMs) return;
      saidMs = performance.now();
      log.error({ ...seen }, 'accepted runs have waited for long to begin: see "Capacity and queueing"');
    },
    seen: () => seen,
  };
}
