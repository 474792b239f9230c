import { z } from 'zod';
import { count, ids, modelIds, share, spanShape } from './values.ts';

export const conditionSchema = z
  .looseObject({
    condition_id: z.int().min(1),
    condition: z.string().describe('The case, as it follows “if”.'),
    option: z.string().describe('What the models would choose in it.'),
    model_ids: modelIds,
    model_count: count,
    evidence_spans: z.array(z.looseObject(spanShape)),
  })
  .meta({ id: 'ReportCondition', description: 'A case on which answers to the question depend.' });

export const conditionalSchema = z.looseObject({
  model_ids: modelIds,
  model_count: count,
  model_share: share.describe('Of all included models.'),
  condition_ids: ids.describe('Ids in evidence.conditions, those of most models first.'),
});

export type ReportedCondition = z.infer<typeof conditionSchema>;
export type ConditionalAnswer = z.infer<typeof conditionalSchema>;
