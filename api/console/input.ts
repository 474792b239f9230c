import { z } from 'zod';
import { ApiError } from '../../src/domain/errors.ts';
import type { ApiContext } from '../http/context.ts';
import { readJsonBody } from '../input/body.ts';

/** Any text of a form; what it may be is decided by the rules it is for. */
const text = z.string().max(1_024);

/** Bodies of the routes of sessions. */
export const signInBody = z.strictObject({ name: text.trim(), passphrase: text });
export const invitationBody = z.strictObject({ token: text, passphrase: text });

/** @throws ApiError `invalid_request` naming the fields, never their values: one may be a passphrase */
export async function readBody<Body>(ctx: ApiContext, shape: z.ZodType<Body>): Promise<Body> {
  const parsed = shape.safeParse(await readJsonBody(ctx));
  if (parsed.success) return parsed.data;
  const fields = [...new Set(parsed.error.issues.map(({ path }) => path.join('.') || 'the body'))];
  throw new ApiError('invalid_request', { message: `The request is not valid: ${fields.join(', ')}.` });
}
