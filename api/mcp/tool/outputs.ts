import { schemaComponents } from '../../openapi/parts/components.ts';
import type { Json } from '../../openapi/parts/types.ts';

const components = schemaComponents();

/**
 * What a tool gives: an object of REST, by the name of its schema, or the envelope of a failure. An error's structured
 * content has to fit as well: some clients throw away what does not. The root is an object for those that look no
 * further.
 * @param more fields that stand beside REST's own, all of them required
 */
export function outputOf(name: string, more: Record<string, Json> = {}): Json & { type: 'object' } {
  const own = component(name);
  const success = {
    ...own,
    properties: { ...own.properties, ...more },
    required: [...(own.required ?? []), ...Object.keys(more)],
  };
  const anyOf = [success, component('Error')];
  return localised({ type: 'object', anyOf, $defs: usedBy(anyOf) });
}

function component(name: string): Json {
  const found = components[name];
  if (!found) throw new Error(`the description has no schema ${name}`);
  return found;
}

/** The schemas that others refer to, however indirectly. */
function usedBy(schema: Json, found: Record<string, Json> = {}): Record<string, Json> {
  for (const [, name = ''] of JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (found[name]) continue;
    found[name] = component(name);
    usedBy(component(name), found);
  }
  return found;
}

/** A schema that stands alone, with its references into itself. */
function localised<Schema extends Json>(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"#/$defs/'));
}
