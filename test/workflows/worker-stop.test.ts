import assert from 'node:assert/strict';
import { type Processes, startProcesses } from '../harness/processes/start.ts';
import { until } from '../harness/until.ts';
import { acceptRun } from '../support/database/runs.ts';
import { makeWorkspace } from '../support/http/api.ts';

describe('a worker process that is told to stop', () => {
  let service: Processes;
  before(async () => {
    service = await startProcesses(1_500);
    await service.migrate();
  });
  after(() => service.stop());

  it('R-W03 R-W12 lets the calls under way end, stores what they bring, and exits with 0', async () => {
    const { pool } = service.database;
    const { id: workspaceId } = await makeWorkspace(pool, 'stopping');
    const worker = await service.start('worker', { WORKER_GRACE_MS: '60000' });
    await acceptRun(pool, workspaceId);
    const answered = async () => {
      const { rowCount } = await pool.query(`select from run_models where status = 'success'`);
      return rowCount ?? 0;
    };
    // The first five go ahead for at most three seconds, so that the others are under way then.
    await until('the first models have answered', async () => (await answered()) > 0);
    assert.equal(await worker.end('SIGTERM'), 0);
    assert.equal(await answered(), 10);
    const calls = await service.simulator.calls();
    assert.deepEqual(calls.filter(({ status }) => status !== 200).length, 0, 'a call was cut off');
    assert.equal(calls.filter(({ stage }) => stage === 'ask').length, 10);
  });
});
