import type { Queryable } from '../db/pool.ts';
import { type RunOverviewRow, readRunOverview } from '../db/run-overview.ts';
import { listStepCosts, type StepCostRow } from '../db/step-costs.ts';
import { researchWorkflowId } from '../domain/run/task-queues.ts';

export interface RunOverview extends RunOverviewRow {
  /** Id of the run's workflow in Temporal. */
  readonly workflow_id: string;
  /** Calls and tokens of each stage of its synthesis; empty before it began. */
  readonly synthesis: readonly StepCostRow[];
}

/**
 * Any run as operators see it: its state, cost and failures, without prompt or text (R-W07).
 * @returns undefined if no run has this id
 */
export async function showRun(db: Queryable, runId: string): Promise<RunOverview | undefined> {
  const [row] = await readRunOverview(db, runId);
  if (row === undefined) return undefined;
  return { ...row, workflow_id: researchWorkflowId(row.id), synthesis: await listStepCosts(db, runId) };
}
