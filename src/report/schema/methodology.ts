import { z } from 'zod';
import { leanSchema } from './lean.ts';
import { conditionsSchema } from './parts/control-counts.ts';
import { receiptSchema } from './parts/receipt.ts';
import { text } from './parts/values.ts';

const statedConditionsSchema = leanSchema(conditionsSchema).meta({
  id: 'ReportConditions',
  description:
    'How calls were made, and the counts of every control. A count of 0, a false, an empty list and a null are left out; what may be null is left out only if it is null, and its 0 or false is stated. Of `reliability.readings` each is left out in which two synthesizers found at first what the claims of the report say.',
});

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
