import { z } from 'zod';
import { count, modelIds, readingFlags, share, shareIntervalSchema, spanShape } from './values.ts';

const caveatsSchema = z
  .array(
    z.looseObject({
      caveat: z.string(),
      evidence_spans: z.array(z.looseObject(spanShape)).describe('Where each model names it.'),
    }),
  )
  .describe('Those of most models first.');

const caveatsBySideSchema = z.looseObject({
  supporting: caveatsSchema.optional(),
  opposing: caveatsSchema.optional(),
  left_out_count: count.optional().describe('Further caveats, for lack of space.'),
});

export const claimSchema = z
  .looseObject({
    claim_id: z.int().min(1),
    statement: z.string().describe('One sentence that an answer can support or oppose.'),
    option: z
      .string()
      .optional()
      .describe('What it recommends: a row of the list that the question asks for. Missing in other claims.'),
    flags: readingFlags,
    importance: z
      .enum(['high', 'medium', 'low'])
      .nullable()
      .describe('Depends on how many models address the claim, and how evenly it divides them.'),
    supporting_model_ids: modelIds,
    opposing_model_ids: modelIds,
    mixed_or_uncertain_model_ids: modelIds,
    unresolved_model_ids: modelIds
      .optional()
      .describe(
        'Models on whose stance the two synthesizers that read them differ to the end: they are in no other list. Missing if there are none.',
      ),
    caveats: z
      .array(z.string())
      .describe(
        'Limits within which models hold the claim: those that its supporters name, those of most models first.',
      ),
    caveats_by_side: caveatsBySideSchema
      .optional()
      .describe(
        'Caveats of both sides, with the models that name them and the sentences. Of a mixed model, a caveat is listed that it names in holding the claim, and none that it names in denying it. Missing if there are none.',
      ),
    reported_by: z
      .looseObject({ evidence_spans: z.array(z.looseObject(spanShape)) })
      .optional()
      .describe(
        'Models that report the claim as others’ and take no stance on it, and where. They are among those that do not address it. Missing if there are none.',
      ),
    supporting_count: count.nullable(),
    opposing_count: count.nullable(),
    mixed_or_uncertain_count: count.nullable(),
    unresolved_count: count.optional(),
    not_addressed_count: count
      .nullable()
      .describe(
        'Included models that take no stance on the claim: those of `reported_by`, and those that say nothing of it.',
      ),
    addressed_count: count.nullable().describe('Supporting, opposing, and mixed or uncertain together.'),
    support_share_of_addressed: share.describe(
      'supporting_count / addressed_count; null if no model addresses the claim.',
    ),
    support_share_interval_90: shareIntervalSchema.optional(),
    equal_lab_support_share_of_addressed: share
      .optional()
      .describe(
        'The mean over labs with a model that addresses the claim of the share of these models that support it. Missing, as the interval is, if each lab has one counted model, or if all labs that address the claim have the same share: then it is `support_share_of_addressed`.',
      ),
    oppose_share_of_addressed: share.describe('opposing_count / addressed_count.'),
    mixed_share_of_addressed: share.describe('mixed_or_uncertain_count / addressed_count.'),
    evidence_spans: z
      .array(z.looseObject({ ...spanShape, stance: z.enum(['support', 'oppose', 'mixed']).optional() }))
      .describe(
        'Where each model takes its stance, as the synthesizer read it: a window of its text at /responses/text. Without `stance` it supports the claim. A model has two entries if two synthesizers found its stance in sentences that do not follow each other; neighbouring ones are one entry.',
      ),
  })
  .meta({ id: 'ReportClaim', description: 'One claim, and the stance of every included model.' });

export type CaveatsBySide = z.infer<typeof caveatsBySideSchema>;
export type Claim = z.infer<typeof claimSchema>;
