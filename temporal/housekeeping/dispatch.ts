import type { Client } from '@temporalio/client';
import type { Logger } from 'pino';
import { findUndispatched } from '../../src/db/dispatch.ts';
import type { Pool } from '../../src/db/pool.ts';
import { startResearch } from '../client.ts';

/** The API starts a workflow right after its commit; a run still without one after this long was left behind. */
const graceMs = 2_000;
const batch = 50;

/**
 * Starts accepted runs which never reached Temporal (R-C17). Several workers may do it at once: a second start is harmless.
 * @returns how many were started
 */
export async function dispatchOnce(client: Client, db: Pool, log: Logger): Promise<number> {
  const left = await findUndispatched(db, graceMs, batch);
  for (const { id, workspace_id, panel } of left) {
    await startResearch(client, db, { runId: id, workspaceId: workspace_id, panel });
    log.info({ runId: id }, 'started a run that was left behind');
  }
  return left.length;
}
