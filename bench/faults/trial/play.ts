import { setTimeout as sleep } from 'node:timers/promises';
import type { Trial } from '../plan/trial.ts';
import type { Ground } from '../world/ground.ts';
import { strike } from '../world/strike.ts';
import { clientOf } from './client.ts';
import { makeGate } from './gate.ts';
import { makePlaces } from './places.ts';
import type { Play } from './playing.ts';
import { poll, readResult } from './read.ts';
import { longestSilence } from './silence.ts';
import { create, creation, take } from './steps.ts';

/** Twice the longest that a trial was seen to take on a busy machine. */
const patienceMs = 300_000;
const ends = ['completed', 'partial', 'failed'];

interface Ending {
  readonly play: Play;
  readonly failures: readonly string[];
  /** The longest time in which the api answered nothing. */
  readonly silenceMs: number;
}

/**
 * Plays workload and faults together, until every accepted run has ended.
 * @returns what went wrong on the way
 */
export async function play(ground: Ground, trial: Trial): Promise<Ending> {
  const places = await makePlaces(ground.db);
  const gate = makeGate();
  const beganAt = Date.now();
  const untilMs = beganAt + (trial.lengthMs ?? 0) + patienceMs;
  const client = clientOf(ground.api, gate.pass);
  const it: Play = { ground, trial, places, client, gate, seen: [], beganAt, untilMs, restores: 0 };
  const runs = new Map<number, Promise<string>>();
  const creates = trial.steps.filter((step) => step.kind === 'create');
  for (const step of creates)
    runs.set(
      step.entry,
      at(it, step, () => create(it, step.entry)),
    );
  const over = new AbortController();
  const silence = longestSilence(it, over.signal);
  const all: PromiseSettledResult<unknown>[] = await Promise.allSettled([
    ...[...runs].map(async ([entry, run]) => await follow(it, entry, await run)),
    ...trial.steps.map((step) => at(it, step, () => take(it, step, runs))),
    ...trial.faults.map((fault) => at(it, fault, () => strike(it, fault))),
  ]);
  // A restore may have come after the end of a run.
  if (it.restores > 0)
    all.push(
      ...(await Promise.allSettled([...runs].map(async ([entry, run]) => follow(it, entry, await run)))),
    );
  const failures = all.flatMap((each) =>
    each.status === 'rejected' ? [(each.reason as Error).message] : [],
  );
  over.abort();
  return { play: it, failures: [...new Set(failures)], silenceMs: await silence };
}

async function at<Result>(
  { beganAt }: Play,
  { atMs }: { readonly atMs: number },
  action: () => Promise<Result>,
) {
  await sleep(Math.max(0, beganAt + atMs - Date.now()));
  return await action();
}

/**
 * Polls a run until it has ended, then reads its result. A run that a restore has forgotten is
 * asked for again.
 */
async function follow(it: Play, entry: number, accepted: string): Promise<void> {
  const { place } = creation(it, entry);
  for (let runId = accepted; ; await sleep(150)) {
    const status = await poll(it, place, runId);
    if (status === 'forgotten') runId = await create(it, entry);
    else if (ends.includes(status)) return await readResult(it, place, runId);
    else if (Date.now() > it.untilMs)
      throw new Error(`a run was still ${status} after ${patienceMs / 1_000} s`);
  }
}
