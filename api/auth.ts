import { authenticate, type RateState, type RequestKind } from '../src/app/authenticate.ts';
import { ApiError } from '../src/domain/errors.ts';
import type { ApiDeps, ApiHandler } from './context.ts';

const windowSeconds = 60;

/**
 * The first two checks of every request with a key (R-C16): who calls (401), and whether the minute has room (429).
 * Every authenticated response carries the state of the minute (R-E06).
 */
export function authenticated({ db }: Pick<ApiDeps, 'db'>, kind: RequestKind): ApiHandler {
  return async (ctx, next) => {
    const { caller, rate, exceeded } = await challenged(() =>
      authenticate(db, ctx.get('Authorization') || undefined, kind),
    );
    ctx.state.caller = caller;
    ctx.set(rateHeaders(rate));
    if (exceeded) {
      // One second more than the window says, so that a client that waits exactly this long meets a new one.
      throw new ApiError('rate_limit_exceeded', {
        headers: { 'Retry-After': String(rate.resetsInSeconds + 1) },
      });
    }
    await next();
  };
}

/** A 401 says how to authenticate (RFC 9110, 15.5.2). */
async function challenged<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError(error.condition, {
      message: error.message,
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  }
}

function rateHeaders({ kind, limit, remaining, resetsInSeconds }: RateState): Record<string, string> {
  return {
    'RateLimit-Policy': `"${kind}";q=${limit};w=${windowSeconds}`,
    RateLimit: `"${kind}";r=${remaining};t=${resetsInSeconds}`,
  };
}
