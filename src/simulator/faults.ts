import { z } from 'zod';
import { uniform } from './random.ts';

/** Faults that need nothing but their name. */
const plainKinds = [
  // How the connection behaves.
  'hang',
  'stall_body',
  'drip',
  'reset',
  // What stands in the body.
  'html',
  'bad_json_body',
  'error_200',
  'no_choices',
  'huge',
  'no_usage',
  'refusal',
  'content_filter',
  'empty',
  // What the text is like.
  'refusal_text',
  'length',
  'bad_unicode',
  'injection',
  'self_identify',
  // What a synthesizer's output is like.
  'invalid_json',
  'wrong_shape',
  'invent_ids',
  'fake_quotes',
  'obey',
  'one_fake_quote',
  'flip_stances',
  'numbers_in_prose',
] as const;

const faultSchema = z.union([
  z.strictObject({
    kind: z.literal('status'),
    status: z.int().min(400).max(599),
    code: z.string().optional(),
    message: z.string().optional(),
    /** Sent as it is, so that senseless values can be tried. */
    retry_after: z.string().optional(),
  }),
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
      fault: faultSchema,
      times: z.int().min(0).optional(),
      probability: z.number().min(0).max(1).optional(),
    }),
  ),
});

export type Rule = z.infer<typeof rulesSchema>['rules'][number];

/** A rule with what is left of its `times`. */
export interface ArmedRule {
  readonly rule: Rule;
  timesLeft: number;
}

export function arm(rules: readonly Rule[]): ArmedRule[] {
  return rules.map((rule) => ({ rule, timesLeft: rule.times ?? Number.POSITIVE_INFINITY }));
}

/** What a call is known by when faults and latency are drawn. */
export interface CallKey {
  readonly seed: number;
  readonly modelId: string;
  readonly stage: string;
  /** The content of the request, whole. */
  readonly content: string;
}

/**
 * The fault that strikes this call, if any: of the first rule that fits and, where it has a probability, whose draw
 * hits. A rule's `times` goes down by one.
 */
export function strike(rules: readonly ArmedRule[], call: CallKey): Fault | null {
  const hit = rules.find((armed, index) => armed.timesLeft > 0 && fits(armed.rule, index, call));
  if (!hit) return null;
  hit.timesLeft--;
  return hit.rule.fault;
}

function fits(rule: Rule, index: number, { seed, modelId, stage, content }: CallKey): boolean {
  if (rule.model_id !== undefined && !matches(rule.model_id, modelId)) return false;
  if (rule.stage !== undefined && rule.stage !== stage) return false;
  return uniform('fault', index, seed, modelId, stage, content) < (rule.probability ?? 1);
}

function matches(pattern: string, modelId: string): boolean {
  return pattern.endsWith('*') ? modelId.startsWith(pattern.slice(0, -1)) : modelId === pattern;
}
