import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { getPriority, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createKey } from '../src/app/create-key.ts';
import type { Pool } from '../src/db/pool.ts';
import { migrate } from '../src/db/schema/migrate.ts';
import { secret } from '../src/domain/secret.ts';
import { postgresProcess } from '../src/embedded/services/postgres/process.ts';
import { keepRunning } from '../src/embedded/supervise/keep-running.ts';
import { benchPool } from '../test/harness/pool.ts';
import { acceptRun, deliveredRun } from '../test/support/database/runs.ts';
import { makeWorkspace } from '../test/support/http/api.ts';
import { setModels } from '../test/support/http/responses.ts';
import { median } from './api.ts';
import { type AttackedApi, startAttackedApi } from './attack/api-process.ts';
import { attacks, type Weapons } from './attack/attacks.ts';
import { goodClient, type Measured } from './attack/good-client.ts';

const rounds = 3;
const seconds = 6;
/**
 * A real attacker has its own machine. Here it yields to the api and the good client, which share
 * the processors.
 */
const attackerIsNicerBy = 5;
/**
 * Targets: the good client's p95 under attack relative to its p95 without it, and the api's memory
 * in MB.
 */
const bar = { times: 5, memoryMb: 300 };

interface Ground {
  readonly goodKeys: readonly string[];
  readonly goodPath: string;
  readonly weapons: Omit<Weapons, 'url'>;
}

/**
 * npm run bench -- attack [part of a name …]: runs a client that keeps to its limits against each
 * attack. Reports, in alternating rounds, its p95 with and without the attack, its failed requests,
 * and the api's peak memory. The api is the real process with its heap limit, and only PostgreSQL
 * runs beside it. All attackers except the one with many connections share the good client's
 * address, as behind a proxy. The attacker has a lower priority than the api, so that the figures
 * show how the api handles its input, not how the processors are shared.
 */
export async function attack(...parts: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'attack-'));
  const databaseUrl = `postgresql://app@${encodeURIComponent(folder)}/postgres`;
  const postgres = keepRunning(await postgresProcess(folder, []), {
    started: () => undefined,
    report: () => undefined,
  });
  try {
    await postgres.ready;
    await migrate(secret(databaseUrl));
    const db = benchPool(databaseUrl);
    const ground = await prepare(db);
    await db.end();
    const names = Object.keys(attacks).filter((name) => parts.every((part) => name.includes(part)));
    const missed: string[] = [];
    for (const name of names) if (!(await withstands(name, databaseUrl, ground))) missed.push(name);
    if (missed.length > 0) throw new Error(`below the bar: ${missed.join('; ')}`);
  } finally {
    await postgres.stop(5_000);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function prepare(db: Pool): Promise<Ground> {
  const good = await makeWorkspace(db, 'good');
  const run = await acceptRun(db, good.id);
  const goodKeys = [good.key];
  while (goodKeys.length < 5) goodKeys.push((await createKey(db, good.id, 'good', null)).key);
  const bad = await makeWorkspace(db, 'bad');
  const models = Array.from({ length: 157 }, (_, index) => `m/${index}`);
  const exports: { key: string; path: string }[] = [];
  for (let index = 0; index < 12; index++) {
    const { id, key } = await makeWorkspace(db, `bad ${index}`);
    const { id: runId } = await deliveredRun(db, id);
    await setModels(db, runId, models);
    await db.query(
      `update run_models set text = repeat('word ', 1600), text_characters = 8000 where run_id = $1`,
      [runId],
    );
    exports.push({ key, path: `/v1/research/${runId}/responses/export` });
  }
  return { goodKeys, goodPath: `/v1/research/${run.id}`, weapons: { key: bad.key, exports } };
}

async function withstands(name: string, databaseUrl: string, ground: Ground): Promise<boolean> {
  const api = await startAttackedApi(databaseUrl);
  const quiet: Measured[] = [];
  const attacked: Measured[] = [];
  const measure = async (into: Measured[]) =>
    into.push(await goodClient(api.url, ground.goodPath, ground.goodKeys, seconds));
  try {
    await measure([]); // The first requests warm it up.
    api.peakMb();
    for (let round = 0; round < rounds && !api.hasEnded(); round++) {
      await measure(quiet);
      await underAttack(name, api, ground, async () => void (await measure(attacked)));
    }
    return judge(name, api, quiet, attacked);
  } finally {
    await api.stop();
  }
}

async function underAttack(name: string, api: AttackedApi, ground: Ground, step: () => Promise<void>) {
  const attacker = fork(new URL('./attack/attacker-main.ts', import.meta.url));
  const weapons: Weapons = { url: api.url, ...ground.weapons };
  setPriority(attacker.pid as number, getPriority() + attackerIsNicerBy);
  attacker.send({ name, weapons });
  if (name.includes('log')) api.readLog(false);
  try {
    await sleep(3_000); // The attacker needs this long to open its connections.
    await step();
  } finally {
    attacker.kill('SIGKILL');
    await once(attacker, 'exit');
    api.readLog(true);
    await sleep(1_000);
  }
}

function judge(
  name: string,
  api: AttackedApi,
  quiet: readonly Measured[],
  attacked: readonly Measured[],
): boolean {
  const times = median(attacked.map((each, round) => each.p95Ms / (quiet[round]?.p95Ms ?? Number.NaN)));
  const p95 = (of: readonly Measured[]) => median(of.map((each) => each.p95Ms)).toFixed(1);
  const failures = attacked.flatMap((each) => each.failures);
  const sent = attacked.reduce((sum, each) => sum + each.sent, 0);
  const peakMb = api.peakMb();
  const met = times < bar.times && failures.length === 0 && peakMb < bar.memoryMb && !api.hasEnded();
  const counted = [...Map.groupBy(failures, (failure) => failure)].map(
    ([what, each]) => `${each.length} × ${what}`,
  );
  console.log(
    `${name}: p95 ${p95(attacked)} ms, quiet ${p95(quiet)} ms, ${times.toFixed(1)} × (bar ${bar.times}); ` +
      `${failures.length} of ${sent} failed${counted.length > 0 ? ` (${counted.join(', ')})` : ''}; ` +
      `${peakMb} MB (bar ${bar.memoryMb})${api.hasEnded() ? '; THE API ENDED' : ''}${met ? '' : '  MISSED'}`,
  );
  return met;
}
