import { schemaRef } from './components.ts';
import { authenticatedHeaders, type HeaderName, headers, type Presence } from './headers.ts';
import type { Json, ResponseDoc } from './types.ts';

interface Success {
  readonly description: string;
  /** Name of the body's schema component. */
  readonly schema: string;
  /** Recorded bodies by name. */
  readonly examples: Readonly<Record<string, unknown>>;
  /** In addition to those of every response with a key. */
  readonly headers?: Partial<Record<HeaderName, Presence>>;
}

/** A response with a JSON body of one of the schema components. */
export function json({ description, schema, examples, headers: own = {} }: Success): ResponseDoc {
  return {
    description,
    headers: headers({ ...authenticatedHeaders, ...own }),
    content: { 'application/json': { schema: schemaRef(schema), examples: named(examples) } },
  };
}

/** The same body as Markdown, for clients that prefer it. */
export function alsoMarkdown(response: ResponseDoc): ResponseDoc {
  return {
    ...response,
    content: { ...response.content, 'text/markdown': { schema: { type: 'string' } } },
  };
}

/** 304: the client already has the body. */
export function notModified(own: Partial<Record<HeaderName, Presence>>): ResponseDoc {
  return {
    description: 'The body with the ETag in If-None-Match is still the same.',
    headers: headers({ ...own, ETag: 'always' }),
  };
}

function named(examples: Readonly<Record<string, unknown>>): Json {
  return Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, { value }]));
}
