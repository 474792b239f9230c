import {
  authenticate,
  authenticateAndRead,
  credentialDigest,
  type Identified,
  identify,
  type RateKind,
  type RequestKind,
} from '../../src/app/authenticate.ts';
import type { OneRead } from '../../src/app/read-one.ts';
import { ApiError } from '../../src/domain/errors.ts';
import type { ApiContext, ApiHandler } from '../http/context.ts';
import type { Door } from '../load/door.ts';
import { rateExceeded, rateHeaders } from '../load/rate.ts';

/**
 * The first two checks of every request with a key (R-C16): the key is valid (401), and the minute has room
 * (429). Every authenticated response carries the state of the minute (R-E06).
 */
export function authenticated(door: Door, kind: RequestKind): ApiHandler {
  return withKey(door, kind, (ctx, digest, next) =>
    door.pass(ctx, digest, kind, async (db) => {
      admit(ctx, door, await counted(door, digest, kind, () => authenticate(db, digest, kind)));
      await next();
    }),
  );
}

/** A route that is a single read: the statement, its values taken from the request, and the response. */
export type ReadRoute<Read> =
  Read extends OneRead<infer Row, infer Values, infer Result> ? RouteOf<Row, Values, Result> : never;

interface RouteOf<Row extends object, Values extends object, Result> {
  readonly read: OneRead<Row, Values, Result>;
  /** @throws ApiError `invalid_request` */
  readonly values: (ctx: ApiContext) => Values;
  readonly answer: (ctx: ApiContext, result: Result) => void;
}

/**
 * The same two checks for a single-read route, in one statement with the read. A request with bad parameters
 * is still counted, and 401 and 429 take precedence over 400.
 */
export function authenticatedRead(door: Door) {
  return <Row extends object, Values extends object, Result>(
    route: RouteOf<Row, Values, Result>,
  ): ApiHandler =>
    withKey(door, 'reads', (ctx, digest) =>
      door.pass(ctx, digest, 'reads', async (lane) => {
        let values: Values;
        try {
          values = route.values(ctx);
        } catch (refusal) {
          admit(ctx, door, await counted(door, digest, 'reads', () => authenticate(lane, digest, 'reads')));
          throw refusal;
        }
        const { row, ...identified } = await counted(door, digest, 'reads', () =>
          authenticateAndRead(lane, digest, route.read.statement, values),
        );
        admit(ctx, door, identified);
        const { caller, db } = ctx.state;
        route.answer(ctx, await route.read.resultOf({ row, db, caller, values }));
      }),
    );
}

/**
 * The first check alone, for an MCP message. The limit that applies is known only once the message is parsed,
 * and exceeding it is reported as a tool result. `ctx.state.count` is the second check.
 */
export function authenticatedMessage(door: Door): ApiHandler {
  return withKey(door, 'messages', (ctx, digest, next) =>
    door.pass(ctx, digest, 'messages', async (db) => {
      const caller = await remembered(
        door,
        digest,
        'messages',
        () => identify(db, digest),
        (found) => door.keepCaller(digest, found),
      );
      ctx.state.caller = caller;
      const lane = door.dbOf(caller);
      ctx.state.db = lane;
      ctx.state.count = async (kind) => {
        await door.recall(ctx, digest, kind);
        admit(ctx, door, await counted(door, digest, kind, () => authenticate(lane, digest, kind)));
      };
      await next();
    }),
  );
}

function withKey(
  door: Door,
  kind: RateKind,
  go: (ctx: ApiContext, digest: string, next: () => Promise<unknown>) => Promise<void>,
): ApiHandler {
  return (ctx, next) => {
    let digest: string;
    try {
      digest = credentialDigest(ctx.get('Authorization') || undefined);
    } catch (refusal) {
      return door.delayWithoutKey(ctx, kind).then(() => Promise.reject(refusal));
    }
    return go(ctx, digest, next);
  };
}

/** Runs a check and records its result with the door. */
function counted<Identity extends Identified>(
  door: Door,
  digest: string,
  kind: RequestKind,
  ask: () => Promise<Identity>,
): Promise<Identity> {
  return remembered(door, digest, kind, ask, (identified) => door.keepIdentified(digest, kind, identified));
}

/** Runs a check and has the door remember its answer, or that the key is unknown. */
async function remembered<Answer>(
  door: Door,
  digest: string,
  kind: RateKind,
  ask: () => Promise<Answer>,
  keep: (answer: Answer) => void,
): Promise<Answer> {
  try {
    const answer = await ask();
    keep(answer);
    return answer;
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
