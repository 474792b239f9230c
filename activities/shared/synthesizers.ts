import { activityInfo } from '@temporalio/activity';
import type { ChatReply } from '../../src/domain/run/chat.ts';
import { NoSlotError } from '../../src/gateway/limits/limiter.ts';
import type { SynthesizerRequest } from '../../src/synthesis/call/ladder.ts';
import type { ActivityDeps } from './deps.ts';
import { roomForCalls } from './room-for-calls.ts';

/**
 * Our choice: the call that tries a synthesizer which was away waits no longer than this for its place, because the other
 * one may have answered meanwhile.
 */
const tryWaitMs = 1_000;

/** Null where no call was made: the synthesizer is away, or has no place, or this try no time for it. */
export type CallSynthesizer = (index: number, request: SynthesizerRequest) => Promise<ChatReply | null>;

/**
 * The calls of one climb.
 * @throws NoSlotError where there was no place for the first of them: nothing is lost then, and the step goes back to its
 * queue. Behind an answer a repeat of the step would pay for it again, so the climb goes on with what it has.
 */
export function synthesizerCalls(deps: ActivityDeps, signal: AbortSignal): CallSynthesizer {
  const room = roomForCalls(deps.budget);
  let paid = false;
  return async (index, request) => {
    const patienceMs = room.patienceMs();
    if (patienceMs <= 0) return null;
    const reply = await callSynthesizer(deps, index, request, signal, { paid, patienceMs });
    paid ||= reply !== null;
    if (reply) room.noteAnswer();
    return reply;
  };
}

async function callSynthesizer(
  { chat, synthesizers, breakers }: ActivityDeps,
  index: number,
  request: SynthesizerRequest,
  signal: AbortSignal,
  { paid, patienceMs }: { readonly paid: boolean; readonly patienceMs: number },
): Promise<ChatReply | null> {
  const synthesizer = synthesizers[index];
  const breaker = breakers[index];
  if (!synthesizer || !breaker) throw new Error(`there is no synthesizer ${index}`);
  if (breaker.waitMs(now()) > 0) return null;

  const tries = breaker.begin(now());
  let reply: ChatReply | null = null;
  try {
    const { gateway, modelId } = synthesizer;
    const waitMs = tries ? Math.min(tryWaitMs, patienceMs) : patienceMs;
    reply = await chat(gateway, 'synthesis', { ...request, modelId }, signal, waitMs);
    return reply;
  } catch (error) {
    if (error instanceof NoSlotError && (tries || paid)) return null;
    throw error;
  } finally {
    breaker.end(reply, now());
  }
}

/** When the first of the synthesizers may be asked again: milliseconds from now. */
export function soonestMs({ breakers }: ActivityDeps): number {
  return Math.min(...breakers.map((breaker) => breaker.waitMs(now())));
}

/** The later of two clocks: a step that Temporal has brought back after a wait must find that the time has passed. */
function now(): number {
  return Math.max(Date.now(), activityInfo().currentAttemptScheduledTimestampMs);
}
