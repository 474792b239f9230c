import { activityInfo } from '@temporalio/activity';
import type { Logger } from 'pino';
import type { ChatReply, ChatRequest } from '../../src/domain/run/chat.ts';
import type { Synthesizer } from '../../src/domain/run/synthesizer.ts';
import { NoSlotError } from '../../src/gateway/limits/limiter.ts';
import type { SynthesizerRequest } from '../../src/stages/call/ladder.ts';
import type { ActivityDeps } from './deps.ts';
import { hedgedCall } from './hedged-call.ts';
import { pause } from './in-turn.ts';
import { roomForCalls } from './room-for-calls.ts';

/**
 * Our choice: the trial call to a synthesizer that was away waits at most this long for a slot,
 * because the other synthesizer may be available.
 */
const tryWaitMs = 1_000;

/**
 * Null if no call was made: the synthesizer is away, has no slot, or this try has too little time
 * left.
 */
export type CallIfAvailable = (turn: number, request: SynthesizerRequest) => Promise<ChatReply | null>;

export interface SynthesizerCalls {
  readonly call: CallIfAvailable;
  /**
   * Waits until one of these may be asked.
   * @param turns indexes in `asked`
   * @returns false, at once, if the time of this try, or what is left of the part's wait, is too
   * short
   */
  readonly untilAvailable: (turns: readonly number[]) => Promise<boolean>;
}

/**
 * The synthesizer calls of one call with its re-asks and its fallback.
 * @param work the run, and the synthesizers in the order in which they have their turns
 * @param partWaitLeftMs how long the part may still wait
 * @throws NoSlotError if the first call gets no slot: nothing is lost, and the step goes back to
 * its queue. After an answer, repeating the step would pay for it again, so the call goes on with
 * what it has
 */
export function synthesizerCalls(
  deps: ActivityDeps,
  work: { readonly runId: string; readonly asked: readonly Synthesizer[] },
  signal: AbortSignal,
  log: Pick<Logger, 'info'>,
  partWaitLeftMs: () => number,
): SynthesizerCalls {
  const { runId, asked } = work;
  const room = roomForCalls(deps.budget);
  let paid = false;
  const call: CallIfAvailable = async (turn, request) => {
    const synthesizer = synthesizerAt(asked, turn);
    const slotMs = room.slotRoomMs();
    if (slotMs <= 0) return null;
    const reply = await callIfAvailable(deps, synthesizer, { ...request, runId }, signal, { paid, slotMs });
    paid ||= reply !== null;
    if (reply) room.noteAnswer();
    if (reply?.kind === 'failure') {
      const { failure, message: reason } = reply;
      log.info({ modelId: synthesizer.modelId, failure, reason }, 'a synthesizer did not answer');
    }
    return reply;
  };
  return {
    call,
    async untilAvailable(turns) {
      const waitMs = delayMs(
        soonestMs(
          deps,
          turns.flatMap((turn) => asked[turn] ?? []),
        ),
      );
      if (waitMs > Math.min(room.leftMs(), partWaitLeftMs())) return false;
      return await pause(waitMs, deps.places).catch((error: unknown) => {
        if (error instanceof NoSlotError) return false; // Nothing is gained by a step that begins anew.
        throw error;
      });
    },
  };
}

export function synthesizerAt(asked: readonly Synthesizer[], turn: number): Synthesizer {
  const synthesizer = asked[turn];
  if (!synthesizer) throw new Error(`there is no synthesizer ${turn}`);
  return synthesizer;
}

/** The random spread keeps those that wait from asking all at once. */
export function delayMs(soonestMs: number): number {
  return Math.max(1_000, soonestMs) + Math.random() * 1_000;
}

async function callIfAvailable(
  { chat, breakerOf, hedges }: ActivityDeps,
  synthesizer: Synthesizer,
  request: SynthesizerRequest & Pick<ChatRequest, 'runId'>,
  signal: AbortSignal,
  { paid, slotMs }: { readonly paid: boolean; readonly slotMs: number },
): Promise<ChatReply | null> {
  const breaker = breakerOf(synthesizer);
  if (breaker.waitMs(now()) > 0) return null;

  const tries = breaker.begin(now());
  let reply: ChatReply | null = null;
  try {
    const { gateway, modelId } = synthesizer;
    const waitMs = tries ? Math.min(tryWaitMs, slotMs) : slotMs;
    const call = (until: AbortSignal, forMs: number) =>
      chat(gateway, 'synthesis', { ...request, modelId }, until, forMs);
    // A trial call shows whether the synthesizer is back: a second one would show it no sooner.
    reply = await hedgedCall(tries ? null : hedges, request.jsonFormat?.name ?? '', call, signal, waitMs);
    return reply;
  } catch (error) {
    if (error instanceof NoSlotError && (tries || paid)) return null;
    throw error;
  } finally {
    breaker.end(reply, now(), tries);
  }
}

/** Milliseconds until the first of these synthesizers may be asked again. */
export function soonestMs({ breakerOf }: ActivityDeps, asked: readonly Synthesizer[]): number {
  return Math.min(...asked.map((synthesizer) => breakerOf(synthesizer).waitMs(now())));
}

/**
 * The later of two clocks: a step that Temporal has rescheduled after a delay must see that the
 * delay has passed.
 */
function now(): number {
  return Math.max(Date.now(), activityInfo().currentAttemptScheduledTimestampMs);
}
