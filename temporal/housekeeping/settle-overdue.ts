import type { Client } from '@temporalio/client';
import type { Logger } from 'pino';
import { findOverdue } from '../../src/db/dispatch.ts';
import { eachRow } from '../../src/db/each-row.ts';
import type { Pool } from '../../src/db/pool.ts';
import { researchWorkflowId } from '../../src/domain/run/task-queues.ts';
import { settle } from './settle.ts';

const terminateDeadlineMs = 5_000;

/**
 * Settles every run whose deadline has passed, whatever the state of its workflow, and even while
 * Temporal is away (R-W11). Then terminates the workflow if possible; one that goes on finds its
 * run settled, and ends.
 * @param signal stops before the next run
 * @returns the number of runs settled
 */
export async function settleOverdueOnce(
  client: Client,
  db: Pool,
  log: Logger,
  signal?: AbortSignal,
): Promise<number> {
  const settled: string[] = [];
  await eachRow(
    (after, limit) => findOverdue(db, after, limit, Date.now()),
    async ({ id: runId }) => {
      if (await settle(db, log, runId, 'deadline_passed')) settled.push(runId);
    },
    signal,
  );
  const endings = await client.withDeadline(Date.now() + terminateDeadlineMs, () =>
    Promise.allSettled(settled.map((runId) => terminate(client, runId))),
  );
  const left = endings.filter(({ status }) => status === 'rejected').length;
  if (left > 0)
    log.info(
      { workflows: left },
      'could not terminate the workflows of overdue runs; they will find them settled, or time out',
    );
  return settled.length;
}

// Not a cancellation, which would wait for the workflow's own code, and that may be what is stuck.
async function terminate(client: Client, runId: string): Promise<void> {
  await client.workflow.getHandle(researchWorkflowId(runId)).terminate('its deadline has passed');
}
