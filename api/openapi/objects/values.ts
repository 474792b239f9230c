import { z } from 'zod';

// Values that several wire objects share.

export const countSchema = (description: string) => z.int().min(0).meta({ description });

export const credits = (description: string) =>
  z
    .int()
    .min(0)
    .meta({ description: `Whole credits. ${description}` });

/** ISO 8601 in UTC, to the millisecond. */
export const timeSchema = (description: string) => z.iso.datetime().meta({ description });

export const runIdSchema = z.guid().meta({ description: 'The run.' });

/** A page of a list: `next_cursor` is null on the last one. */
export function listSchema<Item extends z.ZodType>(id: string, item: Item, description: string) {
  return z
    .object({
      object: z.literal('list'),
      data: z.array(item),
      next_cursor: z
        .string()
        .nullable()
        .meta({ description: 'Pass it back as `cursor` for the next page; null on the last page.' }),
    })
    .meta({ id, description });
}
