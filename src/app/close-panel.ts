import { closePending, listPanel } from '../db/panel-rows.ts';
import { inTransaction, type Pool } from '../db/pool.ts';
import { lockRun, markSynthesizing } from '../db/runs.ts';
import { BrokenRecord, exactlyOne } from '../db/statement.ts';
import { panelVerdict } from '../domain/run/quorum.ts';
import type { ClosedPanel } from '../domain/run/run-messages.ts';

/**
 * Closes the panel of a run, in one transaction: models without an answer become timeouts, later answers are
 * ignored, and with a quorum the run moves on to `synthesizing`. Idempotent.
 * @param answered how many answers are known to be stored
 * @throws BrokenRecord if there are fewer: nothing is closed
 */
export async function closePanel(db: Pool, runId: string, answered = 0): Promise<ClosedPanel> {
  return await inTransaction(db, async (tx) => {
    await closePending(tx, runId);
    const run = exactlyOne(await lockRun(tx, runId));
    if (run.successful_models < answered)
      throw new BrokenRecord(`${run.successful_models} of ${answered} answers are stored`);
    const verdict = panelVerdict(run.total_models, run.successful_models);
    if (verdict !== 'failed') await markSynthesizing(tx, runId);
    const panel = await listPanel(tx, runId);
    const successes = panel.filter(({ status }) => status === 'success').map(({ model_id }) => model_id);
    return { verdict, answered: successes };
  });
}
