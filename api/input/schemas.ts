import { z } from 'zod';
import { ApiError } from '../../src/domain/errors.ts';
import {
  idempotencyKeyPattern,
  promptMaxCharacters,
  textOffsetMaxCharacters,
  textWindowDefaultCharacters,
  textWindowMaxCharacters,
} from '../../src/domain/limits.ts';
import { panelIds } from '../../src/domain/run/panels.ts';
import { type ClaimRange, type ReportPart, reportParts } from '../../src/report/parts.ts';
import { characterCount, isStorable } from '../../src/text/code-points.ts';
import { queryInteger, queryText, requiredText } from './query.ts';

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The body of a create: exactly a prompt and a panel (R-C04); the prompt is trimmed (R-C05). The
 * published pattern states what trimming and storage require: at least one non-space character, and
 * no U+0000.
 */
export const createBody = z
  .strictObject({
    prompt: z
      .string()
      .trim()
      .min(1, 'must not be empty')
      .refine(
        (prompt) => characterCount(prompt) <= promptMaxCharacters,
        `must have at most ${promptMaxCharacters} characters`,
      )
      .refine(isStorable, 'must not hold U+0000 or a lone surrogate')
      .meta({
        description: `The question: 1 to ${promptMaxCharacters.toLocaleString('en')} characters (code points) after trimming, without U+0000 and lone surrogates. It is sent unchanged to every model of the panel.`,
        pattern: '^[^\\u0000]*[^\\s\\u0000\\uFEFF][^\\u0000]*$',
      }),
    panel: z
      .enum(panelIds, `must be one of ${panelIds.join(', ')}`)
      .meta({ description: 'The panel, which also decides the price.' }),
  })
  .meta({ id: 'CreateResearch', description: 'A question, and the panel that is to answer it.' });

/**
 * @throws ApiError `quick_pulse_unavailable` for the panel that is no longer sold (R-S05), else
 *   `invalid_request` naming the problem of each field
 */
export function parseCreateBody(body: unknown): z.infer<typeof createBody> {
  const parsed = createBody.safeParse(body);
  if (parsed.success) return parsed.data;
  if (createBody.extend({ panel: z.literal('quick_pulse') }).safeParse(body).success) {
    throw new ApiError('quick_pulse_unavailable');
  }
  throw new ApiError('invalid_request', {
    message: describeIssues(parsed.error),
    details: { issues: issueList(parsed.error) },
  });
}

/** @throws ApiError `idempotency_key_required`, `invalid_idempotency_key` */
export function parseIdempotencyKey(key: unknown): string {
  if (key === undefined) throw new ApiError('idempotency_key_required');
  if (typeof key !== 'string' || !idempotencyKeyPattern.test(key))
    throw new ApiError('invalid_idempotency_key');
  return key;
}

export function isUuid(text: string): boolean {
  return uuidPattern.test(text);
}

/** @throws ApiError `invalid_request` for anything but a uuid (R-G07) */
export function parseRunId(text: string | undefined): string {
  return parseId(text, 'run');
}

/**
 * The id of a thing, such as a run.
 * @throws ApiError `invalid_request` for anything but a uuid
 */
export function parseId(text: string | undefined, thing: string): string {
  if (text === undefined || !isUuid(text)) {
    throw new ApiError('invalid_request', { message: `The ${thing} id is not a uuid.` });
  }
  return text.toLowerCase();
}

/** @throws ApiError `invalid_request` for anything but `full` or `compact` (R-G09) */
export function parseDetail(query: URLSearchParams): 'full' | 'compact' {
  const detail = queryText(query, 'detail') ?? 'full';
  if (detail === 'full' || detail === 'compact') return detail;
  throw new ApiError('invalid_request', { message: 'detail must be full or compact.' });
}

/**
 * Parses which part of a report is asked for.
 * @throws ApiError `invalid_request`
 */
export function parseReportPart(query: URLSearchParams, standard: ReportPart): ReportPart {
  const part = queryText(query, 'part') ?? standard;
  if (Object.hasOwn(reportParts, part)) return part as ReportPart;
  const names = Object.keys(reportParts).join(', ');
  throw new ApiError('invalid_request', { message: `part must be one of ${names}.` });
}

/**
 * Parses which claims are asked for: "7" or "3-9"; all by default.
 * @throws ApiError `invalid_request`
 */
export function parseClaimRange(query: URLSearchParams): ClaimRange {
  const claims = queryText(query, 'claims');
  if (claims === undefined) return { from: 1, to: Number.POSITIVE_INFINITY };
  const [, first, last = first] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(claims) ?? [];
  if (first === undefined)
    throw new ApiError('invalid_request', {
      message: 'claims must be one id as in 7, or a range as in 3-9.',
    });
  return { from: Number(first), to: Number(last) };
}

/**
 * Parses which window of which model's text is asked for (R-P04).
 * @throws ApiError `invalid_request`
 */
export function parseWindow(query: URLSearchParams) {
  return {
    modelId: requiredText(query, 'model_id'),
    offset: queryInteger(query, 'offset', { min: 0, max: textOffsetMaxCharacters, fallback: 0 }),
    maxCharacters: queryInteger(query, 'max_characters', {
      min: 1,
      max: textWindowMaxCharacters,
      fallback: textWindowDefaultCharacters,
    }),
  };
}

function describeIssues(error: z.ZodError): string {
  const problems = issueList(error).map(({ path, problem }) => `${path || 'the body'} ${problem}`);
  return `The request is not valid: ${problems.join('; ')}.`;
}

/** Path and problem of each issue, never the value: an error must not repeat the prompt. */
function issueList(error: z.ZodError): { path: string; problem: string }[] {
  return error.issues
    .slice(0, 10)
    .map((issue) => ({ path: issue.path.join('.'), problem: problemOf(issue) }));
}

function problemOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys')
    return 'has fields that are not accepted: send prompt and panel alone';
  if (issue.code === 'invalid_type')
    return `must be ${issue.expected === 'object' ? 'an' : 'a'} ${issue.expected}`;
  return issue.message;
}
