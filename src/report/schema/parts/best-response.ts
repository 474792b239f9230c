import { z } from 'zod';
import { defectKinds, reasonKinds } from '../../../findings/drafts.ts';
import { count, modelIds, spanShape } from './values.ts';

const spans = z
  .array(z.looseObject(spanShape))
  .describe('The sentence that shows it; empty where none does, as for what is missing.');

export const bestResponseSchema = z
  .looseObject({
    model_id: z.string().nullable().describe('The best response is its; null if none stands out.'),
    synthesizer_model_ids: modelIds.describe('Those that compared.'),
    compared: z
      .array(
        z.looseObject({
          model_id: z.string(),
          pairs_won_count: count,
          pairs_level_count: count,
          pairs_lost_count: count,
        }),
      )
      .describe('The responses that share most claims with others, four at most, by model id.'),
    pairs: z
      .array(
        z.looseObject({
          model_ids: modelIds.describe('The two responses.'),
          preferring_first_count: count.describe('Readings that prefer the first of them, by model id.'),
          preferring_second_count: count,
          equal_count: count.describe('Readings that prefer neither.'),
          missing_count: count.describe('Readings that could not be had.'),
        }),
      )
      .describe(
        'Every two of them were read four times: by two synthesizers, in both orders. Three readings win a pair.',
      ),
    reasons: z
      .array(z.looseObject({ kind: z.enum(reasonKinds), evidence_spans: spans }))
      .describe('What both synthesizers name in favour of the best response.'),
    defects: z
      .array(z.looseObject({ model_id: z.string(), kind: z.enum(defectKinds), evidence_spans: spans }))
      .describe(
        'What both synthesizers name against a response, be it the best one. That another one is incomplete is here only with a sentence that shows it.',
      ),
  })
  .meta({
    id: 'ReportBestResponse',
    description:
      'Which response to a task two synthesizers prefer. It is the one that wins more of its pairs than any other and loses none.',
  });

export type BestResponse = z.infer<typeof bestResponseSchema>;
