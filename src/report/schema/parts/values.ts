import { z } from 'zod';

// The specification closes the top level of the report and the envelope; nested objects accept
// additional fields. Every field that this service always writes is required, so that readers can
// rely on it.
export const count = z.int().min(0);
export const share = z.number().min(0).max(1).nullable();
export const text = z.string().nullable();
export const ids = z.array(z.int().min(1));
export const modelIds = z.array(z.string()).meta({ description: 'Model ids, sorted by code point.' });
export const time = z.iso.datetime({ offset: true }).nullable();

export const labCount = count.describe(
  'Labs that the interval rests on. With few of them it holds the true value less often than in 90 of 100 panels.',
);

/**
 * The one shape of an interval: its ends, or the reason why there are none.
 * @param end of the values that it is an interval of
 */
export function intervalSchema<Reason extends string>(
  end: z.ZodType<number>,
  reasons: Readonly<Record<Reason, string>>,
) {
  const listed = Object.entries<string>(reasons).map(([reason, when]) => `${reason}: ${when}`);
  return z.looseObject({
    low: end.optional(),
    high: end.optional(),
    missing_reason: z
      .enum(Object.keys(reasons) as Reason[])
      .optional()
      .describe(`In place of the ends if there are none. ${listed.join('; ')}.`),
  });
}

export const shareIntervalSchema = intervalSchema(z.number().min(0).max(1), {
  few_labs: 'fewer than four have a counted model',
  no_variation: 'all have the same share, so drawing them anew cannot show how uncertain it is',
})
  .extend({ lab_count: labCount })
  .meta({
    id: 'ReportInterval',
    description:
      'The 90% percentile interval of a share if labs, with all their models, are drawn anew with replacement (cluster bootstrap). All draws count for up to seven labs, and 1,000 with a fixed seed for more.',
  });

export const spanShape = {
  model_id: z.string(),
  offset: count.describe('In Unicode code points of the stored text.'),
  length: z.int().min(1).describe('In Unicode code points.'),
};

export const flags = z
  .array(z.string())
  .describe('Codes of `errors` that concern this part of the report. Missing if there are none.')
  .optional();

export const readingFlags = z
  .array(z.enum(['readings_disagree', 'stances_not_checked']))
  .describe(
    'What is doubtful about these stances alone, whether or not the report as a whole warns of it: `readings_disagree`, two synthesizers read fewer than two thirds of them alike; `stances_not_checked`, one synthesizer alone read more than a tenth of them. Missing if there is nothing.',
  )
  .optional();
