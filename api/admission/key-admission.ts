import type Koa from 'koa';
import { LRUCache } from 'lru-cache';
import {
  authenticate,
  authenticateAndRead,
  type Identified,
  identify,
  type RequestKind,
} from '../../src/app/authenticate.ts';
import type { Caller } from '../../src/app/caller.ts';
import type { OneRead } from '../../src/app/read-one.ts';
import type { Pool } from '../../src/db/pool.ts';
import { apiKeyDigest, isWellFormedApiKey } from '../../src/domain/account/api-key.ts';
import { ApiError } from '../../src/domain/errors.ts';
import { readsPerMinutePerKey } from '../../src/domain/limits.ts';
import type { ApiContext, ApiHandler, CallerState, MessageState } from '../http/context.ts';
import { addressOf } from './address.ts';
import type { DatabaseQueue } from './database-queue.ts';
import { type RateKind, rateExceeded, rateHeaders } from './rate.ts';
import { type RememberedRefusals, rememberedRefusals } from './remembered-refusals.ts';
import { type Counter, counter, holdSlot } from './slots.ts';

// Admission decides whether a request goes on. It is decided twice: of connections and requests, by
// their address, before anything is made of them (`request-admission.ts`), and here of keys. The
// words of this folder:
// - slot: a place for one request or export in progress, of which there is a limited number;
// - queue: requests that wait for a connection of the database, where workspaces take turns;
// - refusal: an answer without a slot, or to a key that is unknown or has used up its minute.
//   Refusals are counted by reason, delayed, and those of keys remembered for a second.

/**
 * A client may send a whole minute's reads at once; with more than that in progress it is refused.
 */
const requestsPerKey = readsPerMinutePerKey;
/**
 * Keys whose workspace is known, some 200 bytes each. An entry grants no access, only a turn in its
 * workspace's queue.
 */
const knownKeys = 20_000;

/**
 * A route that is a single read: the statement, its values taken from the request, and the
 * response.
 */
export type ReadRoute<Read> =
  Read extends OneRead<infer Row, infer Values, infer Result> ? RouteOf<Row, Values, Result> : never;

interface RouteOf<Row extends object, Values extends object, Result> {
  readonly read: OneRead<Row, Values, Result>;
  /** @throws ApiError `invalid_request` */
  readonly values: (ctx: ApiContext) => Values;
  readonly answer: (ctx: ApiContext, result: Result) => void | Promise<void>;
}

/**
 * The first two checks of every request with a key (R-C16): the key is valid (401), and the minute
 * has room (429). Every response to a working key carries the state of the minute (R-E06).
 */
export interface KeyAdmission {
  readonly counted: (kind: RequestKind) => (handler: ApiHandler<CallerState>) => ApiHandler;
  /**
   * The same checks in one statement with the read. A request with bad parameters is still counted,
   * and 401 and 429 take precedence over 400.
   */
  readonly read: <Row extends object, Values extends object, Result>(
    route: RouteOf<Row, Values, Result>,
  ) => ApiHandler;
  /**
   * The first check alone, for an MCP message. The limit that applies is known only once the
   * message is parsed, and exceeding it is reported as a tool result. `ctx.state.count` is the
   * second check.
   */
  readonly message: (handler: ApiHandler<MessageState>) => ApiHandler;
}

/** What this process knows of keys, and where their requests wait. */
interface Keys {
  readonly queue: DatabaseQueue;
  readonly refusals: RememberedRefusals;
  readonly workspaces: LRUCache<string, string>;
  readonly inProgress: Counter;
}

/** A request with a well-formed key. */
interface WithKey {
  readonly keys: Keys;
  readonly ctx: ApiContext;
  readonly digest: string;
  /** The database as it may be used until the caller is known. */
  readonly db: Pool;
}

/**
 * Keeps what it knows of keys for all routes of a process, so that no client takes up the process
 * or the database.
 */
export function keyAdmission(queue: DatabaseQueue): KeyAdmission {
  const keys: Keys = {
    queue,
    refusals: rememberedRefusals('invalid_api_key'),
    workspaces: new LRUCache({ max: knownKeys }),
    inProgress: counter(),
  };
  return {
    counted: (kind) => (handler) =>
      withKey(keys, kind, async (request, next) => {
        await count(request, kind, () => authenticate(request.db, request.digest, kind));
        await handler(request.ctx as ApiContext<CallerState>, next);
      }),
    read: (route) => withKey(keys, 'reads', (request) => countAndRead(request, route)),
    message: (handler) =>
      withKey(keys, 'messages', async (request, next) => {
        await identifyCaller(request);
        await handler(request.ctx as ApiContext<MessageState>, next);
      }),
  };
}

/**
 * @throws ApiError `authentication_required`, `invalid_api_key`, `rate_limit_exceeded`,
 * `overloaded`
 */
function withKey(
  keys: Keys,
  kind: RateKind,
  go: (request: WithKey, next: Koa.Next) => Promise<void>,
): ApiHandler {
  return async (ctx, next) => {
    let digest: string;
    try {
      digest = credentialDigest(ctx.get('Authorization'));
    } catch (refusal) {
      await keys.refusals.delayWithoutKey(ctx, kind);
      throw refusal;
    }
    await keys.refusals.repeat(ctx, digest, kind);
    if (keys.inProgress.of(digest) >= requestsPerKey)
      throw new ApiError('overloaded', { reason: 'requests_of_key' });
    keys.inProgress.add(digest, 1);
    const leave = holdSlot(ctx.res, () => keys.inProgress.add(digest, -1));
    try {
      const db = keys.queue.of(keys.workspaces.get(digest) ?? addressOf(ctx.req.socket));
      await go({ keys, ctx, digest, db }, next);
    } finally {
      leave();
    }
  };
}

async function countAndRead<Row extends object, Values extends object, Result>(
  request: WithKey,
  { read, values: valuesOf, answer }: RouteOf<Row, Values, Result>,
): Promise<void> {
  const { ctx, db: own, digest } = request;
  let values: Values;
  try {
    values = valuesOf(ctx);
  } catch (refusal) {
    await count(request, 'reads', () => authenticate(own, digest, 'reads'));
    throw refusal;
  }
  const { row } = await count(request, 'reads', () =>
    authenticateAndRead(own, digest, read.statement, values),
  );
  const { caller, db } = (ctx as ApiContext<CallerState>).state;
  await answer(ctx, await read.resultOf({ row, db, caller, values }));
}

async function identifyCaller(request: WithKey): Promise<void> {
  const { keys, ctx, digest } = request;
  const caller = await known(request, 'messages', () => identify(request.db, digest));
  const db = setCaller(request, caller);
  keys.refusals.forget(digest, 'messages');
  ctx.state.count = async (kind) => {
    await keys.refusals.repeat(ctx, digest, kind);
    await count(request, kind, () => authenticate(db, digest, kind));
  };
}

/**
 * Counts the request against its minute, and remembers if that is used up.
 * @throws ApiError `rate_limit_exceeded`
 */
async function count<Answer extends Identified>(
  request: WithKey,
  kind: RequestKind,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await known(request, kind, ask);
  const { caller, rate, exceeded } = answer;
  const { keys, ctx, digest } = request;
  setCaller(request, caller);
  ctx.set(rateHeaders(rate));
  if (!exceeded) {
    keys.refusals.forget(digest, kind);
    return answer;
  }
  keys.refusals.keep(digest, kind, { rate, endsAtMs: performance.now() + rate.resetsInMs });
  throw rateExceeded(rate);
}

/** Asks the database about the key, and remembers if it is unknown. */
async function known<Answer>(
  { keys, digest }: WithKey,
  kind: RateKind,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && error.condition === 'invalid_api_key') {
      keys.workspaces.delete(digest); // A revoked key no longer queues with its workspace.
      keys.refusals.keep(digest, kind, 'unknown_key');
    }
    throw error;
  }
}

/** @returns the database for this caller */
function setCaller({ keys, ctx, digest }: WithKey, caller: Caller): Pool {
  const { workspaceId } = caller;
  if (keys.workspaces.get(digest) !== workspaceId) keys.workspaces.set(digest, workspaceId);
  ctx.state.caller = caller;
  const db = keys.queue.of(workspaceId);
  ctx.state.db = db;
  return db;
}

/**
 * The digest by which a key is looked up. A credential that cannot be a key costs no query (R-A03,
 * R-A04). The scheme is case-insensitive (RFC 9110, 11.1).
 * @throws ApiError `authentication_required`, `invalid_api_key`
 */
function credentialDigest(authorization: string): string {
  const [, credential] = /^bearer +([^\s]+) *$/i.exec(authorization) ?? [];
  if (!credential) throw new ApiError('authentication_required');
  if (!isWellFormedApiKey(credential)) {
    throw new ApiError('invalid_api_key', {
      message: 'This is no API key: a character is missing or mistyped.',
    });
  }
  return apiKeyDigest(credential);
}
