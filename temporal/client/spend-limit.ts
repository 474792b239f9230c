import type { Logger } from 'pino';
import { daySpending } from '../../src/app/costs.ts';
import type { Config } from '../../src/config/config.ts';
import type { Pool } from '../../src/db/pool.ts';

/**
 * Our choice: how long a sum of what was spent counts, because dispatching asks five times a
 * second.
 */
const freshMs = 10_000;

/** `date` says when midnight is; `elapsed`, which nobody sets, how old a sum is. */
interface Clocks {
  readonly date: () => number;
  readonly elapsed: () => number;
}

/**
 * Tells whether the runs of today have cost as much as SPEND_LIMIT_PER_DAY, so that accepted runs
 * stay queued (R-N03). Says so in the log once a day.
 */
export function spendLimit(
  { spendLimitPerDay: limit, catalogue }: Pick<Config, 'spendLimitPerDay' | 'catalogue'>,
  db: Pool,
  log: Logger,
  { date, elapsed }: Clocks = { date: Date.now, elapsed: () => performance.now() },
): () => Promise<boolean> {
  if (limit === null) return async () => false;
  const spentToday = daySpending(db, catalogue);
  let known = { atMs: -Infinity, isSpent: false };
  let saidOn = '';
  let looking: Promise<boolean> | null = null;
  const look = async (): Promise<boolean> => {
    const dollars = await spentToday(new Date(date()));
    known = { atMs: elapsed(), isSpent: dollars >= limit };
    const today = new Date(date()).toISOString().slice(0, 10);
    if (known.isSpent && saidOn !== today) {
      saidOn = today;
      log.error(
        { dollars, limit },
        'SPEND_LIMIT_PER_DAY is reached: accepted runs stay queued until midnight (UTC)',
      );
    }
    return known.isSpent;
  };
  return async () => {
    if (elapsed() - known.atMs < freshMs) return known.isSpent;
    // The first look of a process reads a whole day: creates and housekeeping share it.
    looking ??= look().finally(() => {
      looking = null;
    });
    return await looking;
  };
}
