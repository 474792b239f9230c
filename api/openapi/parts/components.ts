import { z } from 'zod';
import { reportSchema, resultEnvelopeSchema } from '../../../src/report/schema/report.ts';
import { createBody } from '../../input/schemas.ts';
import { accountSchema } from '../objects/account.ts';
import { failureSchema } from '../objects/failure.ts';
import { researchRunSchema } from '../objects/research-run.ts';
import { exportLineSchema, responseListSchema, responseTextSchema } from '../objects/responses.ts';
import { usageListSchema } from '../objects/usage.ts';
import { asStored } from './stored-report.ts';
import type { Json } from './types.ts';

/** Everything that is sent as JSON. */
const wireSchemas = {
  createBody,
  researchRunSchema,
  reportSchema,
  resultEnvelopeSchema,
  responseListSchema,
  responseTextSchema,
  exportLineSchema,
  accountSchema,
  usageListSchema,
  failureSchema,
};

/**
 * The schemas that have an id, by that id, in the JSON Schema of OpenAPI 3.1. Generated in input
 * mode, so that an object mentions additional properties only if its zod schema does: closed if
 * strict, open if loose.
 */
export function schemaComponents(): Record<string, Json> {
  const { $defs = {} } = z.toJSONSchema(z.object(wireSchemas), {
    io: 'input',
    target: 'draft-2020-12',
    override: ({ jsonSchema }) => withoutNoise(jsonSchema),
  });
  return asStored(JSON.parse(JSON.stringify($defs).replaceAll('"#/$defs/', '"#/components/schemas/')));
}

/**
 * Removes what zod adds and readers do not need: ids, the pattern behind a format, the largest safe
 * integer.
 */
function withoutNoise(schema: Json): void {
  delete schema.id;
  if (schema.format) delete schema.pattern;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

/** A reference to a schema component. */
export const schemaRef = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
