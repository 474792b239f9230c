import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../harness/until.ts';
import { newPlace, processesOf, removePlace, start } from './support.ts';

// If `npm start` cannot use something, it must say so in one line that names the variable to
// change, without a stack, and must not touch files that it does not understand.
describe('npm start', () => {
  let place: Awaited<ReturnType<typeof newPlace>>;

  beforeEach(async () => {
    place = await newPlace();
  });

  afterEach(async () => {
    await until('no process is left', () => processesOf(place).length === 0);
    removePlace(place);
  });

  it('refuses a data folder that it cannot write', async () => {
    const file = join(place.DATA_DIR, 'a-file');
    writeFileSync(file, '');
    await assertRefused(
      { DATA_DIR: join(file, 'data') },
      /^DATA_DIR: .*a-file\/data is not writable \(ENOTDIR\);/,
    );
  });

  it('refuses a data folder of another version', async () => {
    writeFileSync(join(place.DATA_DIR, 'version'), '2\n');
    await assertRefused({}, /^DATA_DIR: .* has layout version "2", but this program needs 1;/);
    assert.equal(readFileSync(join(place.DATA_DIR, 'version'), 'utf8'), '2\n');
  });

  it('refuses the files of another major version of PostgreSQL', async () => {
    const data = join(place.DATA_DIR, 'postgres', 'data');
    mkdirSync(data, { recursive: true });
    writeFileSync(join(data, 'PG_VERSION'), '12\n');
    await assertRefused(
      {},
      /^DATA_DIR: .*postgres\/data was created by PostgreSQL 12, but this is PostgreSQL \d+;/,
    );
  });

  it('refuses a path that is too long for a Unix socket', async () => {
    const DATA_DIR = join(place.DATA_DIR, 'x'.repeat(100));
    await assertRefused({ DATA_DIR }, /^DATA_DIR: .* is too long for a Unix socket;/);
  });

  it('refuses one port for two services', async () => {
    await assertRefused({ ADMIN_PORT: place.PORT ?? '' }, /^ADMIN_PORT: \d+ is also PORT;/);
  });

  it('refuses an address of another machine', async () => {
    // 192.0.2.0/24 is reserved for documentation: no machine has it.
    await assertRefused({ HOST: '192.0.2.1' }, /^HOST: cannot listen on 192.0.2.1 \(EADDRNOTAVAIL\);/);
  });

  it('refuses an invalid configuration', async () => {
    await assertRefused({ PORT: 'http' }, /^ {2}PORT: got "http"; takes a port number/m, 2);
  });

  it('refuses a Temporal program that does not exist, naming the variable', async () => {
    const TEMPORAL_CLI_PATH = join(place.DATA_DIR, 'nothing');
    await assertRefused(
      { TEMPORAL_CLI_PATH },
      /TEMPORAL_CLI_PATH: .*nothing is not an executable program/,
      3,
    );
  });

  it('ignores the lock of a process that has ended, even if its pid is in use again', async () => {
    mkdirSync(join(place.DATA_DIR, 'run'));
    // The test's own process has this pid, but another start time.
    const stale = { pid: process.pid, startTime: 'long ago', api: 'http://127.0.0.1:1' };
    writeFileSync(join(place.DATA_DIR, 'run', 'lock.1'), JSON.stringify(stale));
    await assertRefused({ ADMIN_PORT: place.PORT ?? '' }, /is also PORT/);
    rmSync(join(place.DATA_DIR, 'run'), { recursive: true });
  });

  async function assertRefused(changes: Record<string, string>, expected: RegExp, lines = 1): Promise<void> {
    const started = start({ ...place, ...changes });
    assert.equal(await started.ended, 1, started.printed());
    assert.match(started.printed(), expected);
    assert.equal(started.printed().trim().split('\n').length, lines, started.printed());
  }
});
