import { z } from 'zod';
import { digest } from './receipt.ts';
import { count, intervalSchema, labCount, text, time } from './values.ts';

/**
 * The specification does not show the fields of this object. Our choice: its names; its country
 * stands beside it.
 */
const labSchema = z
  .looseObject({ lab_id: z.string(), name: z.string() })
  .meta({ id: 'ReportLab', description: 'The lab that made a model.' });

const answererShape = {
  display_name: text,
  lab: text.describe('Its name; `panel.models` has more about it.'),
  response_id: text,
};
const textShape = {
  text_digest: digest.describe('Of the stored text in UTF-8: the first 16 digits of its SHA-256.'),
};
const servedShape = {
  simulated: z.literal(true).optional().describe('There if a simulator made the answer.'),
  served_model: text
    .optional()
    .describe(
      'The name that the endpoint gave, null if it gave none. Missing if it is that of the model that was asked.',
    ),
  substituted: z.literal(true).optional().describe('There if that is another model than the one asked.'),
  reasoning_tokens: count.optional().describe('Missing if the endpoint did not tell.'),
};
const tokenShape = {
  input_tokens: count.nullable(),
  output_tokens: count.nullable(),
  total_tokens: count.nullable(),
};

const independentOpinions = z
  .looseObject({
    count: z
      .number()
      .nullable()
      .describe(
        'included_in_synthesis / (1 + (m − 1) × correlation), not above included_in_synthesis; null if there is no interval.',
      ),
    interval_90: intervalSchema(z.number(), {
      few_labs: 'fewer than four have',
      no_variation: 'models differ too rarely to tell',
    }).extend({ lab_count: labCount }),
    correlation: z
      .number()
      .nullable()
      .describe(
        'Of stances within laboratories: 1 − observed / expected disagreements of pairs of models of one laboratory, expected from pairs of different laboratories on the same claim. A negative value is chance and counts as 0.',
      ),
  })
  .meta({
    id: 'ReportIndependentOpinions',
    description:
      'How many independent opinions would be as informative as those of the included models (Kish’s effective sample size; m is the mean of the sizes of labs, weighted by size), with a 90% interval over labs. What all labs have in common is not in it.',
  });

export const researchRecordSchema = z
  .looseObject({
    research_snapshot: z
      .looseObject({
        invited: count.nullable().describe('Models asked: successful + failed.'),
        successful: count.nullable().describe('Models that answered.'),
        failed: count.nullable(),
        excluded: count
          .nullable()
          .describe('Answers left out of the synthesis; provenance.excluded says why.'),
        included_in_synthesis: count.nullable().describe('successful − excluded.'),
        unclassified: count.nullable().describe('Included models in no camp.'),
        independent_opinions: independentOpinions
          .optional()
          .describe('Missing if no lab has two models that address the same claim.'),
      })
      .nullable(),
    panel: z
      .looseObject({
        panel_id: z.string(),
        models: z.array(
          z.looseObject({
            model_id: z.string(),
            display_name: text,
            lab_origin_country_code: text,
            lab_origin_country_name: text,
            organization_geopolitical_region: text,
            model_family: text,
            lab: z.union([labSchema, z.string()]).nullable(),
          }),
        ),
      })
      .nullable(),
    provenance: z
      .looseObject({
        included: z.array(
          z.looseObject({ model_id: text, ...answererShape, ...textShape, ...tokenShape, ...servedShape }),
        ),
        failed: z.array(
          z.looseObject({
            model_id: z.string(),
            ...answererShape,
            status: text,
            late_retry: z.boolean().nullable(),
            error: text,
          }),
        ),
        excluded: z.array(
          z.looseObject({
            model_id: z.string(),
            ...answererShape,
            reason: text,
            ...textShape,
            ...tokenShape,
            ...servedShape,
          }),
        ),
      })
      .nullable(),
    generation: z
      .looseObject({
        run_id: text,
        rerun_id: text,
        generated_at: time,
        run_started_at: time,
        run_completed_at: time,
      })
      .nullable(),
    token_usage: z.looseObject(tokenShape).nullable(),
  })
  .meta({ id: 'ReportResearchRecord', description: 'Who was asked, who answered, and what was used.' });

export type Lab = z.infer<typeof labSchema>;
export type ResearchRecord = z.infer<typeof researchRecordSchema>;
