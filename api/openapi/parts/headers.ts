import { pollAfterSeconds } from '../../../src/domain/limits.ts';
import type { Json } from './types.ts';

// Response headers. Those of HTTP itself (Date, Content-Length, …) and those that only browsers use
// (Content-Security-Policy, …) are left out.

interface HeaderDoc {
  readonly description: string;
  readonly schema: Json;
  readonly example?: string | number;
}

const text = { type: 'string' };
const seconds = { type: 'integer', minimum: 1 };

const headerTable = {
  'Request-Id': {
    description:
      'Identifies this response in the log of the service. Quote it if you ask about the response.',
    schema: { type: 'string', format: 'uuid' },
  },
  RateLimit: {
    description:
      'State of the current minute: `r` requests left, `t` seconds until the next minute begins. ' +
      'Reads are counted by key, creates by workspace.',
    schema: { type: 'string', pattern: '^"(reads|creates)";r=[0-9]+;t=[0-9]+$' },
    example: '"reads";r=87;t=23',
  },
  'RateLimit-Policy': {
    description: 'The limit itself: `q` requests in a window of `w` seconds.',
    schema: { type: 'string', pattern: '^"(reads|creates)";q=[0-9]+;w=[0-9]+$' },
    example: '"reads";q=120;w=60',
  },
  'Retry-After': {
    description: 'Seconds to wait before trying again; for a run in progress, before the next poll.',
    schema: seconds,
    example: pollAfterSeconds,
  },
  'X-Should-Retry': {
    description: '`false` if sending the same request again cannot help. Generated clients obey it.',
    schema: { type: 'string', enum: ['false'] },
  },
  Location: {
    description: 'The URL of the run.',
    schema: { type: 'string', format: 'uri-reference' },
  },
  'Idempotent-Replayed': {
    description:
      'Tells that the run was created before with this Idempotency-Key, and that nothing more was reserved.',
    schema: { type: 'string', enum: ['true'] },
  },
  'WWW-Authenticate': {
    description: 'How to authenticate.',
    schema: { type: 'string', enum: ['Bearer'] },
  },
  ETag: {
    description: 'Identifies this version of the body. Send it as If-None-Match.',
    schema: text,
  },
  'Preference-Applied': {
    description:
      'The wait that was granted: the request was answered when it had news, or after this many seconds.',
    schema: { type: 'string', pattern: '^wait=[0-9]+$' },
    example: 'wait=30',
  },
  'Cache-Control': {
    description: 'Who may cache the body. Data of a workspace may be cached by its client alone.',
    schema: text,
    example: 'private, no-store',
  },
  'Content-Disposition': {
    description: 'The name of the file.',
    schema: text,
    example: 'attachment; filename="service-4d1bd7a4-8f7a-4a6e-9b0c-52f9ad4d6a57-responses.jsonl"',
  },
} as const satisfies Record<string, HeaderDoc>;

export type HeaderName = keyof typeof headerTable;

/** `sometimes`: only in the cases that the header's description names. */
export type Presence = 'always' | 'sometimes';

/** The headers of a response, as references. */
export function headers(presence: Partial<Record<HeaderName, Presence>>): Json {
  return Object.fromEntries(
    Object.entries(presence).map(([name, when]) => [
      name,
      { $ref: `#/components/headers/${componentName(name, when)}` },
    ]),
  );
}

/** On every response. */
export const plainHeaders = { 'Request-Id': 'always', 'Cache-Control': 'always' } as const;

/** On every response of an operation with a key, once the key is known. */
export const authenticatedHeaders = {
  ...plainHeaders,
  RateLimit: 'always',
  'RateLimit-Policy': 'always',
} as const;

/** On a refusal that can come before the key is checked. */
export const maybeAuthenticatedHeaders = {
  ...plainHeaders,
  RateLimit: 'sometimes',
  'RateLimit-Policy': 'sometimes',
} as const;

/**
 * The referenced components. A required header needs its own component, because `required` belongs
 * to the component.
 */
export function headerComponents(): Record<string, Json> {
  const variants = Object.entries(headerTable).flatMap(([name, header]) => [
    [componentName(name, 'always'), { ...header, required: true }] as const,
    [componentName(name, 'sometimes'), header] as const,
  ]);
  return Object.fromEntries(variants);
}

function componentName(name: string, presence: Presence): string {
  return presence === 'always' ? name : `${name}-Optional`;
}
