import { z } from 'zod';
import { synthesisStages } from '../../domain/run/synthesizer.ts';
import type { Report } from '../../report/schema/report.ts';

const count = z.int().min(0);
const share = z.number().min(0).max(1);
const name = z.string().min(1);
const names = z.array(name);

const counts = <Name extends string>(...all: Name[]) =>
  Object.fromEntries(all.map((each) => [each, count])) as Record<Name, typeof count>;

const calls = {
  browsing: z.boolean().nullable(),
  tools: z.boolean().nullable(),
  extended_reasoning: z.boolean().nullable(),
  ...counts('reasoning_switched_off', 'reasoning_seen', 'reasoning_unknown', 'reasoning_tokens'),
  ...counts('tool_calls_seen', 'calls_not_recorded'),
  temperature: z.union([z.number().min(0), name]).nullable(),
};

const opposites = counts('opposite_pairs', 'opposite_pairs_parted', 'opposite_pairs_unanswered');

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
  coverage: z
    .strictObject({
      ...counts('statements', 'statements_covered'),
      statements_covered_share: share.nullable(),
      weight_covered_share: share.nullable(),
    })
    .nullable(),
  regrouping: z
    .strictObject({
      asked: names,
      ...counts('lists', 'lists_grouped_twice', 'pairs_in_doubt', 'pairs_changed', 'pairs_unanswered'),
      ...z.object(opposites).partial().shape,
    })
    .nullable(),
  reliability: z.strictObject({
    measure: z.literal('krippendorff_alpha_nominal'),
    second_coder: name.nullable(),
    ...counts('responses_sampled', 'responses_compared', 'labels_compared'),
    alpha: z.number().nullable(),
    interval_95: z.array(z.number()).nullable(),
    alpha_min: z.number(),
    ...counts('responses_labelled_twice', 'stances_in_doubt'),
    label_pairs: z.array(z.string()),
  }),
  cross_check: z
    .strictObject({
      ...counts('claims_compared', 'claims_contradicted', 'claims_missed'),
      ...counts('camps_compared', 'camps_contradicted'),
    })
    .nullable(),
  trials: z.strictObject({
    ...counts('own_claims_set', 'own_claims_failed_at_first', 'own_claims_failed_again'),
    ...counts('foreign_claims_set', 'foreign_claims_failed_at_first', 'foreign_claims_failed_again'),
    ...counts('labellings', 'labellings_failed', 'labellings_replaced', 'labellings_in_doubt'),
    ...counts('labellings_left_out'),
  }),
  asked_again: z
    .strictObject({
      asked: names,
      ...counts('stances', 'stances_changed', 'stances_undecided', 'stances_unanswered'),
      ...counts('stances_asked_once_more'),
      ...counts('camps', 'camps_changed', 'camps_undecided', 'camps_unanswered'),
      ...counts('caveats', 'caveats_changed', 'caveats_undecided', 'caveats_unanswered'),
    })
    .nullable(),
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
