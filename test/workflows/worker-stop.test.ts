import assert from 'node:assert/strict';
import { freePorts } from '../harness/free-ports.ts';
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

  it('R-W12 begins no labelling of a batch, stores the one under way, and exits with 0', async () => {
    const { pool } = service.database;
    const gate = await pool.connect();
    try {
      await gate.query(`create function wait_at_gate() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock(1); return new; end $$;
        create trigger gate before insert on synthesis_artifacts for each row when (new.kind = 'label')
          execute function wait_at_gate()`);
      await gate.query('select pg_advisory_lock(1)');
      await service.simulator.latency(0);
      const { id: workspaceId } = await makeWorkspace(pool, 'labelling');
      const [adminPort] = await freePorts(1);
      const worker = await service.start('worker', {
        MODEL_GATEWAY_CONCURRENCY: '1', // Also the places of responses: the others of the batch wait.
        WORKER_ADMIN_PORT: `${adminPort}`,
        WORKER_GRACE_MS: '60000',
      });
      await acceptRun(pool, workspaceId);
      await until('a labelling is about to be stored', async () => {
        const { rowCount } = await gate.query(`select from pg_stat_activity where datname = current_database()
          and wait_event = 'advisory' and query ilike '%insert into synthesis_artifacts%'`);
        return rowCount === 1;
      });
      const ended = worker.end('SIGTERM');
      await until('the worker is stopping', async () => {
        const readiness = await fetch(`http://127.0.0.1:${adminPort}/health/ready`);
        return (await readiness.text()) === 'stopping\n';
      });
      await gate.query('select pg_advisory_unlock(1)');
      assert.equal(await ended, 0);
      const labelled = (await service.simulator.calls()).filter(({ stage }) => stage === 'label');
      assert.deepEqual(
        labelled.map(({ status }) => status),
        [200],
      );
      const { rowCount } = await pool.query(`select from synthesis_artifacts where kind = 'label'`);
      assert.equal(rowCount, 1);
    } finally {
      gate.release(true); // Opens the gate, whatever happened.
    }
  });
});
