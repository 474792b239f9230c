import { LRUCache } from 'lru-cache';
import { ApiError } from '../../src/domain/errors.ts';
import type { ApiContext } from '../http/context.ts';
import { addressOf } from './address.ts';
import { messageRate } from './message-rate.ts';
import { type AnyRate, type RateKind, rateExceeded, rateHeaders } from './rate.ts';
import { delayRefusal } from './refusals.ts';

/**
 * Why a key or a session was refused: it is unknown, or its minute is used up until a time of
 * `performance.now()`.
 */
export type Refusal = 'unknown_key' | { readonly rate: AnyRate; readonly endsAtMs: number };

interface Entry {
  last: Refusal;
  refusedAt: number;
  /** Requests since `since`, whether answered from memory or not. */
  asked: number;
  since: number;
}

/**
 * How long a refusal is remembered. A new key, or one whose limit an operator has just reset, may
 * be refused for this long. Accepted keys are never remembered, so a revoked key stops at once.
 */
const keptMs = 1_000;
/**
 * Requests per `keptMs` that still reach the database: an occasional retry is never answered from
 * memory.
 */
const toDatabase = 5;
/** Some 300 bytes each. */
const mostKeys = 10_000;

export interface RememberedRefusals {
  /**
   * Refuses a request as the last one with this key was, if the database refused several a moment
   * ago.
   * @throws ApiError `rate_limit_exceeded`, or the one for what is unknown
   */
  readonly repeat: (ctx: ApiContext, digest: string, kind: RateKind) => Promise<void>;
  /**
   * Delays the refusal of a request without a well-formed key if its address sends many of them.
   */
  readonly delayWithoutKey: (ctx: ApiContext, kind: RateKind) => Promise<void>;
  readonly keep: (digest: string, kind: RateKind, refusal: Refusal) => void;
  readonly forget: (digest: string, kind: RateKind) => void;
}

/**
 * Remembers refused keys for a moment, so that a client that keeps asking costs the database only a
 * few statements per second. Only the database ever decides whether a request is within a limit of
 * the contract.
 * @param unknown what is answered to a key or a session that is unknown
 */
export function rememberedRefusals(unknown: 'invalid_api_key' | 'signed_out'): RememberedRefusals {
  // By kind, then by digest: joining the two into one key for each request costs more than the
  // extra lookup.
  const of: Readonly<Record<RateKind, LRUCache<string, Entry>>> = {
    reads: new LRUCache({ max: mostKeys }),
    creates: new LRUCache({ max: mostKeys }),
    messages: new LRUCache({ max: mostKeys }),
  };
  const tooManyMessages = messageRate();
  const keep: RememberedRefusals['keep'] = (name, kind, last) => {
    const now = performance.now();
    const { asked = 1, since = now } = of[kind].get(name) ?? {};
    of[kind].set(name, { last, refusedAt: now, asked, since });
  };
  return {
    async repeat(ctx, digest, kind) {
      const refusal =
        countAndRecall(of[kind].get(digest)) ?? (kind === 'messages' ? tooManyMessages(digest) : undefined);
      if (refusal) await refuse(ctx, refusal, unknown);
    },
    async delayWithoutKey(ctx, kind) {
      const name = `no key ${addressOf(ctx.req.socket)}`;
      if (countAndRecall(of[kind].get(name))) await delayRefusal(ctx, 'unknown_key');
      else keep(name, kind, 'unknown_key');
    },
    keep,
    forget: (digest, kind) => void of[kind].delete(digest),
  };
}

/** The refusal to repeat; undefined if the database has to be asked. */
function countAndRecall(entry: Entry | undefined): Refusal | undefined {
  if (!entry) return undefined;
  const now = performance.now();
  if (now - entry.refusedAt >= keptMs || hasEnded(entry.last, now)) return undefined;
  if (now - entry.since >= keptMs) {
    entry.since = now;
    entry.asked = 0;
  }
  entry.asked++;
  return entry.asked > toDatabase ? entry.last : undefined;
}

function hasEnded(refusal: Refusal, now: number): boolean {
  return refusal !== 'unknown_key' && now >= refusal.endsAtMs;
}

async function refuse(
  ctx: ApiContext,
  refusal: Refusal,
  unknown: 'invalid_api_key' | 'signed_out',
): Promise<never> {
  await delayRefusal(ctx, refusal === 'unknown_key' ? refusal : 'rate_of_key');
  if (refusal === 'unknown_key') throw new ApiError(unknown);
  const resetsInMs = Math.max(0, refusal.endsAtMs - performance.now());
  const rate = { ...refusal.rate, resetsInMs, resetsInSeconds: Math.ceil(resetsInMs / 1000) };
  ctx.set(rateHeaders(rate));
  throw rateExceeded(rate);
}
