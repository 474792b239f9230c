import type { ChatReply } from '../../domain/run/chat.ts';

/** Concurrent calls that an endpoint tolerates, learned from its refusals. */
export interface Window {
  readonly hasRoom: () => boolean;
  /** Until this time of `performance.now()`, no call starts. */
  readonly heldUntilMs: () => number;
  /** Until this time, no call of this model starts. */
  readonly modelHeldUntilMs: (modelId: string) => number;
  /**
   * Counts a call as started. @returns a function that counts it as ended, given its reply, or null if we ended it
   */
  readonly enter: (modelId: string) => (reply: ChatReply | null) => void;
}

interface Refusal {
  readonly atMs: number;
  readonly untilMs: number;
}

/** A refusal of another model longer ago than this says nothing about the endpoint's present state. */
const memoryMs = 5_000;
/** How long the other models wait after a refusal of one. Our choice: short, because the limit may be that model’s own. */
const briefHoldMs = 1_000;
/** The longest obeyed wait. Our choice: a router may report the longest of many waits, and others are over sooner. */
const longestHoldMs = 30_000;
/** Below this many concurrent calls, a refusal is not taken as a limit on concurrency. Our choice: usual endpoints allow more. */
const usualWindow = 20;

/**
 * A congestion window as in TCP (additive increase, multiplicative decrease; RFC 5681). A refusal for the
 * rate (429) halves it, once for all calls in progress, and each answer widens it a little, up to the
 * configured concurrency. The refused model waits as long as the endpoint asks, the others for a moment; if
 * several models are refused, all of them wait that long, because the limit is then the endpoint's own.
 */
export function makeWindow(concurrency: number): Window {
  const underWay = new Map<string, number>();
  /** The last refusal of each model, while it is still relevant. */
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

  /** @returns the recent refusals, one per model */
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
    // If other models have calls in progress and none was refused, the limit is this model's own.
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
 * Until when the endpoint itself makes all models wait: the second longest of the recent waits, if at least as many
 * models were refused as others have calls in progress. A few refusals among many calls are limits of single models.
 */
function allWaitUntilMs(recent: readonly Refusal[], othersUnderWay: number): number {
  if (recent.length < othersUnderWay) return 0;
  const [, second = 0] = recent.map(({ untilMs }) => untilMs).sort((a, b) => b - a);
  return second;
}
