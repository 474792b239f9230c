import { ApiError } from '../../src/domain/errors.ts';
import type { ApiContext } from '../http/context.ts';

/** All query parameters. Koa's own `ctx.query` drops those after the thousandth. */
export function readQuery({ querystring }: Pick<ApiContext, 'querystring'>): URLSearchParams {
  return new URLSearchParams(querystring);
}

/**
 * The raw value of a parameter, or undefined if it is absent. Unknown parameters are ignored
 * (R-E08).
 * @throws ApiError `invalid_request` for a parameter given twice
 */
export function queryText(query: URLSearchParams, name: string): string | undefined {
  const [value, ...more] = query.getAll(name);
  if (more.length > 0) throw invalidRequest(`${name} must be given once.`);
  return value;
}

/**
 * @throws ApiError `invalid_request` for a parameter that is missing, empty, given twice or
 * contains U+0000
 */
export function requiredText(query: URLSearchParams, name: string): string {
  const value = queryText(query, name);
  if (!value) throw invalidRequest(`${name} is required.`);
  if (value.includes('\u0000')) throw invalidRequest(`${name} must not hold U+0000.`);
  return value;
}

/**
 * A whole number in plain ASCII digits.
 * @throws ApiError `invalid_request` for anything else, a number out of range, or a parameter given
 * twice
 */
export function queryInteger(
  query: URLSearchParams,
  name: string,
  { min, max, fallback }: { min: number; max: number; fallback: number },
): number {
  const text = queryText(query, name);
  if (text === undefined) return fallback;
  const value = /^[0-9]+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw invalidRequest(`${name} must be a whole number from ${min} to ${max}, in digits alone.`);
}

export function invalidRequest(message: string): ApiError {
  return new ApiError('invalid_request', { message });
}
