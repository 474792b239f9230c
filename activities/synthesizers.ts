import { activityInfo } from '@temporalio/activity';
import type { ChatReply } from '../src/domain/chat.ts';
import { type Breaker, makeBreaker } from '../src/gateway/breaker.ts';
import type { StageRequest } from '../src/synthesis/ladder.ts';
import type { ActivityDeps, Synthesizer } from './deps.ts';

/** Kept for as long as the worker that was wired with these synthesizers: what one step learns, all others know. */
const breakers = new WeakMap<readonly Synthesizer[], readonly Breaker[]>();

/**
 * Calls a synthesizer, unless it is known to be away.
 * @returns null where it is away: no call was made
 */
export async function callSynthesizer(
  { chat, synthesizers }: ActivityDeps,
  index: number,
  request: StageRequest,
  signal: AbortSignal,
): Promise<ChatReply | null> {
  const synthesizer = synthesizers[index];
  const breaker = breakersOf(synthesizers)[index];
  if (!synthesizer || !breaker) throw new Error(`there is no synthesizer ${index}`);
  if (breaker.waitMs(now()) > 0) return null;

  breaker.begin(now());
  let reply: ChatReply | null = null;
  try {
    const { gateway, modelId } = synthesizer;
    reply = await chat(gateway, 'synthesis', { ...request, modelId }, signal);
    return reply;
  } finally {
    breaker.end(reply, now());
  }
}

/** When the first of the synthesizers may be asked again: milliseconds from now. */
export function soonestMs({ synthesizers }: ActivityDeps): number {
  return Math.min(...breakersOf(synthesizers).map((breaker) => breaker.waitMs(now())));
}

function breakersOf(synthesizers: readonly Synthesizer[]): readonly Breaker[] {
  const known = breakers.get(synthesizers) ?? synthesizers.map(() => makeBreaker());
  breakers.set(synthesizers, known);
  return known;
}

/** The later of two clocks: a step that Temporal has brought back after a wait must find that the time has passed. */
function now(): number {
  return Math.max(Date.now(), activityInfo().currentAttemptScheduledTimestampMs);
}
