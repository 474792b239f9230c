import {
  authenticate,
  authenticateAndRead,
  credentialDigest,
  type Identified,
  type RateState,
  type RequestKind,
} from '../src/app/authenticate.ts';
import { readerFor } from '../src/app/reader.ts';
import { ApiError } from '../src/domain/errors.ts';
import type { ApiContext, ApiDeps, ApiHandler } from './context.ts';

const windowSeconds = 60;

/**
 * The first two checks of every request with a key (R-C16): who calls (401), and whether the minute has room (429).
 * Every authenticated response carries the state of the minute (R-E06).
 */
export function authenticated({ db }: Pick<ApiDeps, 'db'>, kind: RequestKind): ApiHandler {
  return async (ctx, next) => {
    admit(ctx, await authenticate(db, digestOf(ctx), kind));
    await next();
  };
}

/**
 * The same two checks for a route that reads one row: its read goes with them in one statement, and the row is given
 * out once they are passed. Where a route refuses the request before it reads, they come after, and win.
 */
export function authenticatedWithRead({ db }: Pick<ApiDeps, 'db'>): ApiHandler {
  return async (ctx, next) => {
    const digest = digestOf(ctx);
    let asked = false;
    ctx.state.read = async (read, ...values) => {
      if (ctx.state.caller) return await readerFor(db, ctx.state.caller)(read, ...values);
      asked = true;
      const { row, ...identified } = await authenticateAndRead(db, digest, read, values);
      admit(ctx, identified);
      return row;
    };
    try {
      await next();
    } finally {
      if (!asked) admit(ctx, await authenticate(db, digest, 'reads'));
    }
  };
}

const digestOf = (ctx: ApiContext) => credentialDigest(ctx.get('Authorization') || undefined);

/** @throws ApiError `rate_limit_exceeded` */
function admit(ctx: ApiContext, { caller, rate, exceeded }: Identified): void {
  ctx.state.caller = caller;
  ctx.set(rateHeaders(rate));
  if (!exceeded) return;
  // One second more than the window says, so that a client that waits exactly this long meets a new one.
  throw new ApiError('rate_limit_exceeded', { headers: { 'Retry-After': String(rate.resetsInSeconds + 1) } });
}

function rateHeaders({ kind, limit, remaining, resetsInSeconds }: RateState): Record<string, string> {
  return {
    'RateLimit-Policy': `"${kind}";q=${limit};w=${windowSeconds}`,
    RateLimit: `"${kind}";r=${remaining};t=${resetsInSeconds}`,
  };
}
