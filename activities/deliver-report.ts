import { inTransaction } from '../src/db/pool.ts';
import { deliverAssembled } from '../src/db/reports.ts';
import { finishRun, lockRun } from '../src/db/runs.ts';
import { insertSettlement, readSettlement } from '../src/db/settlements.ts';
import { only } from '../src/db/statement.ts';
import { panelVerdict } from '../src/domain/quorum.ts';
import type { RunRef, Settled } from '../src/domain/run-messages.ts';
import { isInProgress } from '../src/domain/run-state.ts';
import type { ActivityDeps } from './deps.ts';
import { reportStage } from './stages.ts';

/**
 * Delivers the assembled report: report, final status and charge commit together (R-K03). Whoever finished the run
 * first has decided; a repeat, or a delivery after a settlement, changes nothing and says how the run stands.
 */
export function makeDeliverReport({ db }: ActivityDeps) {
  return async function deliverReport({ runId }: RunRef): Promise<Settled> {
    return await inTransaction(db, async (tx) => {
      const run = only(await lockRun(tx, runId));
      if (!isInProgress(run.status)) {
        return { status: run.status, outcome: only(await readSettlement(tx, runId)).outcome };
      }
      const verdict = panelVerdict(run.total_models, run.successful_models);
      only(await deliverAssembled(tx, runId, reportStage));
      await insertSettlement(tx, runId, 'charged', 'report_delivered');
      await finishRun(tx, runId, verdict, run.credits_reserved);
      return { status: verdict, outcome: 'charged' };
    });
  };
}
