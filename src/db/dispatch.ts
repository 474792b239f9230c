import { statement } from './statement.ts';

export interface DispatchRow {
  id: string;
  workspace_id: string;
  panel: string;
}

/** Accepted runs for which no workflow was started within the grace time: the API died, or Temporal was away. */
export const findUndispatched = statement<DispatchRow, [graceMs: number, limit: number]>(
  'find_undispatched',
  `select id, workspace_id, panel from runs
   where dispatched_at is null and status in ('queued', 'running', 'synthesizing')
     and created_at <= clock_timestamp() - $1::bigint * interval '1 millisecond'
   order by created_at limit $2`,
);

export const markDispatched = statement<{ id: string }, [id: string]>(
  'mark_dispatched',
  `update runs set dispatched_at = clock_timestamp() where id = $1 and dispatched_at is null returning id`,
);

/** Puts a run whose workflow is lost back in the line. */
export const unmarkDispatched = statement<{ id: string }, [id: string]>(
  'unmark_dispatched',
  `update runs set dispatched_at = null where id = $1 and status in ('queued', 'running', 'synthesizing') returning id`,
);

/** Runs in progress whose workflow should exist, paged by id. */
export const findDispatched = statement<{ id: string }, [graceMs: number, afterId: string, limit: number]>(
  'find_dispatched',
  `select id from runs
   where status in ('queued', 'running', 'synthesizing') and id > $2
     and dispatched_at <= clock_timestamp() - $1::bigint * interval '1 millisecond'
   order by id limit $3`,
);

/** Runs that are in progress past their deadline, paged by id. */
export const findOverdue = statement<{ id: string }, [afterId: string, limit: number]>(
  'find_overdue',
  `select id from runs
   where status in ('queued', 'running', 'synthesizing') and id > $1 and deadline_at <= clock_timestamp()
   order by id limit $2`,
);
