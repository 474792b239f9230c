import { type Client, type WorkflowExecutionDescription, WorkflowNotFoundError } from '@temporalio/client';
import type { Logger } from 'pino';
import { type ClaimedRun, findDispatched, requeueRun } from '../../src/db/dispatch.ts';
import { eachRow } from '../../src/db/each-row.ts';
import { isReachable, type Pool } from '../../src/db/pool.ts';
import { readRunUnscoped } from '../../src/db/runs.ts';
import { isInProgress } from '../../src/domain/run/run-state.ts';
import { researchWorkflowId } from '../../src/domain/run/task-queues.ts';
import { startResearchAgain } from '../client/client.ts';
import { describe } from './describe.ts';
import { restartIfStuck } from './restart-stuck.ts';
import { settle } from './settle.ts';

/** A run that has just been dispatched may still be on its way to Temporal. */
const graceMs = 10_000;
/** Our choice: of runs whose shards are drawn by their ids, ten in a row share no single fault. */
const failuresMax = 10;

/**
 * Settles runs whose workflow was cancelled, terminated, timed out or failed without settling them
 * (R-K04). A workflow that Temporal does not know (its data was lost) is started again: the answers
 * are in the database, so no model is asked twice. So is one that has completed although its run
 * has not (an older backup was restored), and one that cannot go on. A run for which this fails,
 * for example because the shard of Temporal that has its workflow is away, does not keep those
 * behind it from it.
 * @param signal stops before the next run
 * @returns the number of runs settled, started again or sent back to be dispatched
 * @throws if the database cannot be reached, or Temporal seems to be away as a whole
 */
export async function settleLostOnce(
  client: Client,
  db: Pool,
  log: Logger,
  signal?: AbortSignal,
): Promise<number> {
  let [handled, failedInARow] = [0, 0];
  await eachRow(
    (after, limit) => findDispatched(db, graceMs, after, limit),
    async (run) => {
      try {
        if (await settleOrRestart(client, db, log, run)) handled++;
        failedInARow = 0;
      } catch (error) {
        if (++failedInARow === failuresMax || !(await isReachable(db))) throw error;
        log.warn({ runId: run.id, err: error }, 'could not look after a run; will retry');
      }
    },
    signal,
  );
  return handled;
}

async function settleOrRestart(client: Client, db: Pool, log: Logger, run: ClaimedRun): Promise<boolean> {
  const { id: runId } = run;
  const workflow = await workflowOf(client, runId);
  if (!workflow) {
    log.warn({ runId }, 'the workflow of a run is lost; it will be started again');
    return (await requeueRun(db, runId)).length > 0;
  }
  switch (workflow.status.name) {
    case 'RUNNING':
    case 'PAUSED':
      return await restartIfStuck(client, db, log, run, workflow);
    case 'COMPLETED':
      return await restartIfBehind(client, db, log, run);
    case 'CANCELLED':
      return await settle(db, log, runId, 'cancelled');
    default:
      return await settle(db, log, runId, 'workflow_lost');
  }
}

async function restartIfBehind(client: Client, db: Pool, log: Logger, run: ClaimedRun): Promise<boolean> {
  const { id: runId, workspace_id: workspaceId, panel } = run;
  const [now] = await readRunUnscoped(db, runId);
  if (!now || !isInProgress(now.status)) return false; // It has ended since the list was read.
  log.warn({ runId }, 'the record of a run is behind its workflow, which is started again');
  await startResearchAgain(client, { runId, workspaceId, panel });
  return true;
}

/** The newest workflow of a run; null if Temporal knows none. */
async function workflowOf(client: Client, runId: string): Promise<WorkflowExecutionDescription | null> {
  try {
    return await describe(client, researchWorkflowId(runId));
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return null;
    throw error;
  }
}
