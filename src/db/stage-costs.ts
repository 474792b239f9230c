import { statement } from './statement.ts';

/** What the synthesizer calls of one kind of artefact have used. */
export interface StageCostRow {
  stage: string;
  /** Parts of the stage, such as responses or batches; of several results for one part each counts. */
  parts: number;
  /** Calls that were sent, answered or not. */
  calls: number;
  /** Those of them that asked to correct an output. */
  reasks: number;
  /** Of the answers whose tokens the provider told; null if it told none. */
  input_tokens: number | null;
  output_tokens: number | null;
  /** Answers whose tokens are not known. */
  answers_untold: number;
}

/** The cost of each stage of a run's synthesis, the dearest first. Results that are kept are paid for once. */
export const listStageCosts = statement<StageCostRow, [runId: string]>(
  'list_stage_costs',
  `select kind as stage, count(*)::int as parts, sum((body->>'calls')::int)::int as calls,
     sum((body->>'reasks')::int)::int as reasks, sum(told.input)::int as input_tokens,
     sum(told.output)::int as output_tokens, coalesce(sum(told.untold), 0)::int as answers_untold
   from synthesis_artifacts left join lateral (
     select sum((answer->>'inputTokens')::int) as input, sum((answer->>'outputTokens')::int) as output,
       count(*) filter (where answer->>'outputTokens' is null) as untold
     from json_array_elements(body->'answers') as answer) as told on true
   where run_id = $1 and json_typeof(body) = 'object' and body->'calls' is not null
   group by kind order by output_tokens desc nulls last, kind`,
);
