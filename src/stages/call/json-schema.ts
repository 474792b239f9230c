import { z } from 'zod';
import { isRecord } from '../../domain/is-record.ts';

/**
 * The JSON schema of an output for `response_format`, in the strict form that all providers accept:
 * every object closed, every property required. Lengths and counts are stated in the prompt and
 * checked in code, because some providers reject their keywords.
 */
export function strictJsonSchema(schema: z.ZodType): Readonly<Record<string, unknown>> {
  return strict(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'throw', reused: 'inline' }));
}

type Node = Readonly<Record<string, unknown>>;

function strict(node: Node): Node {
  const kept: Record<string, unknown> = {};
  for (const keyword of ['type', 'enum', 'const', 'description']) {
    if (node[keyword] !== undefined) kept[keyword] = node[keyword];
  }
  if (isRecord(node.items)) kept.items = strict(node.items);
  if (Array.isArray(node.anyOf)) kept.anyOf = node.anyOf.filter(isRecord).map(strict);
  if (isRecord(node.properties)) {
    const properties = Object.entries(node.properties).filter((entry): entry is [string, Node] =>
      isRecord(entry[1]),
    );
    kept.properties = Object.fromEntries(properties.map(([name, property]) => [name, strict(property)]));
    kept.required = properties.map(([name]) => name);
    kept.additionalProperties = false;
  }
  return kept;
}
