import {
  idempotencyKeyPattern,
  idempotencyWindowHours,
  pageDefault,
  textOffsetMaxCharacters,
  textWindowDefaultCharacters,
  textWindowMaxCharacters,
} from '../../../src/domain/limits.ts';
import { waitMaxSeconds } from '../../waiting/prefer.ts';
import type { Json } from './types.ts';

// A parameter that is given twice, or is empty although it needs a value, is refused with 400;
// unknown query parameters are ignored.

/** Appended for query parameters only: JSON has a number type. */
export const inDigits = ' Digits only.';

export const runIdParameter: Json = {
  name: 'run_id',
  in: 'path',
  required: true,
  description: 'The `id` of the run.',
  schema: { type: 'string', format: 'uuid' },
};

export const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description:
    'Identifies this create. If you do not know whether it arrived, send it again with the same key. Use a new key, such ' +
    `as a UUID, for each new question. It belongs to the workspace and identifies its request for ${idempotencyWindowHours} hours.`,
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: idempotencyKeyPattern.source },
  example: '0b6c1f0e-6a7e-4f0e-9a43-0c9f5c6f7d11',
};

export const ifNoneMatch: Json = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description:
    'The ETag of a body that you have. If it is still the same, the response is 304 without a body.',
  schema: { type: 'string' },
};

export const prefer: Json = {
  name: 'Prefer',
  in: 'header',
  required: false,
  description:
    `\`wait=N\` lets the request wait up to N seconds, at most ${waitMaxSeconds}, for a change (RFC 7240). Send If-None-Match with it: ` +
    'what you do not have yet is sent within a second.',
  schema: { type: 'string' },
  example: 'wait=30',
};

export const detail: Json = {
  name: 'detail',
  in: 'query',
  required: false,
  description: '`full` is the report as stored; `compact` leaves out `question` and puts `methodology` last.',
  schema: { type: 'string', enum: ['full', 'compact'], default: 'full' },
};

export const cursor: Json = {
  name: 'cursor',
  in: 'query',
  required: false,
  description: 'The `next_cursor` of the previous page, unchanged. Omit it for the first page.',
  schema: { type: 'string' },
};

export const limit = (maximum: number): Json =>
  integer('limit', 'The largest number of items on the page.', 1, maximum, pageDefault);

export const modelId: Json = {
  name: 'model_id',
  in: 'query',
  required: true,
  description: 'A `model_id` from the list of responses. A slash in it need not be encoded.',
  schema: { type: 'string', minLength: 1, pattern: '^[^\\u0000]+$' },
  example: 'openai/gpt-5.2',
};

export const offset = integer(
  'offset',
  'The start of the window, in Unicode code points.',
  0,
  textOffsetMaxCharacters,
  0,
);

export const maxCharacters = integer(
  'max_characters',
  'The largest length of the window, in Unicode code points.',
  1,
  textWindowMaxCharacters,
  textWindowDefaultCharacters,
);

function integer(
  name: string,
  description: string,
  minimum: number,
  maximum: number,
  fallback: number,
): Json {
  return {
    name,
    in: 'query',
    required: false,
    description: `${description}${inDigits}`,
    schema: { type: 'integer', minimum, maximum, default: fallback },
  };
}
