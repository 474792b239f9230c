import type { Queryable } from '../db/pool.ts';
import { type RunOverviewRow, readRunOverview } from '../db/run-overview.ts';
import { researchWorkflowId } from '../domain/run/task-queues.ts';

export interface RunOverview extends RunOverviewRow {
  /** Where Temporal's UI shows the run. */
  readonly workflow_id: string;
}

/**
 * Any run as operators see it: where it stands, what it costs and what failed; no prompt, no text (R-W07).
 * @returns undefined where no run has this id
 */
export async function showRun(db: Queryable, runId: string): Promise<RunOverview | undefined> {
  const [row] = await readRunOverview(db, runId);
  return row && { ...row, workflow_id: researchWorkflowId(row.id) };
}
