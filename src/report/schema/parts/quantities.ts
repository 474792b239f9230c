import { z } from 'zod';
import { count, modelIds, spanShape } from './values.ts';

const givenShape = z
  .looseObject({ low: z.number(), unit: z.string(), high: z.number(), high_unit: z.string() })
  .describe('The figure as it stands in the text, if its unit there is not that of the others.');

export const quantitySchema = z
  .looseObject({
    quantity_id: z.int().min(1),
    what: z.string().describe('What the figures are of, in a synthesizer’s words.'),
    unit: z
      .string()
      .describe(
        'What is counted or measured, and per what; empty for a bare number. Values are in ones: 18000000 for “18 million”.',
      ),
    answers_question: z
      .boolean()
      .describe('Whether the question asks for this number and responses give it as their answer.'),
    model_ids: modelIds,
    model_count: count,
    low: z.number().describe('The lowest figure, or the lowest end of a range.'),
    high: z.number(),
    median: z
      .number()
      .optional()
      .describe(
        'Over the models; a model that gives a range counts with its middle. Missing if there are groups, because what lies between them may be a number that nobody gives.',
      ),
    lower_quartile: z
      .number()
      .optional()
      .describe(
        'A quarter of the models gives less, linearly interpolated. Missing for fewer than five models, and if there are groups.',
      ),
    upper_quartile: z.number().optional(),
    groups: z
      .array(z.looseObject({ low: z.number(), high: z.number(), model_count: count }))
      .optional()
      .describe(
        'If the figures fall into groups of which each is at least three times the one before, or twice where both are of two models or more, those groups, up to four.',
      ),
    contradict_each_other: z
      .literal(true)
      .optional()
      .describe(
        'There if, among figures of one sign, one model’s is at least ten times another one’s, of ranges by their nearest ends: they may count different things, or one may be wrong. Missing if every single range reaches as far, and for units whose zero is not nothing, such as °C.',
      ),
    evidence_spans: z
      .array(z.looseObject({ ...spanShape, low: z.number(), high: z.number(), given: givenShape.optional() }))
      .describe('Where each model gives its figure: code found it there by value.'),
  })
  .meta({
    id: 'ReportQuantity',
    description: 'Figures that models of the panel give for the same thing, converted to one unit.',
  });

export type Quantity = z.infer<typeof quantitySchema>;
