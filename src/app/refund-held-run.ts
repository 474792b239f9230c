import { refund } from '../db/ledger.ts';
import { inTransaction, type Pool } from '../db/pool.ts';
import { lockRun, type RunRow, setCharged } from '../db/runs.ts';
import { releaseHeld } from '../db/settlements.ts';

/**
 * Refunds a run whose reserve is held (R-K05), on an operator's decision, in one transaction.
 * @returns the run, or undefined if it has no held settlement
 */
export async function refundHeldRun(db: Pool, runId: string): Promise<RunRow | undefined> {
  return await inTransaction(db, async (tx) => {
    const [run] = await lockRun(tx, runId);
    if (!run || (await releaseHeld(tx, runId, 'operator')).length === 0) return undefined;
    await refund(tx, run.workspace_id, runId, run.credits_reserved);
    const [settled] = await setCharged(tx, runId, 0);
    return settled;
  });
}
