import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { embeddedDatabaseUrl } from '../../src/config/config.ts';
import { findTemporal } from '../../src/embedded/temporal-program/programs.ts';
import { programOutput } from '../../src/embedded/temporal-program/run-program.ts';
import { until } from '../harness/until.ts';
import {
  childrenOf,
  newPlace,
  processesOf,
  removePlace,
  running,
  type Start,
  start,
  untilReady,
} from './support.ts';

// `npm start` with real PostgreSQL and Temporal, and stand-ins for the service. A killed process
// must come back with everything that it had acknowledged; a stopped one must leave nothing behind.
// The tests build on one another.
describe('npm start', () => {
  const unrelated = 'markcrocus0123456789';
  let place: Awaited<ReturnType<typeof newPlace>>;
  let program: string;
  let current: Start;

  before(async function () {
    this.timeout(300_000); // The first run on a machine downloads Temporal's program.
    program = (await findTemporal()).path;
    place = { ...(await newPlace()), CLOUD_SECRET_ACCESS_KEY: unrelated, WORKERS: '2' };
    current = start(place);
    await untilReady(current);
    await query('create table kept (what text primary key)');
    await query("insert into kept values ('acknowledged')");
    await temporal('workflow', 'start', '--type', 'any', '--task-queue', 'nobody', '--workflow-id', 'kept');
  });

  after(async () => {
    current.process.kill('SIGKILL');
    await until('no process is left', () => processesOf(place).length === 0);
    removePlace(place);
  });

  it('answers at the printed address, and prints commands that read the key from its file', async () => {
    const url = /api\s+(http:\S+)\/v1/.exec(current.printed())?.[1];
    assert.equal((await fetch(url ?? '')).status, 200);
    assert.match(current.printed(), /curl -sS .*\n.*\$\(cat \/.*\/api-key\)/);
    const mcp = `${url}/mcp`;
    assert.match(current.printed(), new RegExp(`MCP +${mcp}\n`));
    const add = `claude mcp add --transport http panel-research ${mcp} \\\\\n +--header "Authorization: Bearer \\$\\(cat /`;
    assert.match(current.printed(), new RegExp(add));
    assert.match(current.printed(), new RegExp(`UI: http://127.0.0.1:${place.TEMPORAL_UI_PORT}`));
  });

  it('R-U01 prints the link by which the person at this machine signs in first', () => {
    const url = /api\s+(http:\S+)\/v1/.exec(current.printed())?.[1];
    assert.ok(
      current.printed().includes(`\n  ${url}/console/invitation#token_of_a_test\n`),
      current.printed(),
    );
    assert.ok(current.printed().includes(`${url}/console\n`));
  });

  it('keeps the first key readable by its owner only, and shows it once', () => {
    const file = join(place.DATA_DIR, 'api-key');
    assert.equal(statSync(file).mode & 0o777, 0o600);
    assert.equal(current.printed().split(readFileSync(file, 'utf8')).length, 2);
  });

  it('R-W08 registers the search attributes, and keeps runs longer than the 24 hours of a replay', async () => {
    const attributes = await temporal('operator', 'search-attribute', 'list');
    for (const name of ['WorkspaceId', 'Panel', 'RunStatus'])
      assert.match(attributes, new RegExp(`${name} +Keyword`));
    assert.match(await temporal('operator', 'namespace', 'describe'), /RetentionTtl +720h/);
  });

  it('R-H01 passes PostgreSQL, Temporal and their programs only paths and locale from its environment', async () => {
    await query('create table seen (line text)');
    await query(`copy seen from program 'env' with (delimiter E'\\x01')`);
    const lines = (await query('select line from seen')) as { line: string }[];
    await query('drop table seen');
    assert.ok(lines.some(({ line }) => line.startsWith('PATH=')));
    assert.ok(!JSON.stringify(lines).includes(unrelated));
    for (const [name, { pid }] of childrenOf(place)) {
      assert.ok(!readFileSync(`/proc/${pid}/environ`, 'utf8').includes(unrelated), name);
    }
  });

  it('says that it is already running, and exits with 0', async () => {
    const second = start(place);
    assert.equal(await second.ended, 0);
    assert.match(second.printed(), /^Already running: http:\S+ \(process \d+, data in .*\)\.\n$/);
    assert.equal(running(childrenOf(place)).length, 6);
  });

  it('R-H06 starts as many workers as it is told, each with its part of the limits and a port', () => {
    const workers = [...childrenOf(place)].filter(([name]) => name.startsWith('worker'));
    const given = workers.map(([, { pid }]) => {
      const env = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
      return ['WORKERS', 'WORKER_ADMIN_PORT'].map((name) => env.find((line) => line.startsWith(`${name}=`)));
    });
    const ports = [0, 1].map((index) => Number(place.WORKER_ADMIN_PORT) + index);
    assert.deepEqual(given.sort(), ports.map((port) => ['WORKERS=2', `WORKER_ADMIN_PORT=${port}`]).sort());
    for (const port of ports) assert.ok(current.printed().includes(`:${port}/metrics`));
  });

  it('names each taken port in a line of its own, and exits with 1', async () => {
    const other = await newPlace();
    const inTheWay = createServer().listen(Number(other.SIMULATOR_PORT), '127.0.0.1');
    await once(inTheWay, 'listening');
    const second = start({ ...other, PORT: place.PORT ?? '' });
    assert.equal(await second.ended, 1);
    const lines = second.printed().trim().split('\n');
    assert.equal(lines.length, 2, second.printed());
    assert.match(
      lines[0] ?? '',
      new RegExp(`^PORT: port ${place.PORT} is taken by another program; .* set PORT`),
    );
    assert.match(lines[1] ?? '', /^SIMULATOR_PORT: port \d+ is taken/);
    inTheWay.close();
    removePlace(other);
  });

  it('R-K01 restarts each process that is killed, with everything it had acknowledged', async () => {
    const before = childrenOf(place);
    assert.deepEqual([...before.keys()].sort(), [
      'PostgreSQL',
      'Temporal',
      'api',
      'simulator',
      'worker',
      'worker-2',
    ]);
    for (const { pid } of before.values()) process.kill(pid, 'SIGKILL');
    for (const name of before.keys()) {
      const sentence = `${name} is running again`;
      await until(sentence, () => current.printed().includes(sentence));
      assert.notEqual(childrenOf(place).get(name)?.pid, before.get(name)?.pid);
    }
    assert.match(current.printed(), /PostgreSQL exited \(SIGKILL\); restarting it/);
    await assertKept();
  });

  it('leaves no process behind when it is killed, and starts again with all data', async () => {
    await killAndComeBack(() => [current.process.pid ?? 0]);
  });

  it('starts again with all data after every process was killed at once', async () => {
    await killAndComeBack(() => [
      current.process.pid ?? 0,
      ...[...childrenOf(place).values()].map(({ pid }) => pid),
    ]);
  });

  it('stops in order within 10 seconds of SIGTERM, and leaves no process behind', async () => {
    const since = Date.now();
    current.process.kill('SIGTERM');
    current.process.kill('SIGTERM'); // npm forwards the signal that the terminal has already sent.
    assert.equal(await current.ended, 0);
    assert.ok(Date.now() - since < 10_000);
    await until('no process is left', () => processesOf(place).length === 0, 30_000);
    const log = readFileSync(join(place.DATA_DIR, 'postgres', 'postgres.log'), 'utf8');
    assert.match(log.trim().split('\n').at(-1) ?? '', /database system is shut down/);
  });

  it('stops on SIGTERM while it is still starting', async () => {
    current = start(place);
    await until('its first child runs', () => processesOf(place).length > 3); // Itself, and one child with its watcher.
    current.process.kill('SIGINT');
    assert.equal(await current.ended, 0, current.printed());
    assert.doesNotMatch(current.printed(), /Everything runs/);
    await until('no process is left', () => processesOf(place).length === 0, 30_000);
  });

  async function killAndComeBack(victims: () => number[]): Promise<void> {
    for (const pid of victims()) process.kill(pid, 'SIGKILL');
    await current.ended;
    // Immediately: the new start must wait for what the old one left behind.
    current = start(place);
    await untilReady(current);
    await assertKept();
    assert.ok(!current.printed().includes('API key'), 'the key is shown once');
  }

  async function assertKept(): Promise<void> {
    assert.deepEqual(await query('select what from kept'), [{ what: 'acknowledged' }]);
    assert.match(await temporal('workflow', 'describe', '--workflow-id', 'kept'), /HistoryLength +2/);
  }

  async function query(sql: string): Promise<unknown[]> {
    const client = new pg.Client({ connectionString: embeddedDatabaseUrl(place.DATA_DIR) });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }

  async function temporal(...words: string[]): Promise<string> {
    const address = `127.0.0.1:${place.TEMPORAL_PORT}`;
    return await programOutput(program, [...words, '--address', address, '--namespace', 'default'], {
      timeoutMs: 10_000,
    });
  }
});
