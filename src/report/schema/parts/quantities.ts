import { z } from 'zod';
import { count, modelIds, spanShape } from './values.ts';

export const quantitySchema = z
  .looseObject({
    quantity_id: z.int().min(1),
    what: z.string().describe('What the figures are of, in a synthesizer’s words.'),
    unit: z
      .string()
      .describe('What is counted or measured, and per what. Values are in ones: 18000000 for “18 million”.'),
    answers_question: z
      .boolean()
      .describe('Whether the question asks for this number and responses give it as their answer.'),
    model_ids: modelIds,
    model_count: count,
    low: z.number().describe('The lowest figure, or the lowest end of a range.'),
    high: z.number(),
    median: z.number().describe('Over the models; a model that gives a range counts with its middle.'),
    lower_quartile: z.number().describe('A quarter of the models gives less, linearly interpolated.'),
    upper_quartile: z.number(),
    evidence_spans: z
      .array(z.looseObject({ ...spanShape, low: z.number(), high: z.number() }))
      .describe('Where each model gives its figure: code found it there by value.'),
  })
  .meta({
    id: 'ReportQuantity',
    description: 'Figures that models of the panel give for the same thing in the same unit.',
  });

export type Quantity = z.infer<typeof quantitySchema>;
