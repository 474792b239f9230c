import { reportParts } from '../../../../src/report/parts.ts';
import { schemaComponents } from '../../../openapi/parts/components.ts';
import type { Json } from '../../../openapi/parts/types.ts';

const components = schemaComponents();

/**
 * The output schema of a tool: a REST object, by the name of its schema, or the failure envelope.
 * Errors must fit the schema too, because some clients discard structured content that does not.
 * The root is declared as an object for clients that look no further.
 * @param more required fields in addition to REST's own
 */
export function toolOutput(name: string, more: Record<string, Json> = {}): Json & { type: 'object' } {
  const own = component(name);
  const success = {
    ...own,
    properties: { ...own.properties, ...more },
    required: [...(own.required ?? []), ...Object.keys(more)],
  };
  const anyOf = [success, component('Error')];
  return localised({ type: 'object', anyOf, $defs: usedBy(anyOf) });
}

/**
 * The envelope of a result. The report's own schema, of some 29 kB, stands in the description of
 * REST: an agent would read it with every list of tools.
 */
export const envelopeOutput = localised({
  type: 'object' as const,
  anyOf: [
    {
      type: 'object',
      properties: {
        ...component('ResearchResult').properties,
        part: { type: 'string', enum: Object.keys(reportParts) },
        report: { type: 'object', description: 'The members of the report that the part holds.' },
      },
      required: ['id', 'object', 'status', 'part', 'report'],
    },
    component('Error'),
  ],
  $defs: usedBy(component('Error')),
});

function component(name: string): Json {
  const found = components[name];
  if (!found) throw new Error(`the description has no schema ${name}`);
  return found;
}

/** The schemas that others refer to, directly or indirectly. */
function usedBy(schema: Json, found: Record<string, Json> = {}): Record<string, Json> {
  for (const [, name = ''] of JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (found[name]) continue;
    found[name] = component(name);
    usedBy(component(name), found);
  }
  return found;
}

/** Makes a schema self-contained: its references point into itself. */
function localised<Schema extends Json>(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"#/$defs/'));
}
