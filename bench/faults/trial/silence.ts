import { setTimeout as sleep } from 'node:timers/promises';
import type { Play } from './playing.ts';

/** Asks for the account all the time, as often as its limit allows. */
export async function longestSilence({ client, places }: Play, signal: AbortSignal): Promise<number> {
  let longestMs = 0;
  for (let heardAt = performance.now(); !signal.aborted; await sleep(600)) {
    const told = await client.once('/v1/account', places[0]!.watchKey);
    longestMs = Math.max(longestMs, performance.now() - heardAt);
    if (told?.status === 200) heardAt = performance.now();
  }
  return longestMs;
}
