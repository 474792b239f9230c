import assert from 'node:assert/strict';
import {
  findDispatched,
  findOverdue,
  findUndispatched,
  markDispatched,
  unmarkDispatched,
} from '../../src/db/dispatch.ts';
import { findKey, pruneKeys } from '../../src/db/idempotency.ts';
import { acceptRun, ageKey, deliveredRun, failedRun, runOf } from '../support/runs.ts';
import { databaseForFile } from './file-database.ts';

describe('what housekeeping reads and clears', () => {
  const file = databaseForFile();

  it('R-C17 R-W01 an accepted run waits in the line, oldest first, until its start is noted, or it has finished', async () => {
    const workspaceId = await file.workspace();
    const [first, second] = [await acceptRun(file.db, workspaceId), await acceptRun(file.db, workspaceId)];
    const finished = [await failedRun(file.db, workspaceId), await deliveredRun(file.db, workspaceId)];
    const waiting = async () =>
      (await findUndispatched(file.db, 0, 100))
        .filter((run) => run.workspace_id === workspaceId)
        .map(({ id }) => id);
    assert.deepEqual(await waiting(), [first.id, second.id]);
    assert.ok(!(await waiting()).some((id) => finished.some((run) => run.id === id)));

    assert.equal((await markDispatched(file.db, first.id)).length, 1);
    assert.equal((await markDispatched(file.db, first.id)).length, 0); // A second start is harmless.
    assert.deepEqual(await waiting(), [second.id]);

    await unmarkDispatched(file.db, first.id); // Its workflow was lost.
    assert.deepEqual(await waiting(), [first.id, second.id]);
    assert.deepEqual(await unmarkDispatched(file.db, finished[0]!.id), []);
  });

  it('R-C17 gives the api its grace before it takes a run over', async () => {
    const workspaceId = await file.workspace();
    const run = await acceptRun(file.db, workspaceId);
    const waits = async (graceMs: number) =>
      (await findUndispatched(file.db, graceMs, 100)).some(({ id }) => id === run.id);
    assert.equal(await waits(60_000), false);
    await file.db.query(`update runs set created_at = created_at - interval '60 seconds' where id = $1`, [
      run.id,
    ]);
    assert.equal(await waits(60_000), true);
  });

  it('R-K04 lists the runs in progress whose workflow should exist, in pages, and those that are overdue', async () => {
    const workspaces = [await file.workspace(), await file.workspace()];
    const runs: string[] = [];
    for (const workspaceId of workspaces) {
      for (let i = 0; i < 3; i++) runs.push((await acceptRun(file.db, workspaceId)).id);
    }
    for (const id of runs) await markDispatched(file.db, id);
    await file.db.query(`update runs set deadline_at = clock_timestamp() where id = $1`, [runs[0]]);
    const first = '00000000-0000-0000-0000-000000000000';
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
    const overdue = await findOverdue(file.db, first, 10);
    assert.deepEqual(
      overdue.map(({ id }) => id).filter((id) => runs.includes(id)),
      [runs[0]],
    );
    assert.deepEqual(await findOverdue(file.db, overdue.at(-1)!.id, 10), []);
    assert.deepEqual(await findDispatched(file.db, 3_600_000, first, 10), []);
  });

  it('R-C08 forgets keys whose 24 hours are over, some at a time, keeps the others and every run', async () => {
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
    assert.deepEqual(await pruneKeys(file.db, 1), [{ key: older }]);
    assert.deepEqual(await pruneKeys(file.db, 100), [{ key: old }]);
    assert.deepEqual(await pruneKeys(file.db, 100), []);
    assert.equal((await findKey(file.db, workspaceId, young)).length, 1);
    for (const { id } of runs) assert.equal((await runOf(file.db, id)).status, 'queued');
  });
});
