import { z } from 'zod';
import { credits } from './values.ts';

/** @see specification, "Account" */
export const accountSchema = z
  .object({
    plan: z.string(),
    subscription_status: z.enum(['active', 'suspended', 'none']),
    available_credits: credits('Grants plus refunds minus reserves.'),
    entitled: z.boolean().meta({
      description: 'Whether the workspace may start paid research. Reads work without it.',
    }),
    monthly_credit_grant: credits('Added at the beginning of each month.'),
  })
  .meta({ id: 'Account', description: 'The workspace of the API key.' });

export type Account = z.infer<typeof accountSchema>;
