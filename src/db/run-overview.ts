import type { FailureClass } from '../domain/run/model-outcome.ts';
import type { RunRow } from './runs.ts';
import type { SettlementOutcome } from './settlements.ts';
import { statement } from './statement.ts';

/** A run without its content: no prompt, no text, no report. */
export interface RunOverviewRow extends Omit<RunRow, 'prompt'> {
  workspace: string;
  /** Null until the run is first started. */
  deadline_at: Date | null;
  dispatched_at: Date | null;
  panel_closed_at: Date | null;
  settlement: SettlementOutcome | null;
  settlement_reason: string | null;
  settled_at: Date | null;
  /** Number of models that failed for good, by failure; null if none did. */
  failures: Partial<Record<FailureClass, number>> | null;
}

/** Any run by id, for operators. */
export const readRunOverview = statement<RunOverviewRow, [id: string]>(
  'read_run_overview',
  `select r.id, r.workspace_id, w.name as workspace, r.panel, r.source, r.status, r.credits_reserved, r.credits_charged,
     r.total_models, r.successful_models, r.failed_models, r.created_at, r.deadline_at, r.dispatched_at, r.started_at,
     r.panel_closed_at, r.completed_at, s.outcome as settlement, s.reason as settlement_reason, s.settled_at,
     (select json_object_agg(f.failure, f.models order by f.failure)
      from (select failure, count(*) as models from run_models m
            where m.run_id = r.id and m.status in ('error', 'timeout') group by failure) as f) as failures
   from runs r join workspaces w on w.id = r.workspace_id left join settlements s on s.run_id = r.id
   where r.id = $1`,
);
