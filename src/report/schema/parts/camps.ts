import { z } from 'zod';
import {
  count,
  ids,
  intervalSchema,
  labCount,
  modelIds,
  readingFlags,
  share,
  shareIntervalSchema,
  spanShape,
  text,
} from './values.ts';

export const censusSchema = z
  .looseObject({
    groups: z.array(z.looseObject({ key: z.string(), label: z.string(), count, share })),
    unknown_count: count,
  })
  .meta({ id: 'ReportCensus', description: 'Members of a camp by one property; shares are of its members.' });

const agreementSchema = z
  .looseObject({
    within_labs: z.number().min(0).max(1).describe('Of pairs of models of one lab.'),
    pairs_within: z.int().min(1),
    between_labs: z.number().min(0).max(1).describe('Of pairs of models of different labs.'),
    pairs_between: z.int().min(1),
  })
  .meta({
    id: 'ReportLabAgreement',
    description:
      'The share of pairs of models that agree, within labs against between labs. Missing if there are no pairs of one kind.',
  });

export const labsSchema = z
  .looseObject({
    lead: z
      .looseObject({
        camp_id: z.int().min(1),
        next_camp_id: z.int().min(1),
        difference: z.number().describe('model_share of the first minus that of the next.'),
        difference_interval_90: intervalSchema(z.number(), {
          few_labs: 'fewer than four have a counted model',
        })
          .extend({ lab_count: labCount })
          .describe(
            'If labs are drawn anew: how far the first camp is ahead of whichever other is largest then.',
          ),
        established: z
          .boolean()
          .describe('Whether the interval lies above 0. If not, which camp is the largest may be chance.'),
        depends_on_lab_ids: z
          .array(z.string())
          .optional()
          .describe(
            'Labs of which each, left out alone, would change which camps are the largest, if only to a tie or from one; not a lab without which no camp has a model left. Missing if there are none.',
          ),
      })
      .nullable()
      .describe('null if there are fewer than two camps.'),
    camp_agreement: agreementSchema.optional().describe('Of models that are in a camp.'),
    stance_agreement: agreementSchema
      .optional()
      .describe('Of models that address the same claim, over all claims.'),
  })
  .meta({
    id: 'ReportLabs',
    description: 'What follows from models belonging to labs, whose models tend to answer alike.',
  });

export const campSchema = z
  .looseObject({
    camp_id: z.int().min(1),
    label: z.string(),
    thesis: z.string().describe('The position in one sentence.'),
    recommended_option: text,
    flags: readingFlags,
    model_ids: modelIds,
    representative_model_ids: z
      .array(z.string())
      .describe('Up to three members that represent the camp best.'),
    model_count: count.nullable(),
    eligible_model_count: count.nullable().describe('All included models, also those in no camp.'),
    model_share: share.describe('model_count / eligible_model_count.'),
    model_share_interval_90: shareIntervalSchema
      .optional()
      .describe('Missing if each lab has one counted model.'),
    equal_lab_weight_share: share.describe(
      'The mean over labs of the share of their included models that are members. A lab with many models weighs no more than one with a single model. Null, as the censuses are, if each lab has one counted model.',
    ),
    by_lab: censusSchema.nullable(),
    by_country: censusSchema.nullable(),
    by_model_family: censusSchema.nullable(),
    case_ids: ids
      .optional()
      .describe(
        'Cases in evidence.cases that members name, those of most members first. Missing if they name none.',
      ),
    evidence_spans: z.array(z.looseObject(spanShape)),
  })
  .meta({
    id: 'ReportCamp',
    description: 'One answer that part of the panel gives, and the models that give it.',
  });

export type Camp = z.infer<typeof campSchema>;
export type Census = z.infer<typeof censusSchema>;

export type Labs = z.infer<typeof labsSchema>;
