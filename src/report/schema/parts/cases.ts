import { z } from 'zod';
import { count, ids, modelIds, share, spanShape, text } from './values.ts';

export const caseSchema = z
  .looseObject({
    case_id: z.int().min(1),
    case: z
      .string()
      .describe('The case, as it follows “if”; without an option a factor, as in “it depends on …”.'),
    option: text.describe(
      'What the models would choose in it; null if they name it as a factor and do not say what they would choose.',
    ),
    model_ids: modelIds,
    model_count: count,
    evidence_spans: z.array(z.looseObject(spanShape)),
  })
  .meta({ id: 'ReportCase', description: 'A case or a factor on which answers to the question depend.' });

export const itDependsSchema = z.looseObject({
  model_ids: modelIds,
  model_count: count,
  model_share: share.describe('Of all included models.'),
  case_ids: ids.describe('Ids in evidence.cases, those of most models first.'),
});

export type ReportedCase = z.infer<typeof caseSchema>;
export type ItDepends = z.infer<typeof itDependsSchema>;
