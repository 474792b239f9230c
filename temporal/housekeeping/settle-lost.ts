import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import type { Logger } from 'pino';
import { settleFailure } from '../../activities/fail-run.ts';
import { findDispatched, unmarkDispatched } from '../../src/db/dispatch.ts';
import { isRefusal, type Pool } from '../../src/db/pool.ts';
import { researchWorkflowId } from '../../src/domain/task-queues.ts';

/** A workflow that has just been started may not be visible everywhere yet. */
const graceMs = 2_000;
const batch = 100;
const firstId = '00000000-0000-0000-0000-000000000000';

type Fate = 'running' | 'cancelled' | 'closed' | 'missing';

/**
 * Settles runs whose workflow was cancelled, terminated, timed out or failed without doing so itself (R-K04). A
 * workflow that Temporal does not know at all (its data was lost) is started anew while the run has time left: answers
 * are in the database, so nothing is asked twice. Safe beside a delivery: whoever takes the run's row first decides.
 * @returns how many runs were settled or sent back to be dispatched
 */
export async function settleLostOnce(client: Client, db: Pool, log: Logger): Promise<number> {
  let mended = 0;
  let after = firstId;
  for (;;) {
    const runs = await findDispatched(db, graceMs, after, batch);
    for (const run of runs) if (await mend(client, db, log, run)) mended++;
    const last = runs.at(-1);
    if (!last || runs.length < batch) return mended;
    after = last.id;
  }
}

async function mend(
  client: Client,
  db: Pool,
  log: Logger,
  { id, overdue }: { id: string; overdue: boolean },
): Promise<boolean> {
  const fate = await fateOf(client, id);
  if (fate === 'running') return false;
  if (fate === 'missing' && !overdue) {
    log.warn({ runId: id }, 'the workflow of a run is lost; it will be started again');
    return (await unmarkDispatched(db, id)).length > 0;
  }
  try {
    const settled = await settleFailure(db, id, fate === 'cancelled' ? 'cancelled' : 'workflow_lost');
    log.warn({ runId: id, fate, ...settled }, 'settled a run whose workflow ended without doing so');
    return true;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    log.error({ runId: id, fate, err: error }, 'a lost run could not be settled, and will be tried again');
    return false; // One run must not keep the others from being settled.
  }
}

async function fateOf(client: Client, runId: string): Promise<Fate> {
  try {
    const { status } = await client.workflow.getHandle(researchWorkflowId(runId)).describe();
    if (status.name === 'RUNNING' || status.name === 'PAUSED') return 'running';
    return status.name === 'CANCELLED' ? 'cancelled' : 'closed';
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return 'missing';
    throw error;
  }
}
