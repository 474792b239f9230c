import { setTimeout as sleep } from 'node:timers/promises';
import { backUp } from '../../../test/support/database/backup.ts';
import { type Play, untilDone } from '../trial/playing.ts';

/**
 * Backs the database up, and restores it later, with api and worker ended meanwhile, as
 * docs/operations.md says. What the client was told in between is forgotten with it. No request is
 * under way at either moment, so that both sides agree on what came before.
 */
export async function backUpAndRestore(play: Play, afterMs: number): Promise<void> {
  const { gate, ground, seen } = play;
  const [restore, known] = await gate.whileShut(async () => {
    const made = await untilDone(play, () => backUp(ground.db));
    return [made, seen.length] as const;
  });
  await sleep(afterMs);
  await gate.whileShut(async () => {
    await ground.programs.api.without(() => ground.programs.worker.without(() => untilDone(play, restore)));
    seen.length = known;
    play.restores++;
  });
}
