import { z } from 'zod';
import { uniform } from '../../stages/play/draw.ts';

/** Faults without parameters. */
const plainKinds = [
  // Behaviour of the connection.
  'hang',
  'reset',
  // Content of the body.
  'no_usage',
  'refusal',
  'content_filter',
  'empty',
  // Content of a model's text.
  'refusal_text',
  'length',
  'injection',
  'self_identify',
  // Content of a synthesizer's output.
  'ignore_schema',
  'invalid_json',
  'wrong_shape',
  'invent_sentences',
  'obey',
  'invent_one_sentence',
  'flip_third',
  'hedge',
  'swap_ids',
  'silent',
  'find_everything',
  'join_groups',
  'take_for_task',
  'prefer_first',
  'numbers_in_prose',
  'lie_in_prose',
] as const;

const faultSchema = z.union([
  z.strictObject({
    kind: z.literal('status'),
    status: z.int().min(400).max(599),
    code: z.string().optional(),
    message: z.string().optional(),
    /** Sent verbatim, so that tests can try invalid values. */
    retry_after: z.string().optional(),
  }),
  /**
   * Refuses calls that carry this field, or a `response_format` of this type. Other calls are
   * answered.
   */
  z.strictObject({ kind: z.literal('refuse_parameter'), parameter: z.string() }),
  z.strictObject({ kind: z.enum(plainKinds) }),
]);

export type Fault = z.infer<typeof faultSchema>;
export type FaultKind = Fault['kind'];

export const rulesSchema = z.strictObject({
  rules: z.array(
    z.strictObject({
      /** May end in `*`. */
      model_id: z.string().optional(),
      stage: z.string().optional(),
      /** Only calls whose messages hold these words. */
      contains: z.string().optional(),
      fault: faultSchema,
      times: z.int().min(0).optional(),
      probability: z.number().min(0).max(1).optional(),
    }),
  ),
});

export type Rule = z.infer<typeof rulesSchema>['rules'][number];

/** A rule and how many `times` it has left. */
export interface ArmedRule {
  readonly rule: Rule;
  timesLeft: number;
}

export function arm(rules: readonly Rule[]): ArmedRule[] {
  return rules.map((rule) => ({ rule, timesLeft: rule.times ?? Number.POSITIVE_INFINITY }));
}

/** The parts of a call from which its faults and latency are drawn. */
export interface CallKey {
  readonly seed: number;
  readonly modelId: string;
  readonly stage: string;
  /** The full content of the request. */
  readonly content: string;
  /** Names of its parameters, and the type of its `response_format`. */
  readonly parameters: ReadonlySet<string>;
}

/**
 * Picks the fault for a call: that of the first matching rule whose probability, if it has one,
 * comes up. Decrements the rule's `times`.
 * @returns null if no rule applies
 */
export function strike(rules: readonly ArmedRule[], call: CallKey): Fault | null {
  const hit = rules.find((armed, index) => armed.timesLeft > 0 && fits(armed.rule, index, call));
  if (!hit) return null;
  hit.timesLeft--;
  return hit.rule.fault;
}

/** Whether a rule is about all calls of a model. */
export function concerns(rule: Rule, modelId: string): boolean {
  return rule.model_id !== undefined && rule.stage === undefined && matches(rule.model_id, modelId);
}

function fits(rule: Rule, index: number, { seed, modelId, stage, content, parameters }: CallKey): boolean {
  const { fault } = rule;
  if (fault.kind === 'refuse_parameter' && !parameters.has(fault.parameter)) return false;
  // Such a model follows a schema that it is told in words.
  if (fault.kind === 'ignore_schema' && !parameters.has('json_schema')) return false;
  if (rule.model_id !== undefined && !matches(rule.model_id, modelId)) return false;
  if (rule.stage !== undefined && rule.stage !== stage) return false;
  if (rule.contains !== undefined && !content.includes(rule.contains)) return false;
  return uniform('fault', index, seed, modelId, stage, content) < (rule.probability ?? 1);
}

function matches(pattern: string, modelId: string): boolean {
  return pattern.endsWith('*') ? modelId.startsWith(pattern.slice(0, -1)) : modelId === pattern;
}
