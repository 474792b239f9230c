import {
  type AskedKind,
  authenticate,
  authenticateAndRead,
  credentialDigest,
  type Identified,
  identify,
  type RequestKind,
} from '../src/app/authenticate.ts';
import { readerFor } from '../src/app/reader.ts';
import type { Pool } from '../src/db/pool.ts';
import { ApiError } from '../src/domain/errors.ts';
import type { ApiContext, ApiHandler } from './context.ts';
import type { Door } from './load/door.ts';
import { rateExceeded, rateHeaders } from './rate.ts';

/**
 * The first two checks of every request with a key (R-C16): who calls (401), and whether the minute has room (429).
 * Every authenticated response carries the state of the minute (R-E06).
 */
export function authenticated(door: Door, kind: RequestKind): ApiHandler {
  return async (ctx, next) => {
    const digest = digestOf(ctx);
    await door.pass(ctx, digest, kind, async (db) => {
      admit(ctx, door, await counted(door, digest, kind, () => authenticate(db, digest, kind)));
      await next();
    });
  };
}

/**
 * The same two checks for a route that reads one row: its read goes with them in one statement, and the row is given
 * out once they are passed. Where a route refuses the request before it reads, they come after, and win.
 */
export function authenticatedWithRead(door: Door): ApiHandler {
  return async (ctx, next) => {
    const digest = digestOf(ctx);
    await door.pass(ctx, digest, 'reads', async (db) => await readingWithin(ctx, next, door, digest, db));
  };
}

/**
 * The first check alone, for a message of MCP: what it is to be counted as is known once it was read, and a limit that
 * it meets is an answer of its tool. `ctx.state.count` is the second check.
 */
export function authenticatedMessage(door: Door): ApiHandler {
  return async (ctx, next) => {
    const digest = digestOf(ctx);
    await door.pass(ctx, digest, 'messages', async (db) => {
      const caller = await knownKey(door, digest, 'messages', () => identify(db, digest));
      door.keepCaller(digest, caller);
      ctx.state.caller = caller;
      const lane = door.dbOf(caller);
      ctx.state.db = lane;
      ctx.state.count = async (kind) =>
        admit(ctx, door, await counted(door, digest, kind, () => authenticate(lane, digest, kind)));
      await next();
    });
  };
}

async function readingWithin(
  ctx: ApiContext,
  next: () => Promise<unknown>,
  door: Door,
  digest: string,
  db: Pool,
): Promise<void> {
  let asked = false;
  ctx.state.read = async (read, values) => {
    if (ctx.state.caller) return await readerFor(ctx.state.db, ctx.state.caller)(read, values);
    asked = true;
    const { row, ...identified } = await counted(door, digest, 'reads', () =>
      authenticateAndRead(db, digest, read, values),
    );
    admit(ctx, door, identified);
    return row;
  };
  try {
    await next();
  } finally {
    if (!asked) {
      admit(ctx, door, await counted(door, digest, 'reads', () => authenticate(db, digest, 'reads')));
    }
  }
}

const digestOf = (ctx: ApiContext) => credentialDigest(ctx.get('Authorization') || undefined);

/** Lets the door know what the database says of a key. */
async function counted<Known extends Identified>(
  door: Door,
  digest: string,
  kind: RequestKind,
  ask: () => Promise<Known>,
): Promise<Known> {
  const identified = await knownKey(door, digest, kind, ask);
  door.keepIdentified(digest, kind, identified);
  return identified;
}

async function knownKey<Known>(
  door: Door,
  digest: string,
  kind: AskedKind,
  ask: () => Promise<Known>,
): Promise<Known> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && error.condition === 'invalid_api_key') door.keepUnknown(digest, kind);
    throw error;
  }
}

/** @throws ApiError `rate_limit_exceeded` */
function admit(ctx: ApiContext, door: Door, { caller, rate, exceeded }: Identified): void {
  ctx.state.caller = caller;
  ctx.state.db = door.dbOf(caller);
  ctx.set(rateHeaders(rate));
  if (exceeded) throw rateExceeded(rate);
}
