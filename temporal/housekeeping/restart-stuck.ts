import { type Client, type WorkflowExecutionDescription, WorkflowNotFoundError } from '@temporalio/client';
import type { Logger } from 'pino';
import type { ClaimedRun } from '../../src/db/dispatch.ts';
import { inTransaction, type Pool } from '../../src/db/pool.ts';
import { lockRun } from '../../src/db/runs.ts';
import { exactlyOne } from '../../src/db/statement.ts';
import { isInProgress } from '../../src/domain/run/run-state.ts';
import { researchWorkflowId } from '../../src/domain/run/task-queues.ts';
import { replaceResearch } from '../client/client.ts';
import { describe } from './describe.ts';

/**
 * Our choice: workflow tasks of a workflow that were lost one after the other. One is lost with a worker that is killed; a
 * workflow that this version cannot replay loses all of them, about one in ten seconds.
 */
const lostTasks = 3;

/**
 * Starts the workflow of a run again, from the record, if it cannot go on: every workflow task of it, or of a child, fails or
 * is lost, for example because the code has changed in a way that does not fit its history. What is stored is kept.
 * Housekeepers that notice it at the same time take turns at the run's row: the second one finds a workflow that goes on.
 * @param described the run's workflow as it was a moment ago, which is looked at first, without a lock
 * @returns whether it was started again
 */
export async function restartIfStuck(
  client: Client,
  db: Pool,
  log: Logger,
  run: ClaimedRun,
  described: WorkflowExecutionDescription,
): Promise<boolean> {
  if (!(await isStuck(client, described))) return false;
  const { id: runId, workspace_id: workspaceId, panel } = run;
  return await inTransaction(db, async (tx) => {
    const { status } = exactlyOne(await lockRun(tx, runId));
    if (!isInProgress(status)) return false;
    if (!(await isStuck(client, await describe(client, researchWorkflowId(runId))))) return false;
    log.error({ runId }, 'the workflow of a run cannot go on, and is started again from the record');
    await replaceResearch(client, { runId, workspaceId, panel });
    return true;
  });
}

async function isStuck(client: Client, { raw }: WorkflowExecutionDescription): Promise<boolean> {
  if (losesTasks(raw)) return true;
  for (const { workflowId } of raw.pendingChildren ?? []) {
    const child = await describe(client, workflowId ?? '').catch((error: unknown) => {
      if (error instanceof WorkflowNotFoundError) return null; // It is about to start.
      throw error;
    });
    if (child && losesTasks(child.raw)) return true;
  }
  return false;
}

function losesTasks({ pendingWorkflowTask }: WorkflowExecutionDescription['raw']): boolean {
  return (pendingWorkflowTask?.attempt ?? 0) > lostTasks;
}
