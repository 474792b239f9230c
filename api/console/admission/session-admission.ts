import { countRequest, readSession, type SignedIn } from '../../../src/app/people/session.ts';
import { tokenDigest } from '../../../src/domain/account/token.ts';
import { ApiError } from '../../../src/domain/errors.ts';
import { addressOf } from '../../admission/address.ts';
import type { DatabaseQueue } from '../../admission/database-queue.ts';
import { rememberedRefusals } from '../../admission/remembered-refusals.ts';
import type {
  ApiContext,
  ApiHandler,
  ConsoleOptions,
  PersonState,
  StrangerState,
} from '../../http/context.ts';
import { requireOwnPage } from './own-page.ts';
import type { SessionCookie } from './session-cookie.ts';

/**
 * Admits requests of people who have signed in, and nobody else: an API key is not looked at
 * (R-U03). Every request has the caller, the person, and the database queue of the workspace
 * afterwards.
 */
export interface SessionAdmission {
  readonly read: (handler: ApiHandler<PersonState>) => ApiHandler;
  /** For a request that changes something: it must come from a page of the console. */
  readonly write: (handler: ApiHandler<PersonState>) => ApiHandler;
  /** The same for a create, which counts towards the workspace's minute. */
  readonly create: (handler: ApiHandler<PersonState>) => ApiHandler;
  /** For a request without a session: it waits in the queue of its address. */
  readonly stranger: (handler: ApiHandler<StrangerState>) => ApiHandler;
}

/**
 * @throws from its handlers: ApiError `signed_out`, `cross_site_request`, `rate_limit_exceeded`,
 * `overloaded`
 */
export function sessionAdmission(
  queue: DatabaseQueue,
  cookie: SessionCookie,
  options: ConsoleOptions,
): SessionAdmission {
  const refusals = rememberedRefusals('signed_out');
  async function admit(ctx: ApiContext, kind: 'reads' | 'creates', isWrite: boolean): Promise<void> {
    const token = cookie.read(ctx);
    if (!token) throw new ApiError('signed_out');
    if (isWrite) requireOwnPage(ctx, options, token);
    const person = await known(ctx, token, kind);
    const db = queue.of(person.caller.workspaceId);
    Object.assign(ctx.state, { person, caller: person.caller, db });
    await countRequest(db, person, kind);
  }
  /** Whose session it is. One that has ended costs the database a few statements a second. */
  async function known(ctx: ApiContext, token: string, kind: 'reads' | 'creates'): Promise<SignedIn> {
    const digest = tokenDigest(token);
    await refusals.repeat(ctx, digest, kind);
    try {
      return await readSession(queue.of(addressOf(ctx.req.socket)), token);
    } catch (error) {
      if (error instanceof ApiError && error.condition === 'signed_out')
        refusals.keep(digest, kind, 'unknown_key');
      throw error;
    }
  }
  const admitted =
    (kind: 'reads' | 'creates', isWrite: boolean): SessionAdmission['read'] =>
    (handler) =>
    async (ctx, next) => {
      await admit(ctx, kind, isWrite);
      await handler(ctx as ApiContext<PersonState>, next);
    };
  return {
    read: admitted('reads', false),
    write: admitted('reads', true),
    create: admitted('creates', true),
    stranger: (handler) => async (ctx, next) => {
      requireOwnPage(ctx, options, null);
      ctx.state.db = queue.of(addressOf(ctx.req.socket));
      await handler(ctx as ApiContext<StrangerState>, next);
    },
  };
}
