import type { RunStatus } from '../domain/run/run-state.ts';
import { statement } from './statement.ts';

/** A run in a list for operators: no prompt, no text. */
export interface ListedRunRow {
  id: string;
  workspace: string;
  panel: string;
  status: RunStatus;
  settlement: string | null;
  successful_models: number;
  total_models: number;
  created_at: Date;
  completed_at: Date | null;
}

/** The newest runs, of a workspace and a status if they are given, created since a time. */
export const listRuns = statement<
  ListedRunRow,
  [workspace: string | null, status: string | null, since: Date, limit: number]
>(
  'list_operator_runs',
  `select r.id, w.name as workspace, r.panel, r.status, s.outcome as settlement, r.successful_models, r.total_models,
     r.created_at, r.completed_at
   from runs r join workspaces w on w.id = r.workspace_id left join settlements s on s.run_id = r.id
   where ($1::text is null or w.name = $1) and ($2::text is null or r.status = $2) and r.created_at >= $3
   order by r.created_at desc, r.id limit $4`,
);
