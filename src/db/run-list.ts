import type { StoredPanelId } from '../domain/run/panels.ts';
import type { RunRow } from './runs.ts';
import { namedStatement, statement } from './statement.ts';

/** A run in a list, with the beginning of its question and who asked it. */
export interface ListedRun
  extends Pick<
    RunRow,
    | 'id'
    | 'panel'
    | 'status'
    | 'source'
    | 'credits_reserved'
    | 'credits_charged'
    | 'total_models'
    | 'successful_models'
    | 'failed_models'
    | 'created_at'
    | 'completed_at'
  > {
  question: string;
  key_name: string | null;
  key_last4: string | null;
  person_name: string | null;
  /** created_at in microseconds since 1970, as digits: a Date holds only milliseconds. */
  created_at_us: string;
  /** False for a run that was only looked at: it ends a page in which fewer were found. */
  found: boolean;
}

interface RunSearch {
  readonly workspaceId: string;
  readonly beforeUs: string;
  readonly beforeId: string;
  /** Words of the question, in any capitals; '' for all. */
  readonly words: string;
  /** Null for all. */
  readonly status: string | null;
  readonly panel: string | null;
  readonly limit: number;
  readonly lookAt: number;
}

/**
 * The runs of a workspace after a given one that match, newest first. Looks at `lookAt` runs at
 * most, so that a search takes a bounded time; if they hold fewer than `limit`, the last row is the
 * last run that was looked at.
 */
export const searchRuns = namedStatement<ListedRun, RunSearch>(
  'search_runs',
  `with seen as (
     select * from runs where workspace_id = $workspaceId
       and (created_at, id) < (timestamptz 'epoch' + $beforeUs::bigint * interval '1 microsecond', $beforeId::uuid)
     order by created_at desc, id desc limit $lookAt
   ), found as (
     select id from seen where ($status::text is null or status = $status) and ($panel::text is null or panel = $panel)
       and ($words::text = '' or strpos(lower(prompt), lower($words)) > 0)
     order by created_at desc, id desc limit $limit
   ), last as (
     select id from seen where (select count(*) from seen) = $lookAt and (select count(*) from found) < $limit
     order by created_at, id limit 1
   )
   select s.id, s.panel, s.status, s.source, s.credits_reserved, s.credits_charged, s.total_models, s.successful_models,
     s.failed_models, s.created_at, s.completed_at, left(s.prompt, 300) as question, k.name as key_name,
     k.last4 as key_last4, p.name as person_name, (extract(epoch from s.created_at) * 1000000)::bigint as created_at_us,
     s.id in (select id from found) as found
   from seen s left join api_keys k on k.id = s.api_key_id left join people p on p.id = s.person_id
   where s.id in (select id from found union all select id from last)
   order by s.created_at desc, s.id desc`,
);

/**
 * The median time from acceptance to report of the last completed runs of each panel, over all
 * workspaces.
 */
export const readUsualTimes = statement<
  { panel: StoredPanelId; seconds: number },
  [panels: string[], runs: number]
>(
  'read_usual_times',
  `select p.panel, round(percentile_cont(0.5) within group (order by extract(epoch from r.completed_at - r.created_at)))::int as seconds
   from unnest($1::text[]) as p (panel) cross join lateral (
     select created_at, completed_at from runs where panel = p.panel and status = 'completed'
     order by completed_at desc limit $2) r
   group by p.panel`,
);
