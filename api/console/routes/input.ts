import { z } from 'zod';
import type { RunFilter } from '../../../src/app/find-runs.ts';
import { ApiError } from '../../../src/domain/errors.ts';
import { panelIds, type StoredPanelId } from '../../../src/domain/run/panels.ts';
import { type RunStatus, runStatuses } from '../../../src/domain/run/run-state.ts';
import { isStorable } from '../../../src/text/code-points.ts';
import type { ApiContext } from '../../http/context.ts';
import { readJsonBody } from '../../input/body.ts';
import { queryText } from '../../input/query.ts';

/** Any text of a form; what it may be is decided by the rules it is for. */
const text = z.string().max(1_024).refine(isStorable);
const time = z.iso.datetime({ offset: true }).transform((iso) => new Date(iso));
const keyName = z
  .string()
  .trim()
  .refine((name) => name !== '' && [...name].length <= 100 && isStorable(name) && !/\p{Cc}/u.test(name));

/** Bodies of the routes that change something. */
export const signInBody = z.strictObject({ name: text.trim(), passphrase: text });
export const lookBody = z.strictObject({ token: text });
export const invitationBody = z.strictObject({ token: text, passphrase: text });
export const keyBody = z.strictObject({ name: keyName, expires_at: time.nullable().default(null) });
export const rollBody = z.strictObject({ ends_at: time.nullable().default(null) });
/** The rest is for REST's own parser. */
export const researchBody = z.looseObject({ idempotency_key: z.unknown().optional() });

/** A stance: of a model on a claim of the report. */
const stance = { claim_id: z.int().min(1).max(1_000), model_id: text.min(1) };
export const objectionBody = z.strictObject({
  ...stance,
  should_be: z.enum(['support', 'oppose', 'mixed', 'none']),
  note: text
    .trim()
    .max(1_000)
    .transform((note) => note || null)
    .nullable()
    .default(null),
});
export const withdrawalBody = z.strictObject(stance);

/**
 * @throws ApiError `invalid_request` naming the fields, never their values: one may be a passphrase
 */
export async function readBody<Body>(ctx: ApiContext, shape: z.ZodType<Body>): Promise<Body> {
  const parsed = shape.safeParse(await readJsonBody(ctx));
  if (parsed.success) return parsed.data;
  const fields = [...new Set(parsed.error.issues.map(({ path }) => path.join('.') || 'the body'))];
  throw new ApiError('invalid_request', { message: `The request is not valid: ${fields.join(', ')}.` });
}

const storedPanels: readonly StoredPanelId[] = [...panelIds, 'quick_pulse'];

/**
 * Which runs are looked for: words of the question, status, panel.
 * @throws ApiError `invalid_request`
 */
export function parseRunFilter(query: URLSearchParams): RunFilter {
  const words = (queryText(query, 'query') ?? '').trim();
  if (words.length > 200 || !isStorable(words)) {
    throw new ApiError('invalid_request', { message: 'query must have at most 200 characters.' });
  }
  return {
    words,
    status: oneOf<RunStatus>(query, 'status', runStatuses),
    panel: oneOf<StoredPanelId>(query, 'panel', storedPanels),
  };
}

function oneOf<Word extends string>(
  query: URLSearchParams,
  name: string,
  words: readonly Word[],
): Word | null {
  const given = queryText(query, name);
  if (given === undefined || given === '') return null;
  const word = words.find((each) => each === given);
  if (word) return word;
  throw new ApiError('invalid_request', { message: `${name} must be one of ${words.join(', ')}.` });
}
