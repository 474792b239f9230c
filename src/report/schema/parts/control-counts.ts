import { z } from 'zod';
import { sections } from '../../../domain/run/run-messages.ts';
import { synthesisStages } from '../../../domain/run/synthesizer.ts';
import { readCodes } from './reading-codes.ts';
import { count, intervalSchema } from './values.ts';

// The shapes of what `src/report/controls/` counts. They stand apart from the code that counts, so
// that the API can describe a report without loading how one is made.

const ratio = z.number().min(0).max(1);
const name = z.string().min(1);
const names = z.array(name);

/** Of the calls of the panel, and of those of the synthesis. */
const callShape = {
  browsing: z.boolean(),
  tools: z.boolean(),
  /** Null if no answer shows it and a provider did not say. */
  extended_reasoning: z.boolean().nullable(),
  ...counts('reasoning_switched_off', 'reasoning_seen', 'reasoning_unknown', 'reasoning_tokens'),
  ...counts('tool_calls_seen'),
  /** Null if there was no call. */
  temperature: z.union([z.number().min(0), name]).nullable(),
};

export type CallCounts = z.infer<z.ZodObject<typeof callShape>>;

const panelCalls = z.looseObject({
  ...callShape,
  substituted: count,
});

const synthesisCalls = z.looseObject({
  synthesizers: names,
  by_stage: z.array(z.looseObject({ stage: z.enum(synthesisStages), synthesizers: names })),
  prompt_versions: z.record(z.string(), name),
  ...callShape,
  /** Left out if there are none. */
  without_strict_format: count.optional(),
  /** Left out if there are none. */
  made_twice: count.optional(),
  served_models: names,
  simulated: count,
});

const synthesis = z.looseObject({
  ...counts('evidence_found', 'evidence_dropped', 'claims_proposed', 'claims_labelled'),
  ...counts('claims_left_out_unconfirmed', 'claims_left_out_repeated', 'claims_reported'),
  ...counts('stances_reported', 'camp_choices_reported', 'calls_reasked', 'calls_handed_over'),
  ...counts('calls_given_up'),
});

const coverage = z.looseObject({
  ...counts('statements', 'statements_covered'),
  statements_covered_share: ratio.nullable(),
  weight_covered_share: ratio.nullable(),
  /** Left out if there are none. */
  options_left_out: count.optional(),
});

const grouping = z.looseObject({
  asked_synthesizers: names,
  ...counts('batches', 'batches_grouped_twice', 'pairs_differing', 'pairs_changed', 'pairs_unanswered'),
  ...counts('pairs_unasked'),
  ...counts('reworded_pairs', 'reworded_pairs_separated', 'reworded_pairs_unanswered'),
  ...counts('reworded_pairs_unasked'),
});

/** What two synthesizers read of one response. */
const codes = name.refine((text) => readCodes(text) !== null, 'Expected readings of claims');

const readings = z.looseObject({
  measure: z.literal('krippendorff_alpha_nominal'),
  asked_synthesizers: names,
  ...counts('stances_compared', 'stances_alike_at_first'),
  alpha: z.number().nullable(),
  alpha_interval_95: intervalSchema(z.number(), {
    no_alpha: 'alpha is null',
  }),
  /**
   * Of the stances that two synthesizers found alike, the share that is right, if they err
   * independently of each other.
   */
  estimated_precision: ratio.nullable(),
  precision_interval_95: intervalSchema(ratio, {
    no_precision: 'estimated_precision is null',
  }),
  precision_min: ratio,
  ...counts('stances_agreed', 'stances_single', 'stances_unresolved'),
  ...counts('camps_agreed', 'camps_single', 'camps_unresolved'),
  ...counts('stances_asked', 'camps_asked'),
  ...counts('details_agreed', 'details_single', 'details_unresolved'),
  readings: z.array(z.looseObject({ model_id: name, codes })),
});

/** A field of a writer's output: `key_points.statement`. */
const field = z.string().regex(/^[a-z_]{1,40}(?:\.[a-z_]{1,40})?$/);

const prose = z.looseObject({
  sections: z.array(
    z.looseObject({
      section: z.enum(sections),
      reader: name.nullable(),
      ...counts('sentences', 'sentences_asked_again'),
      sentences_left_out: z.array(
        z.looseObject({ field, ...counts('sentences'), by: z.enum(['code', 'reader']) }),
      ),
    }),
  ),
});

const withheld = z.looseObject({
  ...counts('claims', 'camps', 'cases', 'quantities', 'answer_texts', 'key_points', 'disagreements'),
  ...counts('minority_insights', 'uncertainties'),
});

/** How calls were made, and the counts of every control (R-R11). */
export const conditionsSchema = z.looseObject({
  simulated_answers: count,
  panel_calls: panelCalls,
  synthesis_calls: synthesisCalls,
  synthesis,
  coverage,
  second_grouping: grouping,
  reliability: readings,
  prose,
  withheld,
});

export type Conditions = z.infer<typeof conditionsSchema>;

/** A place in `conditions`. */
export type ConditionName = keyof typeof conditionsSchema.shape;

/** An object's members that are all counts. */
function counts<Name extends string>(...all: Name[]): Record<Name, typeof count> {
  return Object.fromEntries(all.map((each) => [each, count])) as Record<Name, typeof count>;
}
