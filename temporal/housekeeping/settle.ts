import type { Logger } from 'pino';
import { settleFailure } from '../../src/app/settle-failure.ts';
import { isFinalError } from '../../src/db/final-error.ts';
import { isDatabaseError, type Pool } from '../../src/db/pool.ts';
import type { FailureReason } from '../../src/domain/run/run-messages.ts';

/**
 * Settles a run from the record, as its workflow would have done. May race a delivery: whichever
 * locks the run's row first wins.
 * @returns false if this run cannot be settled, so that the others still are
 */
export async function settle(db: Pool, log: Logger, runId: string, reason: FailureReason): Promise<boolean> {
  try {
    const settled = await settleFailure(db, runId, reason);
    log.warn({ runId, reason, ...settled }, 'settled a run that its workflow had not settled');
    return true;
  } catch (error) {
    // A locked row or a slow statement concerns this run only; an unreachable database concerns all
    // of them.
    if (!isFinalError(error) && !isDatabaseError(error)) throw error;
    log.error({ runId, reason, err: error }, 'could not settle a run; will retry');
    return false;
  }
}
