import type { RateState, RequestKind } from '../../src/app/authenticate.ts';
import { ApiError } from '../../src/domain/errors.ts';

/**
 * The limit that a use of a key falls under: an MCP message has one of its own, which is not part
 * of the contract.
 */
export type RateKind = RequestKind | 'messages';

/** The state of the current minute of a limit. */
export type AnyRate = Omit<RateState, 'kind'> & { readonly kind: RateKind };

const windowSeconds = 60;

/**
 * Retry-After is rounded up, so that a client that waits exactly that long reaches a new minute.
 */
export function rateExceeded({ resetsInSeconds }: AnyRate): ApiError {
  return new ApiError('rate_limit_exceeded', {
    headers: { 'Retry-After': String(Math.max(1, resetsInSeconds)) },
  });
}

/** Headers that describe the current minute (R-E06). */
export function rateHeaders({ kind, limit, remaining, resetsInSeconds }: AnyRate): Record<string, string> {
  return {
    'RateLimit-Policy': `"${kind}";q=${limit};w=${windowSeconds}`,
    RateLimit: `"${kind}";r=${remaining};t=${resetsInSeconds}`,
  };
}
