import { z } from 'zod';
import { errorTable } from '../../../src/domain/errors.ts';

const codes = [...new Set(Object.values(errorTable).map(({ code }) => code))];

/** The body of every failure; closed on both levels (specification, "Error envelope"). */
export const failureSchema = z
  .strictObject({
    error: z.strictObject({
      code: z.enum(codes).meta({ description: 'The code of the failure, stable for programs.' }),
      message: z.string().meta({ description: 'For people; its wording may change.' }),
      details: z.looseObject({}).optional().meta({
        description: 'Further fields, depending on the code.',
      }),
    }),
  })
  .meta({ id: 'Error', description: 'The body of every failure.' });
