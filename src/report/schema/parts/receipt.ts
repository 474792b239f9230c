import { z } from 'zod';

/** The first 16 digits of a SHA-256 in lowercase hex. */
export const digest = z.string().regex(/^[0-9a-f]{16}$/);

export const receiptSchema = z
  .looseObject({
    version: z.int().describe('Of what is hashed, and how.'),
    question: digest.describe('Of the question in UTF-8.'),
    parts: z
      .record(z.string(), digest)
      .describe(
        'Of each part of this report as canonical JSON (RFC 8785); the methodology without its receipt.',
      ),
  })
  .meta({
    id: 'ReportReceipt',
    description: 'Digests of the question and of what this report says: the first 16 digits of each SHA-256.',
  });

export type Receipt = z.infer<typeof receiptSchema>;
