import { z } from 'zod';
import { count, intervalSchema } from '../../schema/parts/values.ts';
import { counts, name, names } from '../common/shape.ts';
import { readCodes } from './codes.ts';

const agreementOnPart = counts('compared', 'alike');

/** What two synthesizers read of one response. */
const codes = name.refine((text) => readCodes(text) !== null, 'Expected readings of claims');

export const readingsSchema = z.looseObject({
  measure: z.literal('krippendorff_alpha_nominal'),
  asked_synthesizers: names,
  ...counts('stances_compared', 'stances_alike_at_first'),
  alpha: z.number().nullable(),
  alpha_interval_95: intervalSchema(z.number().nullable(), {
    no_alpha: 'alpha is null',
  }),
  alpha_min: z.number(),
  ...counts('stances_agreed', 'stances_single', 'stances_unresolved'),
  ...counts('camps_agreed', 'camps_single', 'camps_unresolved'),
  ...counts('stances_asked', 'camps_asked', 'caveats_asked'),
  ...counts('stances_quoted_twice'),
  ...counts('details_agreed', 'details_single', 'details_unresolved'),
  low_claims: z.array(z.looseObject({ claim_id: count, ...agreementOnPart })),
  low_camps: z.array(z.looseObject({ camp_id: count, ...agreementOnPart })),
  readings: z.array(z.looseObject({ model_id: name, codes })),
});

export type ReadingsCounts = z.infer<typeof readingsSchema>;
