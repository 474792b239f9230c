import assert from 'node:assert/strict';
import { findDispatched, findOverdue } from '../../src/db/dispatch.ts';
import { findIdempotencyKey, pruneIdempotencyKeys } from '../../src/db/idempotency.ts';
import { openPanel } from '../../src/db/open-panel.ts';
import { inTransaction } from '../../src/db/pool.ts';
import { markRunning } from '../../src/db/runs.ts';
import { preparedStatements } from '../../src/db/statement.ts';
import '../../src/db/used-tokens.ts';
import { acceptRun, ageKey, givePlace, runOf } from '../support/database/runs.ts';
import { databaseForFile } from './file-database.ts';

describe('queries of housekeeping', () => {
  const file = databaseForFile();
  const first = '00000000-0000-0000-0000-000000000000';

  it('R-K04 lists, in pages, runs in progress whose workflow should exist, and overdue runs', async () => {
    const workspaces = [await file.workspace(), await file.workspace()];
    const runs: string[] = [];
    for (const workspaceId of workspaces) {
      for (let i = 0; i < 3; i++) runs.push((await acceptRun(file.db, workspaceId)).id);
    }
    for (const id of runs) await givePlace(file.db, id);
    await file.db.query(
      `update runs set deadline_at = clock_timestamp() - interval '1 second' where id = $1`,
      [runs[0]],
    );
    const found: string[] = [];
    for (let after = first; ; after = found.at(-1)!) {
      const page = await findDispatched(file.db, 0, after, 2);
      if (page.length === 0) break;
      found.push(...page.map(({ id }) => id));
    }
    assert.deepEqual(
      found.filter((id) => runs.includes(id)),
      [...runs].sort(),
    );
    const overdue = await findOverdue(file.db, first, 10, Date.now());
    assert.deepEqual(
      overdue.map(({ id }) => id).filter((id) => runs.includes(id)),
      [runs[0]],
    );
    assert.deepEqual(await findOverdue(file.db, overdue.at(-1)!.id, 10, Date.now()), []);
    assert.deepEqual(await findDispatched(file.db, 3_600_000, first, 10), []);
  });

  it('R-W11 while one of two clocks is an hour off, no run is overdue before its time', async () => {
    const { id } = await acceptRun(file.db, await file.workspace());
    const hour = 3_600_000;
    await openPanel(file.db, id);
    await markRunning(file.db, id, hour / 2, Date.now() + hour); // The database is an hour behind.
    const { rows } = await file.db.query<{ leftMs: number }>(
      `select (extract(epoch from deadline_at - clock_timestamp()) * 1000)::float8 as "leftMs"
       from runs where id = $1`,
      [id],
    );
    assert.ok(
      rows[0]!.leftMs > 1.4 * hour && rows[0]!.leftMs <= 1.5 * hour,
      `${rows[0]?.leftMs} ms are left`,
    );

    await file.db.query(
      `update runs set deadline_at = clock_timestamp() - interval '1 second' where id = $1`,
      [id],
    );
    const isOverdue = async (nowMs: number) =>
      (await findOverdue(file.db, first, 1_000, nowMs)).some((run) => run.id === id);
    assert.equal(await isOverdue(Date.now() - hour), false, 'the database is an hour ahead');
    assert.equal(await isOverdue(Date.now() + hour), true);
  });

  it('R-K04 finds at once a run that was dispatched while the clock of the database was ahead', async () => {
    const { id } = await acceptRun(file.db, await file.workspace());
    await givePlace(file.db, id);
    const isFound = async () =>
      (await findDispatched(file.db, 10_000, first, 1_000)).some((run) => run.id === id);
    assert.equal(await isFound(), false, 'it may still be on its way to Temporal');
    await file.db.query(
      `update runs set dispatched_at = clock_timestamp() + interval '1 hour' where id = $1`,
      [id],
    );
    assert.equal(await isFound(), true);
  });

  it('R-N03 finds the runs of today by an index, for the limit per day', async () => {
    const { text } = preparedStatements.get('list_started_runs')!;
    const plan = await inTransaction(file.db, async (tx) => {
      await tx.query('set local enable_seqscan = off'); // In a table of a few rows it would be the cheapest.
      return (await tx.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [new Date()])).rows;
    });
    assert.match(JSON.stringify(plan), /runs_by_start/);
  });

  it('R-C08 deletes keys whose 24 hours are over, in batches, and keeps the others and every run', async () => {
    const workspaceId = await file.workspace();
    const runs = [
      await acceptRun(file.db, workspaceId),
      await acceptRun(file.db, workspaceId),
      await acceptRun(file.db, workspaceId),
    ];
    const { rows } = await file.db.query<{ key: string }>(
      'select key from idempotency_keys where workspace_id = $1 order by accepted_at',
      [workspaceId],
    );
    const [old, older, young] = rows.map(({ key }) => key) as [string, string, string];
    await ageKey(file.db, workspaceId, old, '24 hours');
    await ageKey(file.db, workspaceId, older, '30 days');
    await ageKey(file.db, workspaceId, young, '23 hours');
    assert.deepEqual(await pruneIdempotencyKeys(file.db, 1), [{ key: older }]);
    assert.deepEqual(await pruneIdempotencyKeys(file.db, 100), [{ key: old }]);
    assert.deepEqual(await pruneIdempotencyKeys(file.db, 100), []);
    assert.equal((await findIdempotencyKey(file.db, workspaceId, young)).length, 1);
    for (const { id } of runs) assert.equal((await runOf(file.db, id)).status, 'queued');
  });
});
