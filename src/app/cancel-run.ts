import type { Pool } from '../db/pool.ts';
import { settleFailure } from './settle-failure.ts';
import { type RunOverview, showRun } from './show-run.ts';

/**
 * An operator's end of a run that waits for room or is under way: settled and refunded from the record. Its workflow, if
 * it has one, finds the run ended and ends too. A run that has ended already stays as it is, so that this may be repeated.
 * @returns how the run stands, or undefined where no run has this id
 */
export async function cancelRun(db: Pool, runId: string): Promise<RunOverview | undefined> {
  if (!(await showRun(db, runId))) return undefined;
  await settleFailure(db, runId, 'cancelled');
  return await showRun(db, runId);
}
