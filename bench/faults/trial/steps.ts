import { setTimeout as sleep } from 'node:timers/promises';
import { cancelRun } from '../../../src/app/cancel-run.ts';
import { grantCredits } from '../../../src/app/grant-credits.ts';
import { revokeKeyRow } from '../../../src/db/keys.ts';
import type { AskedPanel, Step, Trial } from '../plan/trial.ts';
import type { Told } from './client.ts';
import type { Place } from './places.ts';
import { operate, type Play } from './playing.ts';
import { pages } from './read.ts';

/** Does what a step says; those about a run wait until it is accepted. */
export async function take(it: Play, step: Step, runs: ReadonlyMap<number, Promise<string>>): Promise<void> {
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

export function creation(
  it: Play,
  entry: number,
): { place: Place; workspace: number; panel: AskedPanel; headers: Record<string, string> } {
  const step = it.trial.steps.find((each) => each.kind === 'create' && each.entry === entry);
  const { workspace, panel } = step?.kind === 'create' ? step : ({ workspace: 0, panel: 'wide' } as const);
  const headers = { 'Idempotency-Key': `entry-${entry}` };
  return { place: it.places[workspace]!, workspace, panel, headers };
}

/** Creates a run, or finds it again: the same request both times. */
export async function create(it: Play, entry: number): Promise<string> {
  const { place, workspace, panel, headers } = creation(it, entry);
  const body = { prompt: promptOf(it.trial, entry), panel };
  const ask = { method: 'POST', headers, body } as const;
  let told = await it.client.insist('/v1/research', place.key, it.untilMs, ask);
  while (codeOf(told) === 'concurrency_limit_reached' && Date.now() < it.untilMs) {
    await sleep(1_000);
    told = await it.client.insist('/v1/research', place.key, it.untilMs, ask);
  }
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
  it.seen.push({ what: 'conflict', entry, code: codeOf(told) });
}

const codeOf = ({ body, status }: Told) => (body.error as { code?: string } | undefined)?.code ?? `${status}`;

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
    await revokeKeyRow(it.ground.db, spare.id);
    it.seen.push({ what: 'revoked', workspace });
  });
  const { status } = await it.client.insist('/v1/account', spare.key, it.untilMs);
  it.seen.push({ what: 'revoked key used', workspace, status });
}
