import assert from 'node:assert/strict';
import { until } from '../../harness/until.ts';
import { freshDatabase, type TestDatabase } from '../../support/database/postgres.ts';
import { acceptRun, givePlace } from '../../support/database/runs.ts';
import { makeWorkspace } from '../../support/http/api.ts';
import { type ApiProcess, startApiProcess } from './api-process.ts';

describe('the api as a process, without any worker and without Temporal', () => {
  let database: TestDatabase;
  let api: ApiProcess | undefined;
  before(async () => {
    database = await freshDatabase();
  });
  after(async () => {
    api?.process.kill('SIGKILL');
    await api?.ended;
    await database.drop();
  });

  it('R-W11 R-O02 settles runs past their deadline, and reports one that has waited for long', async () => {
    const { pool } = database;
    const { id: workspaceId } = await makeWorkspace(pool, 'alone');
    const late = await acceptRun(pool, workspaceId);
    await givePlace(pool, late.id);
    await pool.query(`update runs set deadline_at = clock_timestamp() - interval '1 second' where id = $1`, [
      late.id,
    ]);
    const waiting = await acceptRun(pool, workspaceId);
    await pool.query(`update runs set created_at = created_at - interval '20 minutes' where id = $1`, [
      waiting.id,
    ]);
    const started = await startApiProcess({ DATABASE_URL: database.url });
    api = started;
    await until('the run is settled', async () => {
      const { rows } = await pool.query<{ reason: string }>('select reason from settlements');
      return rows.length === 1 && rows[0]?.reason === 'deadline_passed';
    });
    await until('the log says that a run waits', () =>
      started.logged().some(({ level, msg }) => level === 'error' && `${msg}`.includes('waited for long')),
    );
    const metrics = await (await fetch(`${started.adminUrl}/metrics`)).text();
    assert.match(metrics, /^panel_runs_waiting [12]$/m);
    assert.match(metrics, /^panel_runs_waiting_seconds 1[23]\d\d/m);
    started.process.kill('SIGTERM');
    assert.equal(await started.ended, 0);
  });
});
