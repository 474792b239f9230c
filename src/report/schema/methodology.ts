import { z } from 'zod';
import { receiptSchema } from './receipt.ts';
import { text } from './values.ts';

export const methodologySchema = z
  .looseObject({
    evidence_collection: text,
    synthesis_and_audit: text,
    stages: z.array(z.looseObject({ order: z.int(), key: text, label: z.string() })),
    controls: z.array(z.looseObject({ id: z.string(), label: z.string(), description: z.string() })),
    controlled_inference: z
      .looseObject({
        title: text,
        body: text,
        why_this_matters: text,
        conditions: z.record(z.string(), z.unknown()).nullable(),
        instrument_labels: z.array(z.string()),
      })
      .nullable(),
    receipt: receiptSchema.optional(),
  })
  .meta({ id: 'ReportMethodology', description: 'How this report was made, as configured for this run.' });

export type Methodology = z.infer<typeof methodologySchema>;
