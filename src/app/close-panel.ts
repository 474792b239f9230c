import { closePending, listPanel } from '../db/panel-rows.ts';
import { inTransaction, type Pool } from '../db/pool.ts';
import { lockRun, markSynthesizing } from '../db/runs.ts';
import { exactlyOne } from '../db/statement.ts';
import { panelVerdict } from '../domain/run/quorum.ts';
import type { ClosedPanel } from '../domain/run/run-messages.ts';

/**
 * Closes the panel of a run, in one transaction: models without an answer become timeouts, later answers are
 * ignored, and with a quorum the run moves on to `synthesizing`. Idempotent.
 */
export async function closePanel(db: Pool, runId: string): Promise<ClosedPanel> {
  return await inTransaction(db, async (tx) => {
    await closePending(tx, runId);
    const run = exactlyOne(await lockRun(tx, runId));
    const verdict = panelVerdict(run.total_models, run.successful_models);
    if (verdict !== 'failed') await markSynthesizing(tx, runId);
    const panel = await listPanel(tx, runId);
    const answered = panel.filter(({ status }) => status === 'success').map(({ model_id }) => model_id);
    return { verdict, answered };
  });
}
