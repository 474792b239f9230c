import { z } from 'zod';
import { sections } from '../../domain/run/run-messages.ts';
import { synthesisStages } from '../../domain/run/synthesizer.ts';
import { readCodes } from '../../report/record/statements/cross-check.ts';
import type { Report } from '../../report/schema/report.ts';

const count = z.int().min(0);
const share = z.number().min(0).max(1);
const name = z.string().min(1);
const names = z.array(name);

const counts = <Name extends string>(...all: Name[]) =>
  Object.fromEntries(all.map((each) => [each, count])) as Record<Name, typeof count>;

const calls = {
  browsing: z.boolean(),
  tools: z.boolean(),
  extended_reasoning: z.boolean().nullable(),
  ...counts('reasoning_switched_off', 'reasoning_seen', 'reasoning_unknown', 'reasoning_tokens'),
  ...counts('tool_calls_seen'),
  temperature: z.union([z.number().min(0), name]).nullable(),
};

/** A field of a writer's output: `key_points.statement`. */
const field = z.string().regex(/^[a-z_]{1,40}(?:\.[a-z_]{1,40})?$/);

/** What two synthesizers read of one response. */
const codes = name.refine((text) => readCodes(text) !== null, 'Expected readings of claims');

/** The methodology's counts, member by member: the report's own schema leaves them open. */
const conditionsSchema = z.strictObject({
  panel_calls: z.strictObject({
    ...calls,
    messages: z.literal('the question alone'),
    independent: z.literal(true),
    substituted: count,
  }),
  synthesis_calls: z.strictObject({
    ...calls,
    synthesizers: names,
    by_stage: z.array(z.strictObject({ stage: z.enum(synthesisStages), synthesizers: names })),
    prompt_versions: z.record(z.string(), name),
    served_models: names,
    simulated: count,
    model_names_shown: z.literal(false),
  }),
  coverage: z.strictObject({
    ...counts('statements', 'statements_covered'),
    statements_covered_share: share.nullable(),
    weight_covered_share: share.nullable(),
  }),
  regrouping: z.strictObject({
    asked: names,
    ...counts('lists', 'lists_grouped_twice', 'pairs_in_doubt', 'pairs_changed', 'pairs_unanswered'),
    ...counts('opposite_pairs', 'opposite_pairs_parted', 'opposite_pairs_unanswered'),
  }),
  missed: z
    .strictObject({
      ...counts('responses_extracted_twice'),
      ...counts('statements_of_first', 'statements_of_second', 'statements_of_both'),
      missed_by_one_share: share.nullable(),
      missed_by_both_share: share.nullable(),
      missed_by_both_interval_90: z.tuple([share, share]).nullable(),
    })
    .nullable(),
  reliability: z.strictObject({
    measure: z.literal('krippendorff_alpha_nominal'),
    asked_synthesizers: names,
    ...counts('stances_compared', 'stances_alike_at_first'),
    alpha: z.number().nullable(),
    interval_95: z.tuple([z.number(), z.number()]).nullable(),
    alpha_min: z.number(),
    ...counts('stances_agreed', 'stances_single', 'stances_unresolved'),
    ...counts('camps_agreed', 'camps_single', 'camps_unresolved'),
    ...counts('stances_asked', 'camps_asked', 'caveats_asked'),
    ...counts('stances_quoted_twice'),
    ...counts('details_agreed', 'details_single', 'details_unresolved'),
    low_claims: z.array(z.strictObject({ claim_id: count, compared: count, alike: count })),
    low_camps: z.array(z.strictObject({ camp_id: count, compared: count, alike: count })),
    readings: z.array(z.strictObject({ model_id: name, codes })),
  }),
  prose: z.strictObject({
    sections: z.array(
      z.strictObject({
        section: z.enum(sections),
        reader: name.nullable(),
        ...counts('sentences', 'sentences_asked_again'),
        sentences_left_out: z.array(
          z.strictObject({ field, sentences: count, by: z.enum(['code', 'reader']) }),
        ),
      }),
    ),
  }),
  simulated_answers: count,
  audit: z.strictObject({
    ...counts('evidence_found', 'evidence_dropped', 'claims_proposed', 'claims_labelled'),
    ...counts('claims_left_out_unmade', 'claims_left_out_repeated', 'claims_reported'),
    ...counts('stances_reported', 'camp_choices_reported', 'sections_replaced'),
    ...counts('calls_reasked', 'calls_handed_over', 'calls_given_up'),
  }),
});

export type Conditions = z.infer<typeof conditionsSchema>;

/** @returns null if a member is missing, added or of another kind */
export function readConditions({ methodology }: Report): Conditions | null {
  const parsed = conditionsSchema.safeParse(methodology?.controlled_inference?.conditions);
  return parsed.success ? parsed.data : null;
}

/** What is wrong with the shape of the counts, by path. */
export function conditionsIssues({
  methodology,
}: Report): { readonly path: string; readonly message: string }[] {
  const parsed = conditionsSchema.safeParse(methodology?.controlled_inference?.conditions);
  return (parsed.error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }));
}
