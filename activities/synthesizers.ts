import { activityInfo } from '@temporalio/activity';
import type { ChatReply } from '../src/domain/chat.ts';
import type { StageRequest } from '../src/synthesis/ladder.ts';
import type { ActivityDeps } from './deps.ts';

/**
 * Calls a synthesizer, unless it is known to be away.
 * @returns null where it is away: no call was made
 */
export async function callSynthesizer(
  { chat, synthesizers, breakers }: ActivityDeps,
  index: number,
  request: StageRequest,
  signal: AbortSignal,
): Promise<ChatReply | null> {
  const synthesizer = synthesizers[index];
  const breaker = breakers[index];
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
export function soonestMs({ breakers }: ActivityDeps): number {
  return Math.min(...breakers.map((breaker) => breaker.waitMs(now())));
}

/** The later of two clocks: a step that Temporal has brought back after a wait must find that the time has passed. */
function now(): number {
  return Math.max(Date.now(), activityInfo().currentAttemptScheduledTimestampMs);
}
