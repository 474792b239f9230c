import { refund } from '../db/ledger.ts';
import { openPanel } from '../db/open-panel.ts';
import { closePending, listPanel } from '../db/panel-rows.ts';
import { inTransaction, type Pool } from '../db/pool.ts';
import { finishRun, lockRun, type RunRow } from '../db/runs.ts';
import { insertSettlement, readSettlement } from '../db/settlements.ts';
import { BrokenRecord, exactlyOne } from '../db/statement.ts';
import { isTechnicalFailure } from '../domain/run/model-outcome.ts';
import { type FailureReason, runEnded, type Settlement } from '../domain/run/run-messages.ts';
import { isInProgress } from '../domain/run/run-state.ts';

/**
 * Ends a run without a report. Checks from the panel's rows whether the failure was technical, then
 * commits status, settlement and refund together (R-K03). A finished run is left as it is, so this
 * may be repeated and may race a delivery: whichever locks the run's row first wins.
 * @returns how the run ended: refunded, or held if every model declined the question itself (R-K05)
 * @throws BrokenRecord if the record has not come as far as the failure
 */
export async function settleFailure(db: Pool, runId: string, reason: FailureReason): Promise<Settlement> {
  await openPanel(db, runId); // For a run that never began. A separate transaction: it locks the run before the rows (decision 2).
  return await inTransaction(db, async (tx) => {
    const { closed } = exactlyOne(await closePending(tx, runId)); // No effect on a finished run.
    const run = exactlyOne(await lockRun(tx, runId));
    if (!isInProgress(run.status)) {
      return { status: run.status, outcome: exactlyOne(await readSettlement(tx, runId)).outcome };
    }
    requireReached(run, reason, closed);
    const technical = reason !== 'panel_below_quorum' || (await panelFailedTechnically(tx, run));
    // With a quorum the answers are readable, so the run is partial: no report, and no charge
    // (R-W05).
    const status = run.status === 'synthesizing' ? 'partial' : 'failed';
    await finishRun(tx, runId, status, technical ? 0 : null);
    await insertSettlement(tx, runId, technical ? 'refunded' : 'held', reason);
    if (technical) await refund(tx, run.workspace_id, runId, run.credits_reserved);
    return { status, outcome: technical ? 'refunded' : 'held' };
  });
}

/**
 * After a restore of an older backup, the record does not know yet what has failed: the run can go
 * on from there.
 */
function requireReached({ status }: RunRow, reason: FailureReason, pending: number): void {
  const isBehind =
    reason === runEnded ||
    (reason === 'synthesis_failed' && status !== 'synthesizing') ||
    (reason === 'panel_below_quorum' && pending > 0);
  if (isBehind)
    throw new BrokenRecord(`a run that is ${status}, with ${pending} models, has not ended with ${reason}`);
}

async function panelFailedTechnically(tx: Parameters<typeof listPanel>[0], run: RunRow): Promise<boolean> {
  const silent = (await listPanel(tx, run.id)).filter(({ status }) => status !== 'success');
  return isTechnicalFailure(silent.map(({ failure }) => failure));
}
