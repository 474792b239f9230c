import { type Client, type WorkflowExecutionDescription, WorkflowNotFoundError } from '@temporalio/client';
import type { Logger } from 'pino';
import type { ClaimedRun } from '../../src/db/dispatch.ts';
import { inTransaction, type Pool } from '../../src/db/pool.ts';
import { lockRun } from '../../src/db/runs.ts';
import { exactlyOne } from '../../src/db/statement.ts';
import { isInProgress } from '../../src/domain/run/run-state.ts';
import { researchWorkflowId } from '../../src/domain/run/task-queues.ts';
import { replaceResearch, restartsOf } from '../client/client.ts';
import { describe } from './describe.ts';
import { isAbandoned } from './is-abandoned.ts';

/**
 * Our choice: workflow tasks of a workflow that were lost one after the other. One is lost with a
 * worker that is killed; a workflow that this version cannot replay loses all of them, about one in
 * ten seconds.
 */
const lostTasks = 3;

/**
 * Our choice: a fourth start would not go on either, and each one breaks off the calls that are
 * under way. Temporal goes on trying the workflow, in case its workers are replaced, until its
 * deadline settles the run.
 */
export const mostRestarts = 3;

/**
 * Starts the workflow of a run again, from the record, if it cannot go on: every workflow task of
 * it, or of a child, fails or is lost, for example because the code does not fit its history; or it
 * belongs to another version, of which no worker is left. What is stored is kept. At most
 * `mostRestarts` times. Housekeepers that notice it at the same time take turns at the run's row:
 * the second one finds another workflow. While the row is locked, Temporal is called twice, for 4
 * and 5 seconds at most: after 10 idle ones, PostgreSQL would end the transaction.
 * @param described the run's workflow as it was a moment ago
 * @returns whether it was started again
 */
export async function restartIfStuck(
  client: Client,
  db: Pool,
  log: Logger,
  run: ClaimedRun,
  described: WorkflowExecutionDescription,
): Promise<boolean> {
  const restarts = restartsOf(described) + 1;
  const reason = restarts > mostRestarts ? null : await reasonOf(client, described);
  if (!reason) return false;
  const { id: runId, workspace_id: workspaceId, panel } = run;
  return await inTransaction(db, async (tx) => {
    const { status } = exactlyOne(await lockRun(tx, runId));
    if (!isInProgress(status)) return false;
    const now = await describe(client, researchWorkflowId(runId));
    if (now.runId !== described.runId || now.status.name !== described.status.name) return false;
    if (losesTasks(described) && !losesTasks(now)) return false; // It has recovered meanwhile.
    const facts = { runId, reason, restarts, left: mostRestarts - restarts };
    log.error(facts, 'the workflow of a run cannot go on, and is started again from the record');
    await replaceResearch(client, { runId, workspaceId, panel }, restarts);
    return true;
  });
}

/** Why a workflow cannot go on; null if it can. */
async function reasonOf(
  client: Client,
  research: WorkflowExecutionDescription,
): Promise<'its tasks are lost' | 'its version has no worker' | null> {
  const family = [research, ...(await childrenOf(client, research))];
  if (family.some(losesTasks)) return 'its tasks are lost';
  return (await isAbandoned(client, family)) ? 'its version has no worker' : null;
}

async function childrenOf(
  client: Client,
  { raw }: WorkflowExecutionDescription,
): Promise<WorkflowExecutionDescription[]> {
  const children = (raw.pendingChildren ?? []).map(async ({ workflowId }) => {
    try {
      return [await describe(client, workflowId ?? '')];
    } catch (error) {
      if (error instanceof WorkflowNotFoundError) return []; // It is about to start.
      throw error;
    }
  });
  return (await Promise.all(children)).flat();
}

function losesTasks({ raw }: WorkflowExecutionDescription): boolean {
  return (raw.pendingWorkflowTask?.attempt ?? 0) > lostTasks;
}
