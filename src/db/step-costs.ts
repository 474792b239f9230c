import { statement } from './statement.ts';

export interface StepCostRow {
  step: string;
  /**
   * Parts of the step, such as responses or batches. A part with several results counts once for
   * each.
   */
  parts: number;
  /** Calls that were sent, answered or not. */
  calls: number;
  /** Of those: calls that asked for a corrected output. */
  reasks: number;
  /** Summed over the answers whose usage the provider reported; null if it reported none. */
  input_tokens: number | null;
  output_tokens: number | null;
  /** Answers whose usage the provider did not report. */
  answers_without_tokens: number;
}

/**
 * The cost of each step of a run's synthesis, the most expensive first. A stored result is never
 * paid for again.
 */
export const listStepCosts = statement<StepCostRow, [runId: string]>(
  'list_step_costs',
  `select kind as step, count(*)::int as parts, sum((body->>'calls')::int)::int as calls,
     sum((body->>'reasks')::int)::int as reasks, sum(used.input)::int as input_tokens,
     sum(used.output)::int as output_tokens, coalesce(sum(used.unknown), 0)::int as answers_without_tokens
   from synthesis_artifacts left join lateral (
     select sum((answer->>'inputTokens')::int) as input, sum((answer->>'outputTokens')::int) as output,
       count(*) filter (where answer->>'outputTokens' is null) as unknown
     from json_array_elements(body->'answers') as answer) as used on true
   where run_id = $1 and json_typeof(body) = 'object' and body->'calls' is not null
   group by kind order by output_tokens desc nulls last, kind`,
);
