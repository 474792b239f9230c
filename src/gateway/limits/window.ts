import type { ChatReply } from '../../domain/run/chat.ts';

/** How many calls an endpoint seems to bear at once, learned from what it refuses. */
export interface Window {
  readonly hasRoom: () => boolean;
  /** No call of any model starts before this moment, by `performance.now()`. */
  readonly heldUntilMs: () => number;
  /** No call of this model does. */
  readonly modelHeldUntilMs: (modelId: string) => number;
  /** Counts a call in. @returns what counts it out, with its reply, or null where it was ended from our side */
  readonly enter: (modelId: string) => (reply: ChatReply | null) => void;
}

interface Refusal {
  readonly atMs: number;
  readonly untilMs: number;
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
 * once for all calls that were under way, and each answer widens it a little, up to the configured concurrency. The
 * refused model waits as long as the endpoint asks for, and the others a moment; as long as that where several models
 * are refused, because then it is the endpoint's own limit.
 */
export function makeWindow(concurrency: number): Window {
  const underWay = new Map<string, number>();
  /** The last of each model, for as long as it says something. */
  const refusals = new Map<string, Refusal>();
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

  /** @returns the refusals of a moment ago, one of each model */
  function remember(modelId: string, refusal: Refusal): Refusal[] {
    const isRecent = ({ atMs }: Refusal) => refusal.atMs - atMs <= memoryMs;
    for (const [model, kept] of refusals)
      if (!isRecent(kept) && kept.untilMs <= refusal.atMs) refusals.delete(model);
    refusals.set(modelId, refusal);
    return [...refusals.values()].filter(isRecent);
  }

  function refused(modelId: string, startedMs: number, retryAfterMs: number | null): void {
    const nowMs = performance.now();
    const untilMs = nowMs + Math.min(retryAfterMs ?? briefHoldMs, longestHoldMs);
    const recent = remember(modelId, { atMs: nowMs, untilMs });
    const others = [...underWay.keys()].filter((model) => model !== modelId).length;
    heldUntilMs = Math.max(
      heldUntilMs,
      Math.min(untilMs, nowMs + briefHoldMs),
      allWaitUntilMs(recent, others),
    );
    // Where other models are under way and none of them was refused, the limit is this model's.
    if ((recent.length === 1 && others > 0) || startedMs < cutAtMs) return;
    size = Math.max(1, Math.min(size, Math.max(mostCalls, usualWindow)) / 2);
    cutAtMs = nowMs;
    mostCalls = calls;
  }

  return {
    hasRoom: () => calls < Math.floor(size),
    heldUntilMs: () => heldUntilMs,
    modelHeldUntilMs: (modelId) => refusals.get(modelId)?.untilMs ?? 0,
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

/**
 * Until when the endpoint itself asks all models to wait: as long as two of them were told, where as many were refused as
 * are under way. Few among many have limits of their own.
 */
function allWaitUntilMs(recent: readonly Refusal[], othersUnderWay: number): number {
  if (recent.length < othersUnderWay) return 0;
  const [, second = 0] = recent.map(({ untilMs }) => untilMs).sort((a, b) => b - a);
  return second;
}
