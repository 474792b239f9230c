import { LRUCache } from 'lru-cache';
import type { RateKind, RateState } from '../../src/app/authenticate.ts';

/** Why the database refused a key: it is unknown, or its minute is used up until a time of `performance.now()`. */
export type KeptRefusal =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'exceeded'; readonly rate: RateState; readonly endsAtMs: number };

interface Entry {
  last: KeptRefusal;
  refusedAt: number;
  /** Requests since `since`, whether answered from memory or not. */
  asked: number;
  since: number;
}

/**
 * How long a refusal is remembered. A new key, or one whose limit an operator has just reset, may be refused
 * for this long. Accepted keys are never remembered, so a revoked key stops at once.
 */
const keptMs = 1_000;
/** Requests per `keptMs` that still reach the database: an occasional retry is never answered from memory. */
const toDatabase = 5;
/** Some 300 bytes each. */
const mostKeys = 10_000;

export interface RefusedKeys {
  /** The remembered refusal for a request with this key; undefined if the database has to be asked. */
  readonly recall: (digest: string, kind: RateKind) => KeptRefusal | undefined;
  readonly keep: (digest: string, kind: RateKind, refusal: KeptRefusal) => void;
  readonly forget: (digest: string, kind: RateKind) => void;
}

/**
 * Remembers refused keys for a moment, so that a client that keeps asking costs the database only a few
 * statements per second. Only the database ever decides whether a request is within its limit.
 */
export function refusedKeys(): RefusedKeys {
  // By kind, then by digest: joining the two into one key for each request costs more than the extra lookup.
  const of: Readonly<Record<RateKind, LRUCache<string, Entry>>> = {
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
