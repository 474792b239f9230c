import type { ChatReply } from '../../domain/run/chat.ts';

/** Concurrent calls that an endpoint tolerates, learned from its refusals. */
export interface Window {
  readonly hasRoom: () => boolean;
  /** Until this time of `performance.now()`, no call starts. */
  readonly heldUntilMs: () => number;
  /** Until this time, no call of this model starts. */
  readonly modelHeldUntilMs: (modelId: string) => number;
  /**
   * Counts a call as started.
   * @returns a function that counts it as ended, given its reply, or null if we ended it
   */
  readonly enter: (modelId: string) => (reply: ChatReply | null) => void;
}

interface Refusal {
  readonly atMs: number;
  readonly untilMs: number;
}

interface State {
  readonly concurrency: number;
  /** Calls in progress of each model that has any. */
  readonly underWay: Map<string, number>;
  /** The last refusal of each model, while it is still relevant. */
  readonly refusals: Map<string, Refusal>;
  /** Calls that may be in progress at once; a fraction counts once it has grown to a whole call. */
  size: number;
  calls: number;
  /** The most calls that were in progress at once since the window was last cut. */
  mostCalls: number;
  cutAtMs: number;
  heldUntilMs: number;
}

/**
 * A refusal of another model longer ago than this says nothing about the endpoint's present state.
 */
const memoryMs = 5_000;
/**
 * How long the other models wait after a refusal of one. Our choice: short, because the limit may
 * be that model’s own.
 */
const briefHoldMs = 1_000;
/**
 * The longest obeyed wait. Our choice: a router may report the longest of many waits, and others
 * are over sooner.
 */
const longestHoldMs = 30_000;
/**
 * Below this many concurrent calls, a refusal is not taken as a limit on concurrency. Our choice:
 * usual endpoints allow more.
 */
const usualWindow = 20;

/**
 * A congestion window as in TCP (additive increase, multiplicative decrease; RFC 5681). A refusal
 * for the rate (429) halves it, once for all calls in progress, and each answer widens it a little,
 * up to the configured concurrency. The refused model waits as long as the endpoint asks, the
 * others for a moment; if several models are refused, all of them wait that long, because the limit
 * is then the endpoint's own.
 */
export function makeWindow(concurrency: number): Window {
  const state: State = {
    concurrency,
    underWay: new Map(),
    refusals: new Map(),
    size: concurrency,
    calls: 0,
    mostCalls: 0,
    cutAtMs: 0,
    heldUntilMs: 0,
  };
  return {
    hasRoom: () => state.calls < Math.floor(state.size),
    heldUntilMs: () => state.heldUntilMs,
    modelHeldUntilMs: (modelId) => state.refusals.get(modelId)?.untilMs ?? 0,
    enter(modelId) {
      const startedMs = performance.now();
      count(state, modelId, 1);
      return (reply) => {
        count(state, modelId, -1);
        if (reply?.kind === 'answer') widen(state);
        if (reply?.kind === 'failure' && reply.failure === 'rate_limited')
          narrow(state, modelId, startedMs, reply.retryAfterMs);
      };
    },
  };
}

function count(state: State, modelId: string, change: 1 | -1): void {
  state.calls += change;
  state.mostCalls = Math.max(state.mostCalls, state.calls);
  const left = (state.underWay.get(modelId) ?? 0) + change;
  if (left > 0) state.underWay.set(modelId, left);
  else state.underWay.delete(modelId);
}

function widen(state: State): void {
  state.size = Math.min(state.concurrency, state.size + 1 / Math.min(state.size, 5));
}

/**
 * Holds calls back after a refusal, and halves the window if the limit may be the endpoint's own.
 */
function narrow(state: State, modelId: string, startedMs: number, retryAfterMs: number | null): void {
  const nowMs = performance.now();
  const untilMs = nowMs + Math.min(retryAfterMs ?? briefHoldMs, longestHoldMs);
  const recent = remember(state, modelId, { atMs: nowMs, untilMs });
  const others = [...state.underWay.keys()].filter((model) => model !== modelId).length;
  state.heldUntilMs = Math.max(
    state.heldUntilMs,
    Math.min(untilMs, nowMs + briefHoldMs),
    allWaitUntilMs(recent, others),
  );
  // If other models have calls in progress and none was refused, the limit is this model's own.
  if ((recent.length === 1 && others > 0) || startedMs < state.cutAtMs) return;
  state.size = Math.max(1, Math.min(state.size, Math.max(state.mostCalls, usualWindow)) / 2);
  state.cutAtMs = nowMs;
  state.mostCalls = state.calls;
}

/** @returns the recent refusals, one per model */
function remember({ refusals }: State, modelId: string, refusal: Refusal): Refusal[] {
  const isRecent = ({ atMs }: Refusal) => refusal.atMs - atMs <= memoryMs;
  for (const [model, kept] of refusals)
    if (!isRecent(kept) && kept.untilMs <= refusal.atMs) refusals.delete(model);
  refusals.set(modelId, refusal);
  return [...refusals.values()].filter(isRecent);
}

/**
 * Until when the endpoint itself makes all models wait: the second longest of the recent waits, if
 * at least as many models were refused as others have calls in progress. A few refusals among many
 * calls are limits of single models.
 */
function allWaitUntilMs(recent: readonly Refusal[], othersUnderWay: number): number {
  if (recent.length < othersUnderWay) return 0;
  const [, second = 0] = recent.map(({ untilMs }) => untilMs).sort((a, b) => b - a);
  return second;
}
