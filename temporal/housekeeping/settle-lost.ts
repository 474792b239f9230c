import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import type { Logger } from 'pino';
import { findDispatched, giveBackSlot } from '../../src/db/dispatch.ts';
import { eachRow } from '../../src/db/each-row.ts';
import type { Pool } from '../../src/db/pool.ts';
import { researchWorkflowId } from '../../src/domain/run/task-queues.ts';
import { settle } from './settle.ts';

/** A run that has just been dispatched may still be on its way to Temporal. */
const graceMs = 10_000;
const describeDeadlineMs = 5_000;

type Fate = 'running' | 'cancelled' | 'closed' | 'missing';

/**
 * Settles runs whose workflow was cancelled, terminated, timed out or failed without settling them (R-K04). A
 * workflow that Temporal does not know (its data was lost) is started again: the answers are in the database,
 * so no model is asked twice.
 * @returns the number of runs settled or sent back to be dispatched
 */
export async function settleLostOnce(client: Client, db: Pool, log: Logger): Promise<number> {
  let mended = 0;
  await eachRow(
    (after, limit) => findDispatched(db, graceMs, after, limit),
    async ({ id: runId }) => {
      if (await mend(client, db, log, runId)) mended++;
    },
  );
  return mended;
}

async function mend(client: Client, db: Pool, log: Logger, runId: string): Promise<boolean> {
  const fate = await fateOf(client, runId);
  if (fate === 'running') return false;
  if (fate !== 'missing')
    return await settle(db, log, runId, fate === 'cancelled' ? 'cancelled' : 'workflow_lost');
  log.warn({ runId }, 'the workflow of a run is lost; it will be started again');
  return (await giveBackSlot(db, runId)).length > 0;
}

async function fateOf(client: Client, runId: string): Promise<Fate> {
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
