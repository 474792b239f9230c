import type { RunRow } from './runs.ts';
import { statement } from './statement.ts';

/** What can change of a run, without its question. */
export interface RunStateRow
  extends Pick<
    RunRow,
    | 'id'
    | 'status'
    | 'credits_charged'
    | 'successful_models'
    | 'failed_models'
    | 'started_at'
    | 'completed_at'
  > {
  /** Stored results of its synthesis, if they are asked for; 0 before it begins. */
  steps: number;
}

/** The states of runs by id alone: only on behalf of callers who have been shown to own them. */
export const readRunStates = statement<RunStateRow, [runIds: string[], withSteps: string[]]>(
  'read_run_states',
  `select r.id, r.status, r.credits_charged, r.successful_models, r.failed_models, r.started_at, r.completed_at,
     case when r.id = any($2::text[]::uuid[])
       then (select count(*)::int from synthesis_artifacts a where a.run_id = r.id) else 0 end as steps
   from unnest($1::text[]) as watched (id) join runs r on r.id = watched.id::uuid`,
);

/**
 * Stored results of each step of a run's synthesis: how many parts have one, and how many results
 * there are.
 */
export const countStepResults = statement<{ step: string; parts: number; results: number }, [runId: string]>(
  'count_step_results',
  `select kind as step, count(distinct shard)::int as parts, count(*)::int as results
   from synthesis_artifacts where run_id = $1 group by kind`,
);

export interface WatchedModel {
  model_id: string;
  display_name: string;
  lab_name: string;
  status: 'pending' | 'success' | 'error' | 'timeout';
  /** The newest failure; it stays beside a later success. */
  failure: string | null;
  /** The beginning of its answer; null if there is none. */
  beginning: string | null;
  simulated: boolean;
}

/**
 * The panel of a run of a workspace with the beginnings of its answers, by lab. Before its rows are
 * opened, the models are those that are invited.
 */
export const listWatchedModels = statement<
  WatchedModel,
  [runId: string, workspaceId: string, characters: number]
>(
  'list_watched_models',
  `select * from (
     select m.model_id, m.display_name, m.lab_name, m.status, m.failure, left(m.text, $3) as beginning, m.simulated
     from runs r join run_models m on m.run_id = r.id where r.id = $1 and r.workspace_id = $2
     union all
     select m."modelId", m."displayName", m."labName", 'pending', null, null, false
     from runs r cross join json_to_recordset(r.invited) as m("modelId" text, "displayName" text, "labName" text)
     where r.id = $1 and r.workspace_id = $2 and r.invited is not null) panel
   order by lab_name collate "C", model_id collate "C"`,
);
