import { setTimeout as sleep } from 'node:timers/promises';
import { cancelRun } from '../../../src/app/cancel-run.ts';
import { grantCredits } from '../../../src/app/grant-credits.ts';
import { revokeKey } from '../../../src/app/revoke-key.ts';
import type { Step, Trial } from '../plan/trial.ts';
import type { Ground } from '../world/ground.ts';
import { strike } from '../world/strike.ts';
import { clientOf } from './client.ts';
import { makeGate } from './gate.ts';
import { makePlaces, type Place } from './places.ts';
import { operate, type Play } from './playing.ts';
import { pages, poll, readResult } from './read.ts';

/** Twice the longest that a trial was seen to take whose service recovered. */
const patienceMs = 120_000;
const ends = ['completed', 'partial', 'failed'];

/** Plays workload and faults together, until every accepted run has ended. @returns what went wrong on the way */
export async function play(ground: Ground, trial: Trial): Promise<{ play: Play; failures: string[] }> {
  const places = await makePlaces(ground.db);
  const gate = makeGate();
  const beganAt = Date.now();
  const untilMs = beganAt + patienceMs;
  const client = clientOf(ground.api, gate.pass);
  const it: Play = { ground, trial, places, client, gate, seen: [], beganAt, untilMs, restores: 0 };
  const runs = new Map<number, Promise<string>>();
  const creates = trial.steps.filter((step) => step.kind === 'create');
  for (const step of creates)
    runs.set(
      step.entry,
      at(it, step, () => create(it, step.entry)),
    );
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
  return { play: it, failures: [...new Set(failures)] };
}

async function at<Result>(
  { beganAt }: Play,
  { atMs }: { readonly atMs: number },
  action: () => Promise<Result>,
) {
  await sleep(Math.max(0, beganAt + atMs - Date.now()));
  return await action();
}

async function take(it: Play, step: Step, runs: ReadonlyMap<number, Promise<string>>): Promise<void> {
  switch (step.kind) {
    case 'create':
      return; // Done already: others wait for its run.
    case 'replay':
      if (await runs.get(step.entry)) await create(it, step.entry);
      return;
    case 'conflict':
      if (await runs.get(step.entry)) await conflict(it, step.entry);
      return;
    case 'cancel': {
      const runId = await runs.get(step.entry);
      if (runId) await operate(it, () => cancelRun(it.ground.db, runId));
      return;
    }
    case 'grant':
      return await grant(it, step);
    case 'revoke':
      return await revoke(it, step.workspace);
    case 'pages':
      return await pages(it, step.workspace);
  }
}

const promptOf = (trial: Trial, entry: number) =>
  `Should team ${trial.seed}-${entry} keep its zirkonfalter collection for another ten years?`;

function creation(
  it: Play,
  entry: number,
): { place: Place; workspace: number; headers: Record<string, string> } {
  const step = it.trial.steps.find((each) => each.kind === 'create' && each.entry === entry);
  const workspace = step?.kind === 'create' ? step.workspace : 0;
  return { place: it.places[workspace]!, workspace, headers: { 'Idempotency-Key': `entry-${entry}` } };
}

/** Creates a run, or finds it again: the same request both times. */
async function create(it: Play, entry: number): Promise<string> {
  const { place, workspace, headers } = creation(it, entry);
  const body = { prompt: promptOf(it.trial, entry), panel: 'wide' };
  const told = await it.client.insist('/v1/research', place.key, it.untilMs, {
    method: 'POST',
    headers,
    body,
  });
  const runId = String(told.body.id);
  if (told.status !== 202 && told.status !== 200)
    throw new Error(`a create was answered with ${told.status}`);
  it.seen.push({ what: 'accepted', entry, workspace, runId });
  return runId;
}

async function conflict(it: Play, entry: number): Promise<void> {
  const { place, headers } = creation(it, entry);
  const body = { prompt: 'Should it be sold instead?', panel: 'wide' };
  const told = await it.client.insist('/v1/research', place.key, it.untilMs, {
    method: 'POST',
    headers,
    body,
  });
  const code = (told.body.error as { code?: string } | undefined)?.code ?? `${told.status}`;
  it.seen.push({ what: 'conflict', entry, code });
}

/** Polls a run until it has ended, then reads its result. A run that a restore has forgotten is asked for again. */
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

async function grant(
  it: Play,
  { workspace, credits, atMs }: Extract<Step, { kind: 'grant' }>,
): Promise<void> {
  const key = `grant-${atMs}-${credits}`;
  const { name } = it.places[workspace]!;
  for (let times = 0; times < 2; times++)
    await operate(it, async () => {
      await grantCredits(it.ground.db, name, credits, 'a trial', key);
      it.seen.push({ what: 'granted', workspace, key, credits });
    });
}

async function revoke(it: Play, workspace: number): Promise<void> {
  const { spare } = it.places[workspace]!;
  await operate(it, async () => {
    await revokeKey(it.ground.db, spare.id);
    it.seen.push({ what: 'revoked', workspace });
  });
  const { status } = await it.client.insist('/v1/account', spare.key, it.untilMs);
  it.seen.push({ what: 'revoked key used', workspace, status });
}
