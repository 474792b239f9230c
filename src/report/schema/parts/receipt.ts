import { z } from 'zod';
import { stepNames, steps } from '../../../domain/run/stages.ts';
import { count } from './values.ts';

/** SHA-256 in lowercase hex. */
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const stepsListed = stepNames.map((step) => `\`${step}\`: ${steps[step].stores}`).join('; ');

export const receiptSchema = z
  .looseObject({
    version: z.int().describe('Of what is hashed, and how.'),
    question_sha256: sha256.describe('Of the question in UTF-8.'),
    steps: z
      .array(
        z.looseObject({
          step: z.enum(stepNames),
          outputs: count,
          inputs_sha256: sha256.describe(
            'Over the digests of the prompts, which only the operator can make again.',
          ),
          outputs_sha256: sha256.describe('Over the digests of the stored outputs.'),
        }),
      )
      .describe(
        `What each step of the synthesis was given and what came of it, for the operator’s audit. ${stepsListed}.`,
      ),
    parts: z
      .array(z.looseObject({ path: z.string(), sha256 }))
      .describe(
        'Of each part of this report as canonical JSON (RFC 8785); the methodology without its receipt.',
      ),
  })
  .meta({
    id: 'ReportReceipt',
    description: 'Digests (SHA-256) of what this report was made from and of what it says.',
  });

export type Receipt = z.infer<typeof receiptSchema>;
