import { z } from 'zod';
import { count, modelIds, share, spanShape } from './values.ts';

export const claimSchema = z
  .looseObject({
    claim_id: z.int().min(1),
    statement: z.string().describe('One sentence that an answer can support or oppose.'),
    importance: z
      .enum(['high', 'medium', 'low'])
      .nullable()
      .describe('From how many models address the claim, and how evenly they split over it.'),
    supporting_model_ids: modelIds,
    opposing_model_ids: modelIds,
    mixed_or_uncertain_model_ids: modelIds,
    caveats: z.array(z.string()).describe('Conditions and limits that answers put on it.'),
    supporting_count: count.nullable(),
    opposing_count: count.nullable(),
    mixed_or_uncertain_count: count.nullable(),
    not_addressed_count: count.nullable().describe('Included models that say nothing of the claim.'),
    addressed_count: count.nullable().describe('Supporting, opposing, and mixed or uncertain together.'),
    support_share_of_addressed: share.describe(
      'supporting_count / addressed_count; null where nobody addresses it.',
    ),
    oppose_share_of_addressed: share.describe('opposing_count / addressed_count.'),
    mixed_share_of_addressed: share.describe('mixed_or_uncertain_count / addressed_count.'),
    evidence_spans: z
      .array(z.looseObject({ ...spanShape, stance: z.enum(['support', 'oppose', 'mixed']) }))
      .describe(
        'Where each model takes its stance, by the synthesizer’s reading: the sentences are the window of its text at /responses/text. Two places of one model where two coders found another stance in each.',
      ),
  })
  .meta({ id: 'ReportClaim', description: 'One claim and what every included model says of it.' });

export type Claim = z.infer<typeof claimSchema>;
