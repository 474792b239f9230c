import { z } from 'zod';

// The specification closes the top level of the report and the envelope; nested objects accept additional fields.
// Every field that this service always writes is required, so that readers can rely on it.
export const count = z.int().min(0);
export const share = z.number().min(0).max(1).nullable();
export const text = z.string().nullable();
export const ids = z.array(z.int().min(1));
export const modelIds = z.array(z.string()).meta({ description: 'Model ids, sorted by code point.' });
export const time = z.iso.datetime({ offset: true }).nullable();

export const spanShape = {
  model_id: z.string(),
  offset: count.describe('In Unicode code points of the stored text.'),
  length: z.int().min(1).describe('In Unicode code points.'),
};
