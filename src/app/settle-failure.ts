import { refund } from '../db/ledger.ts';
import { openPanel } from '../db/open-panel.ts';
import { closePending, listPanel } from '../db/panel-rows.ts';
import { inTransaction, type Pool } from '../db/pool.ts';
import { finishRun, lockRun, type RunRow } from '../db/runs.ts';
import { insertSettlement, readSettlement } from '../db/settlements.ts';
import { exactlyOne } from '../db/statement.ts';
import { isTechnicalFailure } from '../domain/run/model-outcome.ts';
import type { FailureReason, Settlement } from '../domain/run/run-messages.ts';
import { isInProgress } from '../domain/run/run-state.ts';

/**
 * Ends a run without a report: verifies from the rows that the failure was technical, then status, settlement and
 * refund commit together (R-K03). A run that has finished already stays as it is, so that this may be repeated and may
 * race a delivery: whoever takes the run's row first decides.
 * @returns how the run stands: refunded, or held where every model declined the question itself (R-K05)
 */
export async function settleFailure(db: Pool, runId: string, reason: FailureReason): Promise<Settlement> {
  await openPanel(db, runId); // Of a run that never began. By itself: it takes the run before the rows (decision 2).
  return await inTransaction(db, async (tx) => {
    await closePending(tx, runId); // A finished run has nothing to close.
    const run = exactlyOne(await lockRun(tx, runId));
    if (!isInProgress(run.status)) {
      return { status: run.status, outcome: exactlyOne(await readSettlement(tx, runId)).outcome };
    }
    const technical = reason !== 'panel_below_quorum' || (await panelFailedTechnically(tx, run));
    // With a quorum the answers can be read, so the run is partial: without a report, and not charged (R-W05).
    const status = run.status === 'synthesizing' ? 'partial' : 'failed';
    await finishRun(tx, runId, status, technical ? 0 : null);
    await insertSettlement(tx, runId, technical ? 'refunded' : 'held', reason);
    if (technical) await refund(tx, run.workspace_id, runId, run.credits_reserved);
    return { status, outcome: technical ? 'refunded' : 'held' };
  });
}

async function panelFailedTechnically(tx: Parameters<typeof listPanel>[0], run: RunRow): Promise<boolean> {
  const silent = (await listPanel(tx, run.id)).filter(({ status }) => status !== 'success');
  return isTechnicalFailure(silent.map(({ failure }) => failure));
}
