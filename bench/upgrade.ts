import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkInvariants } from '../src/db/invariants/invariants.ts';
import { askedAgain } from '../test/harness/asked-again.ts';
import { createRun, finished, type RunObject } from '../test/harness/client.ts';
import { type Processes, type StartedProcess, startProcesses } from '../test/harness/processes/start.ts';
import { until } from '../test/harness/until.ts';
import { endAll } from '../test/support/hooks.ts';
import { makeWorkspace } from '../test/support/http/api.ts';

const thisCheckout = new URL('../', import.meta.url).pathname;

/**
 * npm run bench -- upgrade <ref>: goes from an earlier version to this one and back, on real
 * processes and with runs under way. In the end every run must have been delivered and charged
 * once, and no model whose answer was stored may have been asked again.
 * @param ref of the earlier version in this repository, whose history has to be there
 */
export async function upgrade(ref: string | undefined): Promise<void> {
  if (!ref) throw new Error('Name the earlier version, such as v0.1.0.');
  const earlier = checkOut(ref);
  const service = await startProcesses(2_000);
  try {
    await there(service, earlier);
  } finally {
    await service.stop();
    await endAll();
    execFileSync('git', ['worktree', 'remove', '--force', earlier], { cwd: thisCheckout });
  }
}

async function there(service: Processes, earlier: string): Promise<void> {
  const { database } = service;
  await service.migrate(earlier);
  const workspace = await makeWorkspace(database.pool, 'upgrade', 10_000);
  const runs: RunObject[] = [];
  let count = 0;
  /** A run of which some answers are stored. */
  const begin = async ({ url }: StartedProcess): Promise<RunObject> => {
    const run = await createRun(url, workspace.key, `Should a team upgrade on day ${++count}?`, 'wide');
    await until('some models have answered', async () => {
      const query = `select from run_models where run_id = $1 and status = 'success'`;
      return ((await database.pool.query(query, [run.id])).rowCount ?? 0) > 1;
    });
    runs.push(run);
    return run;
  };
  const end = async ({ url }: StartedProcess, { id }: RunObject, what: string): Promise<void> => {
    const since = performance.now();
    const { status } = await finished(url, workspace.key, id, 300_000);
    console.log(`${what}: ${status} after ${((performance.now() - since) / 1_000).toFixed(1)} s`);
  };

  const oldWorker = await service.start('worker', {}, earlier);
  const oldApi = await service.start('api', {}, earlier);
  const first = await begin(oldApi);
  await service.migrate();
  const second = await begin(oldApi);
  const worker = await service.start('worker');
  const api = await service.start('api');
  const third = await begin(api);
  await end(oldApi, first, 'begun before the migration, both versions at work');
  await end(api, second, 'begun by the earlier version after the migration');
  await end(oldApi, third, 'begun by this version, beside the earlier one');
  const left = await begin(oldApi);
  await Promise.all([oldApi.end(), oldWorker.end()]);
  await end(api, left, 'begun by the earlier version, which was stopped');
  const oldAgain = await service.start('worker', {}, earlier);
  const oldApiAgain = await service.start('api', {}, earlier);
  const back = await begin(api);
  await Promise.all([api.end(), worker.end()]);
  await end(oldApiAgain, back, 'begun by this version, which was stopped');
  await Promise.all([oldApiAgain.end(), oldAgain.end()]);
  await judge(service, runs);
}

async function judge({ database, callLog }: Processes, runs: readonly RunObject[]): Promise<void> {
  const { rows } = await database.pool.query<{ outcome: string; runs: number }>(
    `select outcome || ' ' || reason as outcome, count(*)::int as runs from settlements group by 1`,
  );
  const again = await askedAgain(database.pool, { callLog });
  const broken = (await checkInvariants(database.pool)).filter(({ breaches }) => breaches > 0);
  console.log(JSON.stringify({ runs: runs.length, settled: rows, askedAgain: again, broken }));
  const isRight =
    rows.length === 1 && rows[0]?.outcome === 'charged report_delivered' && rows[0].runs === runs.length;
  if (!isRight || again.length > 0 || broken.length > 0) process.exitCode = 1;
}

/** A worktree of the earlier version, with what `npm ci` would install. */
function checkOut(ref: string): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'upgrade-')), 'earlier');
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', folder, ref], { cwd: thisCheckout });
  const lock = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (lock(folder) !== lock(thisCheckout)) execFileSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' });
  else {
    symlinkSync(join(thisCheckout, 'node_modules'), join(folder, 'node_modules'));
    cpSync(join(thisCheckout, 'dist'), join(folder, 'dist'), { recursive: true });
  }
  return folder;
}
