import { closePending, listPanel } from '../db/panel-rows.ts';
import { inTransaction, type Pool } from '../db/pool.ts';
import { lockRun, markSynthesizing } from '../db/runs.ts';
import { BrokenRecord, exactlyOne } from '../db/statement.ts';
import { panelVerdict } from '../domain/run/quorum.ts';
import type { ClosedPanel } from '../domain/run/run-messages.ts';

/**
 * Closes the panel of a run, in one transaction: models without an answer become timeouts, later
 * answers are ignored, and with a quorum the run moves on to `synthesizing`. Idempotent.
 * @param ended how many models are known to have answered or failed
 * @throws BrokenRecord if there are fewer: nothing is closed
 */
export async function closePanel(db: Pool, runId: string, ended: number): Promise<ClosedPanel> {
  return await inTransaction(db, async (tx) => {
    const { closed } = exactlyOne(await closePending(tx, runId));
    const run = exactlyOne(await lockRun(tx, runId));
    const stored = run.successful_models + run.failed_models - closed;
    if (stored < ended) throw new BrokenRecord(`${stored} of ${ended} ends of models are stored`);
    const verdict = panelVerdict(run.total_models, run.successful_models);
    if (verdict !== 'failed') await markSynthesizing(tx, runId);
    const panel = await listPanel(tx, runId);
    const successes = panel.filter(({ status }) => status === 'success').map(({ model_id }) => model_id);
    return { verdict, answered: successes };
  });
}
