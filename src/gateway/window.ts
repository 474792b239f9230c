import type { ChatReply } from '../domain/chat.ts';

/** How many calls an endpoint seems to bear at once, learned from what it refuses. */
export interface Window {
  readonly hasRoom: () => boolean;
  /** No call starts before this moment, by `performance.now()`. */
  readonly heldUntilMs: () => number;
  /** Counts a call in. @returns what counts it out, with its reply, or null where it was ended from our side */
  readonly enter: (modelId: string) => (reply: ChatReply | null) => void;
}

/** Refusals of other models so long ago say nothing of the endpoint as it is now. */
const memoryMs = 5_000;
/** Our choice: what one refused model costs the others, whose limit it may not be. */
const briefHoldMs = 1_000;
/** Our choice: a longer wait is tried now and then, because a router may name the longest of many waits. */
const longestHoldMs = 30_000;
/** Fewer calls than these at once are not what an endpoint refuses, as long as nothing else is known. */
const usualWindow = 20;

/**
 * A window as TCP has it (additive increase, multiplicative decrease; RFC 5681): a refusal for the rate (429) halves it,
 * once for all calls that were under way, and each answer widens it a little, up to the configured concurrency. After a
 * refusal all calls wait: a moment where it may be the model's own limit, else as long as the endpoint asks for.
 */
export function makeWindow(concurrency: number): Window {
  const underWay = new Map<string, number>();
  const refusedAtMs = new Map<string, number>();
  let size = concurrency;
  let calls = 0;
  let mostCalls = 0;
  let cutAtMs = 0;
  let heldUntilMs = 0;

  function count(modelId: string, change: 1 | -1): void {
    calls += change;
    mostCalls = Math.max(mostCalls, calls);
    const left = (underWay.get(modelId) ?? 0) + change;
    if (left > 0) underWay.set(modelId, left);
    else underWay.delete(modelId);
  }

  /** Where other models are under way and none of them was refused, the limit is this model's and not the endpoint's. */
  function isItsOwnLimit(modelId: string, nowMs: number): boolean {
    refusedAtMs.set(modelId, nowMs);
    for (const [model, atMs] of refusedAtMs) if (nowMs - atMs > memoryMs) refusedAtMs.delete(model);
    return refusedAtMs.size === 1 && [...underWay.keys()].some((model) => model !== modelId);
  }

  function refused(modelId: string, startedMs: number, retryAfterMs: number | null): void {
    const nowMs = performance.now();
    const own = isItsOwnLimit(modelId, nowMs);
    const holdMs = Math.min(retryAfterMs ?? briefHoldMs, own ? briefHoldMs : longestHoldMs);
    heldUntilMs = Math.max(heldUntilMs, nowMs + holdMs);
    if (own || startedMs < cutAtMs) return;
    size = Math.max(1, Math.min(size, Math.max(mostCalls, usualWindow)) / 2);
    cutAtMs = nowMs;
    mostCalls = calls;
  }

  return {
    hasRoom: () => calls < Math.floor(size),
    heldUntilMs: () => heldUntilMs,
    enter(modelId) {
      const startedMs = performance.now();
      count(modelId, 1);
      return (reply) => {
        count(modelId, -1);
        if (reply?.kind === 'answer') size = Math.min(concurrency, size + 1 / Math.min(size, 5));
        if (reply?.kind === 'failure' && reply.failure === 'rate_limited')
          refused(modelId, startedMs, reply.retryAfterMs);
      };
    },
  };
}
