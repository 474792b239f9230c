import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeLock } from '../../src/embedded/supervise/lock.ts';
import { identifyProcess, runs } from '../../src/embedded/supervise/process-identity.ts';

const api = 'http://127.0.0.1:8080';
const lockModule = new URL('../../src/embedded/supervise/lock.ts', import.meta.url).href;

describe('the lock of a data folder', function () {
  this.timeout(20_000);
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'panel-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is held by one process, and a second process learns which', () => {
    assert.equal(takeLock(folder, api), null);
    assert.deepEqual(takeLock(folder, 'http://127.0.0.1:1'), { ...identifyProcess(process.pid), api });
  });

  it('is taken over from an ended holder, from a reused pid, and from a file that is not a lock', () => {
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

  it('is won by exactly one of many processes that find a stale lock at the same moment', async () => {
    writeFileSync(join(folder, 'lock.1'), JSON.stringify({ pid: 4_194_303, startTime: 'x', api }));
    const script = `const { takeLock } = await import(${JSON.stringify(lockModule)});
      console.log('ready');
      process.stdin.once('data', () => {
        console.log(takeLock(${JSON.stringify(folder)}, 'x') === null ? 'mine' : 'theirs');
      });`; // It lives, and holds what it took, until its input ends.
    const seekers = await Promise.all(Array.from({ length: 8 }, () => startSeeker(script)));
    const words = await Promise.all(seekers.map((seeker) => seeker.take()));
    for (const seeker of seekers) seeker.end();
    assert.equal(words.filter((word) => word === 'mine').length, 1, words.join());
  });

  it('distinguishes a running process from one that has ended', async () => {
    const child = spawn('sleep', ['30']);
    const identity = identifyProcess(child.pid ?? 0);
    assert.ok(identity && runs(identity));
    child.kill('SIGKILL');
    await once(child, 'exit');
    assert.equal(runs(identity), false);
  });
});

/** Resolves when the process is ready to take the lock. */
async function startSeeker(script: string): Promise<{ take: () => Promise<string>; end: () => void }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const said = async () => String((await once(child.stdout, 'data'))[0]).trim();
  assert.equal(await said(), 'ready');
  return {
    async take() {
      child.stdin.write('go');
      return await said();
    },
    end: () => void child.stdin.end(),
  };
}
