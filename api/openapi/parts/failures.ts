import { type ErrorCondition, errorEntry, errorTable } from '../../../src/domain/errors.ts';
import { panels } from '../../../src/domain/run/panels.ts';
import { schemaRef } from './components.ts';
import {
  authenticatedHeaders,
  type HeaderName,
  headers,
  maybeAuthenticatedHeaders,
  type Presence,
  plainHeaders,
} from './headers.ts';
import type { Json, ResponseDoc } from './types.ts';

/** Failures that every operation with a key shares. */
const shared: readonly ErrorCondition[] = [
  'invalid_request',
  'authentication_required',
  'invalid_api_key',
  'rate_limit_exceeded',
  'internal_error',
  'overloaded',
];

/** The failures of an operation by status: the shared ones and its own. */
export function failures(...own: ErrorCondition[]): Record<string, Json> {
  return failuresOf([...shared, ...own], '');
}

/** The failures of an operation without a key: bad HTTP and overload. */
export function openFailures(): Record<string, Json> {
  return failuresOf(['invalid_request', 'overloaded'], 'WithoutKey');
}

const named = new Map<string, ResponseDoc>();

/** The named responses that failures refer to. Complete once every operation has been described. */
export function failureComponents(): Record<string, ResponseDoc> {
  return Object.fromEntries([...named].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Failures by status, each a reference to a named response, so that generated clients have one type
 * for each.
 */
function failuresOf(conditions: readonly ErrorCondition[], suffix: '' | 'WithoutKey'): Record<string, Json> {
  const byStatus = Map.groupBy(conditions, (condition) => errorTable[condition].status);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => {
      const name = group.map(inPascalCase).join('Or') + suffix;
      named.set(name, failureResponse(group, suffix === ''));
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
}

function inPascalCase(condition: ErrorCondition): string {
  return condition.replace(/(^|_)(.)/g, (_match, _before, letter: string) => letter.toUpperCase());
}

function failureResponse(conditions: readonly ErrorCondition[], withKey: boolean): ResponseDoc {
  return {
    description: conditions.map(describe).join('\n'),
    headers: headers(headersOf(conditions, withKey)),
    content: { 'application/json': { schema: narrowed(conditions), examples: examplesOf(conditions) } },
  };
}

/** One line of Markdown per code: when it happens, and whether sending the request again helps. */
function describe(condition: ErrorCondition): string {
  const { code, when, retry } = errorEntry(condition);
  return `- \`${code}\`: ${when} ${retryAdvice[retry]}`;
}

export const retryAdvice = {
  later: 'The same request may succeed later.',
  after_change: 'Correct the request before you send it again.',
  never: 'Sending the same request again does not help.',
} as const;

function headersOf(
  conditions: readonly ErrorCondition[],
  withKey: boolean,
): Partial<Record<HeaderName, Presence>> {
  const entries = conditions.map(errorEntry);
  const presence = (has: (entry: (typeof entries)[number]) => boolean, name: HeaderName) =>
    entries.some(has) ? { [name]: entries.every(has) ? 'always' : 'sometimes' } : {};
  return {
    ...(withKey ? byStatus(entries[0]?.status) : plainHeaders),
    ...presence(
      ({ code, retryAfterSeconds }) => retryAfterSeconds !== undefined || code === 'rate_limit_exceeded',
      'Retry-After',
    ),
    ...presence(({ retry }) => retry === 'never', 'X-Should-Retry'),
  };
}

/**
 * Headers that depend on how far the request got: 401 comes before the key is known, 400 and 5xx
 * before or after.
 */
function byStatus(status: number | undefined) {
  if (status === 401) return { ...plainHeaders, 'WWW-Authenticate': 'always' } as const;
  return [400, 500, 503].includes(status ?? 0) ? maybeAuthenticatedHeaders : authenticatedHeaders;
}

/**
 * The error envelope limited to the codes that can occur here, each with its guaranteed details.
 */
function narrowed(conditions: readonly ErrorCondition[]): Json {
  const codes = [...new Set(conditions.map((condition) => errorTable[condition].code))];
  const plain = codes.filter((code) => !(code in detailsOf));
  const variants = [
    ...codes.flatMap((code) => (detailsOf[code] ? [errorOf([code], detailsOf[code])] : [])),
    ...(plain.length > 0 ? [errorOf(plain)] : []),
  ];
  return { allOf: [schemaRef('Error'), ...(variants.length > 1 ? [{ anyOf: variants }] : variants)] };
}

/**
 * Repeats the properties of `Error`: some validators apply `unevaluatedProperties` per subschema.
 */
function errorOf(codes: readonly string[], details?: Json): Json {
  return {
    type: 'object',
    properties: {
      error: {
        type: 'object',
        properties: { code: { type: 'string', enum: codes }, message: {}, details: details ?? {} },
        ...(details ? { required: ['details'] } : {}),
      },
    },
  };
}

/** Codes with guaranteed details (specification, "Errors"). */
const detailsOf: Partial<Record<string, Json>> = {
  insufficient_credits: {
    type: 'object',
    required: ['required', 'available'],
    properties: {
      required: { type: 'integer', description: 'The price of the panel.' },
      available: { type: 'integer', description: 'available_credits of the workspace.' },
    },
  },
};

function examplesOf(conditions: readonly ErrorCondition[]): Json {
  return Object.fromEntries(
    conditions.map((condition) => {
      const { code, message } = errorTable[condition];
      const details = condition === 'insufficient_credits' ? { details: exampleCredits } : {};
      return [code, { value: { error: { code, message, ...details } } }];
    }),
  );
}

const exampleCredits = { required: panels.consensus.priceCredits, available: 12 };
