import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newPlace, processesOf, removePlace, start, until } from './support.ts';

// What `npm start` can't work with it must say in one line that names the variable to change, without a stack; and it
// must touch nothing that it doesn't understand.
describe('npm start refuses', () => {
  let place: Awaited<ReturnType<typeof newPlace>>;

  beforeEach(async () => {
    place = await newPlace();
  });

  afterEach(async () => {
    await until(() => processesOf(place).length === 0);
    removePlace(place);
  });

  it('a data folder that it cannot write', async () => {
    const file = join(place.DATA_DIR, 'a-file');
    writeFileSync(file, '');
    await assertRefused(
      { DATA_DIR: join(file, 'data') },
      /^DATA_DIR: .*a-file\/data cannot be written \(ENOTDIR\);/,
    );
  });

  it('a data folder of another version', async () => {
    writeFileSync(join(place.DATA_DIR, 'version'), '2\n');
    await assertRefused({}, /^DATA_DIR: .* has the layout "2", this program reads 1;/);
    assert.equal(readFileSync(join(place.DATA_DIR, 'version'), 'utf8'), '2\n');
  });

  it('the files of another major version of PostgreSQL', async () => {
    const data = join(place.DATA_DIR, 'postgres', 'data');
    mkdirSync(data, { recursive: true });
    writeFileSync(join(data, 'PG_VERSION'), '12\n');
    await assertRefused({}, /^DATA_DIR: .*postgres\/data was made by PostgreSQL 12, this is PostgreSQL \d+;/);
  });

  it('a path that is too long for a Unix socket', async () => {
    const DATA_DIR = join(place.DATA_DIR, 'x'.repeat(100));
    await assertRefused({ DATA_DIR }, /^DATA_DIR: .* is too long for a Unix socket;/);
  });

  it('one port for two purposes', async () => {
    await assertRefused({ ADMIN_PORT: place.PORT ?? '' }, /^ADMIN_PORT: \d+ is also PORT;/);
  });

  it('an address that is not one of this machine', async () => {
    // 192.0.2.0/24 is kept for documentation: no machine has it.
    await assertRefused({ HOST: '192.0.2.1' }, /^HOST: cannot listen on 192.0.2.1 \(EADDRNOTAVAIL\);/);
  });

  it('a configuration that is not valid', async () => {
    await assertRefused({ PORT: 'http' }, /^ {2}PORT: got "http"; takes a port number/m, 2);
  });

  it('a program of Temporal that does not exist, naming the variable', async () => {
    const TEMPORAL_CLI_PATH = join(place.DATA_DIR, 'nothing');
    await assertRefused(
      { TEMPORAL_CLI_PATH },
      /TEMPORAL_CLI_PATH: .*nothing is no program that may be run/,
      3,
    );
  });

  it('to be held up by the lock of a process that is gone, or whose number another one has', async () => {
    mkdirSync(join(place.DATA_DIR, 'run'));
    // This test's own process runs, but not since then.
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
