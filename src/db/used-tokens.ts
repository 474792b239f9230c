import type { ModelUse } from '../domain/cost/cost-of.ts';
import { statement } from './statement.ts';

interface UsedTokensRow extends ModelUse {
  readonly group: string;
  /** Of the panel; otherwise of the synthesis. */
  readonly is_panel: boolean;
}

export const costGroups = ['run', 'panel', 'workspace', 'day', 'month'] as const;
export type CostGroup = (typeof costGroups)[number];

const groupKey = (
  group: string,
) => `case ${group} when 'run' then r.id::text when 'panel' then r.panel when 'workspace' then w.name
  when 'day' then to_char(r.started_at at time zone 'UTC', 'YYYY-MM-DD') else to_char(r.started_at at time zone 'UTC', 'YYYY-MM') end`;

// Before a model was stored with each answer, the one that made the part counts.
const calls = `
  select run_id, model_id, true as is_panel, simulated, input_tokens as input, output_tokens as output,
    (call_facts->'seen'->>'cachedTokens')::int as cached
  from run_models where status = 'success' and run_id in (select id from chosen)
  union all
  select run_id, coalesce(answer->>'modelId', body->>'synthesizer', answer->>'servedModel', 'unknown'), false,
    coalesce((answer->>'simulated')::boolean, false), (answer->>'inputTokens')::int, (answer->>'outputTokens')::int,
    (answer->'seen'->>'cachedTokens')::int
  from synthesis_artifacts cross join lateral json_array_elements(
    case when json_typeof(body) = 'object' and json_typeof(body->'answers') = 'array' then body->'answers' end) as answer
  where run_id in (select id from chosen)`;

export const listUsedTokens = statement<UsedTokensRow, [runIds: readonly string[], group: CostGroup]>(
  'list_used_tokens',
  `with chosen as materialized (
     select r.id, ${groupKey('$2')} as key from runs r join workspaces w on w.id = r.workspace_id where r.id = any($1::uuid[])
   ), calls as (${calls})
   select key as "group", model_id, simulated, is_panel, count(*)::int as calls,
     coalesce(sum(input), 0)::float8 as input_tokens, coalesce(sum(cached), 0)::float8 as cached_tokens,
     coalesce(sum(output), 0)::float8 as output_tokens, (count(*) filter (where output is null))::int as calls_without_tokens
   from calls join chosen on chosen.id = run_id group by key, model_id, simulated, is_panel order by key desc, model_id`,
);

export const countRunsByGroup = statement<{ group: string; runs: number }, [since: Date, group: CostGroup]>(
  'count_runs_by_group',
  `select ${groupKey('$2')} as "group", count(*)::int as runs from runs r join workspaces w on w.id = r.workspace_id
   where r.started_at >= $1
   group by 1 order by 1 desc`,
);

/**
 * The runs that started since a time. `settled`: what they cost no longer changes, because they
 * ended so long ago that no call of theirs is under way.
 */
export const listStartedRuns = statement<{ id: string; settled: boolean }, [since: Date]>(
  'list_started_runs',
  `select id, coalesce(completed_at < clock_timestamp() - interval '1 hour', false) as settled
   from runs where started_at >= $1 order by id`,
);
