import { LRUCache } from 'lru-cache';
import type { Refusal } from './remembered-refusals.ts';

/**
 * MCP messages per minute and key, in one process. The contract limits only tool calls, and a
 * client that reconnects for each call sends four messages per call. Without this limit, a client
 * that lists the tools in a loop would take up the whole process. The limit is not part of the
 * contract: each process counts for itself, in memory.
 */
const perMinute = 600;
const windowMs = 60_000;
/** Some 150 bytes each. */
const mostKeys = 10_000;

/**
 * @returns a function that counts a message of a key and returns the refusal that applies, or
 * undefined
 */
export function messageRate(): (digest: string) => Refusal | undefined {
  const windows = new LRUCache<string, { used: number; endsAtMs: number }>({ max: mostKeys });
  return (digest) => {
    const now = performance.now();
    let window = windows.get(digest);
    if (!window || now >= window.endsAtMs) {
      // A whole number: otherwise (now + 60,000) − now may exceed 60,000, and Retry-After would be
      // 61.
      window = { used: 0, endsAtMs: Math.floor(now) + windowMs };
      windows.set(digest, window);
    }
    if (++window.used <= perMinute) return undefined;
    const resetsInMs = window.endsAtMs - now;
    const resetsInSeconds = Math.ceil(resetsInMs / 1000);
    const rate = { kind: 'messages', limit: perMinute, remaining: 0, resetsInMs, resetsInSeconds } as const;
    return { rate, endsAtMs: window.endsAtMs };
  };
}
