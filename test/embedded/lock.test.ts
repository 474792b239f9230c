import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeLock } from '../../src/embedded/lock.ts';
import { identify, runs } from '../../src/embedded/process-identity.ts';

const api = 'http://127.0.0.1:8080';
const lockModule = new URL('../../src/embedded/lock.ts', import.meta.url).href;

describe('the lock of a data folder', function () {
  this.timeout(20_000);
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'panel-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is had by one process, which a second one is told of', () => {
    assert.equal(takeLock(folder, api), null);
    assert.deepEqual(takeLock(folder, 'http://127.0.0.1:1'), { ...identify(process.pid), api });
  });

  it('is taken from a holder that is gone, from a number that was given anew, and from a file that is no lock', () => {
    for (const stale of [
      JSON.stringify({ pid: 4_194_303, startTime: 'x', api }),
      JSON.stringify({ pid: process.pid, startTime: 'x', api }),
      '{"pid":',
      '',
    ]) {
      writeFileSync(join(folder, 'lock.3'), stale);
      assert.equal(takeLock(folder, api), null, stale);
      assert.deepEqual(readdirSync(folder), ['lock.4']);
      rmSync(join(folder, 'lock.4'));
    }
  });

  it('is had by exactly one of many that find a stale one at the same moment', async () => {
    writeFileSync(join(folder, 'lock.1'), JSON.stringify({ pid: 4_194_303, startTime: 'x', api }));
    const at = Date.now() + 1_000;
    const script = `const { takeLock } = await import(${JSON.stringify(lockModule)});
      await new Promise((go) => setTimeout(go, ${at} - Date.now()));
      console.log(takeLock(${JSON.stringify(folder)}, 'x') === null ? 'mine' : 'theirs');
      setTimeout(() => {}, 1_500);`;
    const words = await Promise.all(Array.from({ length: 8 }, () => firstOutput(script)));
    assert.equal(words.filter((word) => word === 'mine').length, 1, words.join());
  });

  it('tells a process from one that has ended', async () => {
    const child = spawn('sleep', ['30']);
    const identity = identify(child.pid ?? 0);
    assert.ok(identity && runs(identity));
    child.kill('SIGKILL');
    await once(child, 'exit');
    assert.equal(runs(identity), false);
  });
});

async function firstOutput(script: string): Promise<string> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [text] = await once(child.stdout, 'data');
  await once(child, 'exit');
  return String(text).trim();
}
