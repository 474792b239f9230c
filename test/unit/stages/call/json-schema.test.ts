import assert from 'node:assert/strict';
import { z } from 'zod';
import { strictJsonSchema } from '../../../../src/stages/call/json-schema.ts';

describe('strict JSON schema', () => {
  it('uses only keywords that all providers support', () => {
    const schema = strictJsonSchema(
      z.object({
        a: z.string().min(1).max(5).nullable().default(null),
        b: z.array(z.enum(['x', 'y'])).max(3),
      }),
    );
    assert.deepEqual(schema, {
      type: 'object',
      properties: {
        a: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        b: { type: 'array', items: { type: 'string', enum: ['x', 'y'] } },
      },
      required: ['a', 'b'],
      additionalProperties: false,
    });
  });

  it('keeps properties whose names are keywords', () => {
    const schema = strictJsonSchema(z.object({ type: z.string(), items: z.number() }));
    assert.deepEqual(Object.keys(schema.properties as object), ['type', 'items']);
  });
});
