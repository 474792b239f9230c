import { z } from 'zod';
import { count, ids, modelIds, share, spanShape } from './values.ts';

export const caseSchema = z
  .looseObject({
    case_id: z.int().min(1),
    case: z.string().describe('The case, as it follows “if”.'),
    option: z.string().describe('What the models would choose in it.'),
    model_ids: modelIds,
    model_count: count,
    evidence_spans: z.array(z.looseObject(spanShape)),
  })
  .meta({ id: 'ReportCase', description: 'A case on which answers to the question depend.' });

export const itDependsSchema = z.looseObject({
  model_ids: modelIds,
  model_count: count,
  model_share: share.describe('Of all included models.'),
  case_ids: ids.describe('Ids in evidence.cases, those of most models first.'),
});

export type ReportedCase = z.infer<typeof caseSchema>;
export type ItDepends = z.infer<typeof itDependsSchema>;
