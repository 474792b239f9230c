import { closePending } from '../src/db/answers.ts';
import { inTransaction } from '../src/db/pool.ts';
import { lockRun, markSynthesizing } from '../src/db/runs.ts';
import { only } from '../src/db/statement.ts';
import { panelVerdict } from '../src/domain/quorum.ts';
import type { PanelReceipt, RunRef } from '../src/domain/run-messages.ts';
import type { ActivityDeps } from './deps.ts';

/**
 * Ends the waiting: who is still silent has timed out, and with a quorum the run moves on to `synthesizing`, in one
 * transaction. From then on a late answer finds no place. A repeat finds the panel closed and says the same.
 */
export function makeClosePanel({ db }: ActivityDeps) {
  return async function closePanel({ runId }: RunRef): Promise<PanelReceipt> {
    return await inTransaction(db, async (tx) => {
      await closePending(tx, runId);
      const run = only(await lockRun(tx, runId));
      const verdict = panelVerdict(run.total_models, run.successful_models);
      if (verdict !== 'failed') await markSynthesizing(tx, runId);
      return { verdict, invited: run.total_models, successful: run.successful_models };
    });
  };
}
