import { LRUCache } from 'lru-cache';
import type { KeptRefusal } from './refused-keys.ts';

/**
 * Messages of MCP a minute, by key, in one process. The contract limits calls of tools alone, and a client that connects
 * anew for each of them sends four messages a call; beyond that, a client that lists the tools in a loop would take
 * the whole process. It is not part of the contract: each process counts for itself, in memory.
 */
const perMinute = 600;
const windowMs = 60_000;
/** Some 150 bytes each. */
const mostKeys = 10_000;

/** @returns what counts a message of a key: the refusal that stands for it, or undefined where it may go on */
export function messageRate(): (digest: string) => KeptRefusal | undefined {
  const windows = new LRUCache<string, { used: number; endsAtMs: number }>({ max: mostKeys });
  return (digest) => {
    const now = performance.now();
    let window = windows.get(digest);
    if (!window || now >= window.endsAtMs) {
      window = { used: 0, endsAtMs: now + windowMs };
      windows.set(digest, window);
    }
    if (++window.used <= perMinute) return undefined;
    const resetsInMs = window.endsAtMs - now;
    const resetsInSeconds = Math.ceil(resetsInMs / 1000);
    const rate = { kind: 'messages', limit: perMinute, remaining: 0, resetsInMs, resetsInSeconds } as const;
    return { kind: 'exceeded', rate, endsAtMs: window.endsAtMs };
  };
}
