import { LRUCache } from 'lru-cache';
import type { AskedKind, RateState } from '../../src/app/authenticate.ts';

/** Why the database refused a key: it is none, or the minute is used up until a moment of `performance.now()`. */
export type KeptRefusal =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'exceeded'; readonly rate: RateState; readonly endsAtMs: number };

interface Entry {
  last: KeptRefusal;
  refusedAt: number;
  /** Requests since `since`, answered from here or not. */
  asked: number;
  since: number;
}

/**
 * How long a refusal stands for the next ones. So long a key may be refused after it was made, or after its minute was
 * given room by hand; one that works is never remembered, so that a revoked one stops at once.
 */
const keptMs = 1_000;
/** How many requests of that time are taken to the database: a client that tries now and then meets no memory at all. */
const toDatabase = 5;
/** Some 300 bytes each. */
const mostKeys = 10_000;

export interface RefusedKeys {
  /** The refusal that stands for a request with this key; undefined where the database has to be asked. */
  readonly recall: (digest: string, kind: AskedKind) => KeptRefusal | undefined;
  readonly keep: (digest: string, kind: AskedKind, refusal: KeptRefusal) => void;
  readonly forget: (digest: string, kind: AskedKind) => void;
}

/**
 * Remembers for a moment which keys were refused: who goes on asking costs the database no more than a few statements a
 * second. Whether a request is within its limit is only ever decided by the database.
 */
export function refusedKeys(): RefusedKeys {
  // By kind, and then by digest as it is: joining the two for each request costs more than looking it up.
  const of: Readonly<Record<AskedKind, LRUCache<string, Entry>>> = {
    reads: new LRUCache({ max: mostKeys }),
    creates: new LRUCache({ max: mostKeys }),
    messages: new LRUCache({ max: mostKeys }),
  };
  return {
    recall(digest, kind) {
      const entry = of[kind].get(digest);
      if (!entry) return undefined;
      const now = performance.now();
      if (now - entry.refusedAt >= keptMs || hasEnded(entry.last, now)) return undefined;
      if (now - entry.since >= keptMs) {
        entry.since = now;
        entry.asked = 0;
      }
      entry.asked++;
      return entry.asked > toDatabase ? entry.last : undefined;
    },
    keep(digest, kind, last) {
      const now = performance.now();
      const { asked = 1, since = now } = of[kind].get(digest) ?? {};
      of[kind].set(digest, { last, refusedAt: now, asked, since });
    },
    forget: (digest, kind) => void of[kind].delete(digest),
  };
}

const hasEnded = (refusal: KeptRefusal, now: number) =>
  refusal.kind === 'exceeded' && now >= refusal.endsAtMs;
