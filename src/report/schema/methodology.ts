import { z } from 'zod';
import { statedConditionsSchema } from './parts/control-counts.ts';
import { receiptSchema } from './parts/receipt.ts';
import { text } from './parts/values.ts';

const unsignedSchema = z.looseObject({
  evidence_collection: text,
  synthesis_and_audit: text,
  stages: z.array(z.looseObject({ order: z.int(), key: text, label: z.string() })),
  controls: z.array(z.looseObject({ id: z.string(), label: z.string(), description: z.string() })),
  controlled_inference: z
    .looseObject({
      title: text,
      body: text,
      why_this_matters: text,
      conditions: statedConditionsSchema.nullable(),
      instrument_labels: z.array(z.string()),
    })
    .nullable(),
});

export const methodologySchema = unsignedSchema
  .extend({ receipt: receiptSchema })
  .meta({ id: 'ReportMethodology', description: 'How this report was made, as configured for this run.' });

/** Before the report has its receipt. */
export type UnsignedMethodology = z.infer<typeof unsignedSchema>;
