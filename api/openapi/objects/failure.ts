import { z } from 'zod';
import { errorTable } from '../../../src/domain/errors.ts';

const codes = [...new Set(Object.values(errorTable).map(({ code }) => code))];

/** The body of every failure; closed on both levels (specification, "Error envelope"). */
export const failureSchema = z
  .strictObject({
    error: z.strictObject({
      code: z.enum(codes).meta({ description: 'What to program against.' }),
      message: z.string().meta({ description: 'For people; its wording may change.' }),
      details: z.looseObject({}).optional().meta({
        description: 'What else there is to know; which fields depends on the code.',
      }),
    }),
  })
  .meta({ id: 'Error', description: 'The body of every failure.' });
