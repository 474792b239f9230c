import type { Logger } from 'pino';
import { settleFailure } from '../../src/app/settle-failure.ts';
import { isFinalError } from '../../src/db/final-error.ts';
import { isDatabaseError, type Pool } from '../../src/db/pool.ts';
import type { FailureReason } from '../../src/domain/run/run-messages.ts';

/**
 * Settles a run from the record, as its workflow would have done. Safe beside a delivery: whoever takes the run's row
 * first decides.
 * @returns false where this run cannot be settled: it must not keep the others from it
 */
export async function settle(db: Pool, log: Logger, runId: string, reason: FailureReason): Promise<boolean> {
  try {
    const settled = await settleFailure(db, runId, reason);
    log.warn({ runId, reason, ...settled }, 'settled a run whose workflow did not do so');
    return true;
  } catch (error) {
    // A row that is locked, or a statement that takes too long, is this run's; a database that is away is everyone's.
    if (!isFinalError(error) && !isDatabaseError(error)) throw error;
    log.error({ runId, reason, err: error }, 'a run could not be settled, and will be tried again');
    return false;
  }
}
