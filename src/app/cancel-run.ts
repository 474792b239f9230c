import type { Pool } from '../db/pool.ts';
import { settleFailure } from './settle-failure.ts';
import { type RunOverview, showRun } from './show-run.ts';

/**
 * Ends a queued or running run on behalf of an operator, and refunds it. Its workflow, if it has
 * one, notices and ends too. A finished run is left as it is, so repeating this is safe.
 * @returns the run, or undefined if no run has this id
 */
export async function cancelRun(db: Pool, runId: string): Promise<RunOverview | undefined> {
  if (!(await showRun(db, runId))) return undefined;
  await settleFailure(db, runId, 'cancelled');
  return await showRun(db, runId);
}
