import assert from 'node:assert/strict';
import { dispatchOnce } from '../../temporal/client/dispatch.ts';
import { serviceForFile } from '../harness/service.ts';
import { until } from '../harness/until.ts';
import { makeWorkspace } from '../support/http/api.ts';
import { fiveCatalogue } from './support/record.ts';

// A backlog is worked off run by run, in turns between workspaces; checked by the order of events,
// not by times.

describe('a backlog of accepted runs', () => {
  const service = serviceForFile({
    catalogue: fiveCatalogue,
    gateways: [{ name: 'default', concurrency: 2 }],
    realTime: true,
  });

  it('R-H09 R-W09 (workspaces) is worked off depth first: runs finish before others begin, and another workspace overtakes', async () => {
    const { pool } = service.database;
    const other = await makeWorkspace(pool, 'a workspace that comes later');
    const backlog = [await service.accept(), await service.accept(), await service.accept()];
    const later = await service.accept('wide', 'Is the later one served?', other);
    // New runs fill a quarter of it at once: two of five models.
    const room = { modelsAtOnce: 40, runDeadlineMs: 3_600_000 };
    await until('all of them have ended', async () => {
      await dispatchOnce({ client: service.client, db: pool, room });
      const { rows } = await pool.query('select from runs where completed_at is null');
      return rows.length === 0;
    });
    const { rows } = await pool.query<{ id: string; status: string; underway: number }>(
      `select id, status, (select count(*)::int from runs other where other.dispatched_at <= runs.dispatched_at
          and other.completed_at > runs.dispatched_at) as underway
       from runs order by dispatched_at`,
    );
    assert.deepEqual(
      rows.map(({ status, underway }) => [status, underway <= 2]),
      Array.from({ length: 4 }, () => ['completed', true]),
    );
    const started = rows.map(({ id }) => id);
    const [first, ...rest] = backlog.map(({ id }) => id);
    assert.deepEqual(started.slice(0, 2).sort(), [first, later.id].sort());
    assert.deepEqual(started.slice(2), rest);
  });
});
