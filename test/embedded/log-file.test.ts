import assert from 'node:assert/strict';
import { closeSync, mkdtempSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepSmall, lastLine, openLog } from '../../src/embedded/supervise/log-file.ts';
import { until } from '../harness/until.ts';

const block = Buffer.alloc(1024 * 1024, `${'x'.repeat(99)}\n`);

describe('the log of an embedded program', () => {
  let folder: string;
  let path: string;
  let log: number;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'panel-log-'));
    path = join(folder, 'program.log');
    log = openLog(path);
  });
  after(() => {
    closeSync(log);
    rmSync(folder, { recursive: true });
  });
  const sizeOf = (name: string) => statSync(name, { throwIfNoEntry: false })?.size ?? 0;

  it('stays small while the program runs for weeks and keeps its file open', async () => {
    const stop = keepSmall(path, 5);
    try {
      for (const round of [1, 2]) {
        for (let i = 0; i < 11; i++) writeSync(log, block);
        await until(`it is cut, round ${round}`, () => sizeOf(path) < block.length, 10_000);
      }
    } finally {
      stop();
    }
    assert.ok(sizeOf(`${path}.1`) <= 11 * block.length);
    assert.equal(statSync(`${path}.1`).mode & 0o777, 0o600);
  });

  it('tells its last line without reading the rest', () => {
    for (let i = 0; i < 3; i++) writeSync(log, block);
    writeSync(log, '\ncould not bind to the port\n');
    assert.equal(lastLine(path), `${path} ends with: could not bind to the port`);
    writeSync(log, block.toString().replaceAll('\n', 'x'));
    assert.equal(lastLine(path), `${path} ends with: ${'x'.repeat(300)}`);
    assert.match(lastLine(join(folder, 'none')), /^there is no /);
  });
});
