import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import type { Logger } from 'pino';
import { findDispatched, requeueRun } from '../../src/db/dispatch.ts';
import { eachRow } from '../../src/db/each-row.ts';
import type { Pool } from '../../src/db/pool.ts';
import { researchWorkflowId } from '../../src/domain/run/task-queues.ts';
import { settle } from './settle.ts';

/** A run that has just been dispatched may still be on its way to Temporal. */
const graceMs = 10_000;
const describeDeadlineMs = 5_000;

type WorkflowState = 'running' | 'cancelled' | 'closed' | 'missing';

/**
 * Settles runs whose workflow was cancelled, terminated, timed out or failed without settling them (R-K04). A
 * workflow that Temporal does not know (its data was lost) is started again: the answers are in the database,
 * so no model is asked twice.
 * @returns the number of runs settled or sent back to be dispatched
 */
export async function settleLostOnce(client: Client, db: Pool, log: Logger): Promise<number> {
  let handled = 0;
  await eachRow(
    (after, limit) => findDispatched(db, graceMs, after, limit),
    async ({ id: runId }) => {
      if (await settleOrRequeue(client, db, log, runId)) handled++;
    },
  );
  return handled;
}

async function settleOrRequeue(client: Client, db: Pool, log: Logger, runId: string): Promise<boolean> {
  const state = await workflowStateOf(client, runId);
  if (state === 'running') return false;
  if (state !== 'missing')
    return await settle(db, log, runId, state === 'cancelled' ? 'cancelled' : 'workflow_lost');
  log.warn({ runId }, 'the workflow of a run is lost; it will be started again');
  return (await requeueRun(db, runId)).length > 0;
}

async function workflowStateOf(client: Client, runId: string): Promise<WorkflowState> {
  try {
    const { status } = await client.withDeadline(Date.now() + describeDeadlineMs, () =>
      client.workflow.getHandle(researchWorkflowId(runId)).describe(),
    );
    if (status.name === 'RUNNING' || status.name === 'PAUSED') return 'running';
    return status.name === 'CANCELLED' ? 'cancelled' : 'closed';
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return 'missing';
    throw error;
  }
}
