import { LRUCache } from 'lru-cache';
import type { Identified, RateKind, RequestKind } from '../../src/app/authenticate.ts';
import type { Caller } from '../../src/app/caller.ts';
import { fairPool } from '../../src/app/fair-pool.ts';
import type { Pool } from '../../src/db/pool.ts';
import { ApiError } from '../../src/domain/errors.ts';
import { readsPerMinutePerKey } from '../../src/domain/limits.ts';
import type { ApiContext } from '../http/context.ts';
import { addressOf } from './address.ts';
import { counter } from './counter.ts';
import { releaseSlot } from './held-slots.ts';
import { messageRate } from './message-rate.ts';
import { rateExceeded, rateHeaders } from './rate.ts';
import { type KeptRefusal, refusedKeys } from './refused-keys.ts';
import { slowly } from './slowly.ts';
import { countRefusal, type RefusalReason } from './tally.ts';

/** A client may send a whole minute's reads at once; with more than that in progress it is refused. */
const requestsPerKey = readsPerMinutePerKey;
/**
 * Keys whose workspace is known, some 200 bytes each. An entry grants no access, only a turn in its
 * workspace's queue.
 */
const knownKeys = 20_000;

/** Passed by every request with a key, so that no client monopolises the process or the database. */
export interface Door {
  /**
   * Lets a request through, with the database handle it may use until its caller is known.
   * @throws ApiError `invalid_api_key` or `rate_limit_exceeded` if the database said so a moment ago; `overloaded`
   */
  readonly pass: (
    ctx: ApiContext,
    digest: string,
    kind: RateKind,
    go: (db: Pool) => Promise<void>,
  ) => Promise<void>;
  /** Delays the refusal of a request without a well-formed key if its address sends many of them. */
  readonly delayWithoutKey: (ctx: ApiContext, kind: RateKind) => Promise<void>;
  /**
   * Applies a remembered refusal to a kind of request that was not known in `pass`: a tool call.
   * @throws ApiError `invalid_api_key`, `rate_limit_exceeded`
   */
  readonly recall: (ctx: ApiContext, digest: string, kind: RequestKind) => Promise<void>;
  /** The database for a known caller. Workspaces take turns. */
  readonly dbOf: (caller: Caller) => Pool;
  readonly keepIdentified: (digest: string, kind: RequestKind, identified: Identified) => void;
  /** `keepIdentified` for an MCP message. */
  readonly keepCaller: (digest: string, caller: Caller) => void;
  readonly keepUnknown: (digest: string, kind: RateKind) => void;
}

export function openDoor(db: Pool): Door {
  const share = fairPool(db);
  const refused = refusedKeys();
  const tooManyMessages = messageRate();
  const workspaces = new LRUCache<string, string>({ max: knownKeys });
  const underWay = counter();

  function laneOf(ctx: ApiContext, digest: string): Pool {
    const workspaceId = workspaces.get(digest);
    return share.lane(workspaceId ?? addressOf(ctx.req.socket));
  }

  function keepWorkspace(digest: string, { workspaceId }: Caller): void {
    if (workspaces.get(digest) !== workspaceId) workspaces.set(digest, workspaceId);
  }

  return {
    async pass(ctx, digest, kind, go) {
      const kept =
        refused.recall(digest, kind) ?? (kind === 'messages' ? tooManyMessages(digest) : undefined);
      if (kept) return await refuseAgain(ctx, kept);
      if (underWay.of(digest) >= requestsPerKey) {
        throw new ApiError('overloaded', { reason: 'requests_of_key' });
      }
      underWay.add(digest, 1);
      try {
        await go(laneOf(ctx, digest));
      } finally {
        underWay.add(digest, -1);
      }
    },
    async delayWithoutKey(ctx, kind) {
      const name = `no key ${addressOf(ctx.req.socket)}`;
      if (refused.recall(name, kind)) await delay(ctx, 'unknown_key');
      else refused.keep(name, kind, { kind: 'unknown' });
    },
    async recall(ctx, digest, kind) {
      const kept = refused.recall(digest, kind);
      if (kept) await refuseAgain(ctx, kept);
    },
    dbOf: ({ workspaceId }) => share.lane(workspaceId),
    keepIdentified(digest, kind, { caller, rate, exceeded }) {
      keepWorkspace(digest, caller);
      if (!exceeded) return refused.forget(digest, kind);
      const endsAtMs = performance.now() + rate.resetsInMs;
      refused.keep(digest, kind, { kind: 'exceeded', rate, endsAtMs });
    },
    keepCaller(digest, caller) {
      keepWorkspace(digest, caller);
      refused.forget(digest, 'messages');
    },
    keepUnknown(digest, kind) {
      workspaces.delete(digest); // A revoked key no longer queues with its workspace.
      refused.keep(digest, kind, { kind: 'unknown' });
    },
  };
}

async function refuseAgain(ctx: ApiContext, kept: KeptRefusal): Promise<never> {
  await delay(ctx, kept.kind === 'unknown' ? 'unknown_key' : 'rate_of_key');
  if (kept.kind === 'unknown') throw new ApiError('invalid_api_key');
  const resetsInMs = Math.max(0, kept.endsAtMs - performance.now());
  const rate = { ...kept.rate, resetsInMs, resetsInSeconds: Math.ceil(resetsInMs / 1000) };
  ctx.set(rateHeaders(rate));
  throw rateExceeded(rate);
}

async function delay(ctx: ApiContext, reason: RefusalReason): Promise<void> {
  ctx.state.isCounted = true;
  countRefusal(reason);
  releaseSlot(ctx.res);
  await slowly();
}
