import type { RateState } from '../../src/app/authenticate.ts';
import { ApiError } from '../../src/domain/errors.ts';

const windowSeconds = 60;

/** A client that waits exactly as long as Retry-After says meets a new minute: the time is rounded up. */
export function rateExceeded({ resetsInSeconds }: RateState): ApiError {
  return new ApiError('rate_limit_exceeded', {
    headers: { 'Retry-After': String(Math.max(1, resetsInSeconds)) },
  });
}

/** The state of the minute (R-E06). */
export function rateHeaders({ kind, limit, remaining, resetsInSeconds }: RateState): Record<string, string> {
  return {
    'RateLimit-Policy': `"${kind}";q=${limit};w=${windowSeconds}`,
    RateLimit: `"${kind}";r=${remaining};t=${resetsInSeconds}`,
  };
}
