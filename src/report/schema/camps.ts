import { z } from 'zod';
import { count, modelIds, share, spanShape, text } from './values.ts';

export const censusSchema = z
  .looseObject({
    groups: z.array(z.looseObject({ key: z.string(), label: z.string(), count, share })),
    unknown_count: count,
  })
  .meta({ id: 'ReportCensus', description: 'Members of a camp by one property; shares are of its members.' });

export const campSchema = z
  .looseObject({
    camp_id: z.int().min(1),
    label: z.string(),
    thesis: z.string().describe('The position in one sentence.'),
    recommended_option: text,
    model_ids: modelIds,
    representative_model_ids: z
      .array(z.string())
      .describe('Up to three members that represent the camp best.'),
    model_count: count.nullable(),
    eligible_model_count: count.nullable().describe('All included models, also those in no camp.'),
    model_share: share.describe('model_count / eligible_model_count.'),
    equal_lab_weight_share: share.describe(
      'The mean over laboratories of the share of their included models that are members. A laboratory with many models weighs no more than one with a single model.',
    ),
    by_lab: censusSchema.nullable(),
    by_country: censusSchema.nullable(),
    by_model_family: censusSchema.nullable(),
    evidence_spans: z.array(z.looseObject(spanShape)),
  })
  .meta({
    id: 'ReportCamp',
    description: 'One answer that part of the panel gives, and the models that give it.',
  });

export type Camp = z.infer<typeof campSchema>;
export type Census = z.infer<typeof censusSchema>;
