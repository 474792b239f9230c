import { invalidRequest } from '../../../input/query.ts';
import { inDigits } from '../../../openapi/parts/parameters.ts';
import type { Json } from '../../../openapi/parts/types.ts';

export interface InputSchema {
  readonly [keyword: string]: unknown;
  readonly type: 'object';
  readonly properties: Record<string, Json>;
  readonly required: string[];
  readonly additionalProperties: false;
}

/**
 * A closed object of REST's parameters, each with its limits, its description and an example.
 * @param parameters each with its overrides for agents
 */
export function inputOf(...parameters: readonly (readonly [parameter: Json, own: Json])[]): InputSchema {
  const properties = parameters.map(([{ name, description, schema }, own]) => [
    name,
    { ...schema, description: description.replace(inDigits, ''), ...own },
  ]);
  const required = parameters.filter(([parameter]) => parameter.required).map(([{ name }]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required,
    additionalProperties: false,
  };
}

/**
 * Turns arguments into a query for the parsers of REST's routes. Checks only what a query cannot
 * express: unknown names and types.
 * @throws ApiError `invalid_request`
 */
export function asQuery(input: InputSchema, args: Readonly<Record<string, unknown>>): URLSearchParams {
  const names = Object.keys(input.properties);
  for (const name of Object.keys(args)) {
    if (!names.includes(name)) {
      const takes = names.length > 0 ? `it takes ${names.join(', ')}` : 'it takes none';
      throw invalidRequest(`This tool has no argument ${JSON.stringify(name.slice(0, 40))}: ${takes}.`);
    }
  }
  const missing = input.required.find((name) => !Object.hasOwn(args, name));
  if (missing) throw invalidRequest(`${missing} is required.`);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(args))
    query.set(name, asText(name, input.properties[name], value));
  return query;
}

function asText(name: string, schema: Json | undefined, value: unknown): string {
  if (schema?.type === 'integer') {
    if (Number.isInteger(value)) return String(value);
    throw invalidRequest(`${name} must be a whole number; leave it out for ${schema.default}.`);
  }
  if (typeof value === 'string') return value;
  throw invalidRequest(`${name} must be a string.`);
}
