import { inTransaction, type Pool } from '../db/pool.ts';
import { deliverAssembled } from '../db/reports.ts';
import { finishRun, lockRun } from '../db/runs.ts';
import { insertSettlement, readSettlement } from '../db/settlements.ts';
import { exactlyOne } from '../db/statement.ts';
import { panelVerdict } from '../domain/run/quorum.ts';
import type { Settlement } from '../domain/run/run-messages.ts';
import { isInProgress } from '../domain/run/run-state.ts';

/** Kind of the artefact that awaits delivery: the assembled report. */
export const reportArtifactKind = 'report';

/**
 * Delivers the assembled report of a run: report, final status and charge commit together (R-K03).
 * Whichever transaction finishes the run first wins; a repeat, or a delivery after a settlement,
 * changes nothing.
 * @returns how the run ended
 * @throws BrokenRecord if no report was assembled
 */
export async function deliverReport(db: Pool, runId: string): Promise<Settlement> {
  return await inTransaction(db, async (tx) => {
    const run = exactlyOne(await lockRun(tx, runId));
    if (!isInProgress(run.status)) {
      return { status: run.status, outcome: exactlyOne(await readSettlement(tx, runId)).outcome };
    }
    const verdict = panelVerdict(run.total_models, run.successful_models);
    exactlyOne(await deliverAssembled(tx, runId, reportArtifactKind));
    await insertSettlement(tx, runId, 'charged', 'report_delivered');
    await finishRun(tx, runId, verdict, run.credits_reserved);
    return { status: verdict, outcome: 'charged' };
  });
}
