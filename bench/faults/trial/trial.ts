import { readFileSync, statSync, truncateSync } from 'node:fs';
import type { Trial } from '../plan/trial.ts';
import type { Ground } from '../world/ground.ts';
import { judge } from './judge.ts';
import { clearPlaces } from './places.ts';
import { play } from './play.ts';

export interface Outcome {
  readonly breaches: readonly string[];
  /** Failpoints that the trial reached, as "side effect moment". */
  readonly reached: readonly string[];
  /** How runs ended, such as "completed charged"; empty after a breach. */
  readonly ends: readonly string[];
}

/** Plays a trial and judges it. After a breach, the ground is not clean. */
export async function runTrial(ground: Ground, trial: Trial): Promise<Outcome> {
  for (const file of [ground.callLog, ground.reached]) truncateSync(file);
  const logsFrom = ground.logs.map((file) => statSync(file).size);
  const breaches = await playAndJudge(ground, trial, logsFrom);
  const reached = readFileSync(ground.reached, 'utf8').split('\n').filter(Boolean);
  if (breaches.length > 0) return { breaches, reached, ends: [] };
  const { rows } = await ground.db.query<{ end: string }>(
    `select r.status || ' ' || s.outcome as end from runs r join settlements s on s.run_id = r.id`,
  );
  await clearPlaces(ground.db);
  return { breaches, reached, ends: rows.map(({ end }) => end) };
}

async function playAndJudge(
  ground: Ground,
  trial: Trial,
  logsFrom: readonly number[],
): Promise<readonly string[]> {
  try {
    await ground.ready();
    await mendClock(ground);
    const { play: played, failures, silenceMs } = await play(ground, trial);
    for (const program of ['api', 'worker'] as const) ground.order(program, { failpoint: null, clockMs: 0 });
    if (failures.length > 0) return failures;
    await ground.ready();
    const isTooSilent = silenceMs > (trial.longestSilenceMs ?? Infinity);
    const seconds = Math.round(silenceMs / 100) / 10;
    return [
      ...(isTooSilent ? [`the api answered nothing for ${seconds} s`] : []),
      ...(await judge(played, logsFrom)),
    ];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** A trial begins with the right time: what is stored says when by the database's clock. */
async function mendClock({ db, programs, ready }: Ground): Promise<void> {
  const { rows } = await db.query<{ ms: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
  );
  if (Math.abs(rows[0]!.ms - Date.now()) < 5_000) return;
  await programs.PostgreSQL.without(() => undefined); // It reads the time that it is given anew.
  await ready();
}
