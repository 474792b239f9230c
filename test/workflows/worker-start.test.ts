import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { nodeEnvironment } from '../../src/config/passed-on.ts';
import { workflowCode } from '../../temporal/workflow-bundle.ts';
import { realTime, type TestTemporal } from '../support/temporal.ts';

describe('a worker process', () => {
  let temporal: TestTemporal;
  before(async () => {
    temporal = await realTime();
  });
  after(() => temporal.release());

  /** Starts one, and waits until it has ended, or has said that it is ready. */
  async function started(env: object): Promise<{ readonly code: number | null; readonly printed: string }> {
    const worker = spawn(process.execPath, ['temporal/main.ts'], {
      cwd: fileURLToPath(new URL('../../', import.meta.url)),
      env: {
        ...nodeEnvironment(process.env),
        DATABASE_URL: 'postgresql://app@127.0.0.1:9/panel',
        TEMPORAL_ADDRESS: temporal.env.address,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const stream of [worker.stdout, worker.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        if (printed.includes('the worker is ready')) worker.kill();
      });
    const [code] = await once(worker, 'close');
    return { code, printed };
  }

  it('exits with 1 if it cannot start', async () => {
    const { code, printed } = await started({ TEMPORAL_NAMESPACE: 'not-there' });
    assert.equal(code, 1, printed);
    assert.match(printed, /the worker failed/);
  });

  it('starts without bundling the workflows again, which takes a process of its own', async () => {
    await workflowCode(); // Kept, as by a worker before.
    const noProcesses = '--permission --allow-fs-read=* --allow-addons --allow-worker';
    const { printed } = await started({ NODE_OPTIONS: noProcesses });
    assert.match(printed, /the worker is ready/);
  });
});
