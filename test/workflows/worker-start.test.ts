import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { realTime, type TestTemporal } from '../support/temporal.ts';

describe('a worker process that cannot start', () => {
  let temporal: TestTemporal;
  before(async () => {
    temporal = await realTime();
  });
  after(() => temporal.release());

  it('exits with 1, and leaves nothing in the folder for temporary files', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'worker-start-'));
    const worker = spawn(process.execPath, ['temporal/main.ts'], {
      cwd: fileURLToPath(new URL('../../', import.meta.url)),
      env: {
        PATH: process.env.PATH,
        TMPDIR: folder,
        DATABASE_URL: 'postgresql://app@127.0.0.1:9/panel',
        TEMPORAL_ADDRESS: temporal.env.address,
        TEMPORAL_NAMESPACE: 'not-there',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const stream of [worker.stdout, worker.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
      });
    const [code] = await once(worker, 'exit');
    const left = readdirSync(folder).filter((name) => name.startsWith('panel-workflows-'));
    rmSync(folder, { recursive: true });
    assert.equal(code, 1, printed);
    assert.match(printed, /the worker failed/);
    assert.deepEqual(left, []);
  });
});
