import assert from 'node:assert/strict';
import { claimRuns, requeueRun } from '../../src/db/dispatch.ts';
import { type RunRow, readRunUnscoped } from '../../src/db/runs.ts';
import { until } from '../harness/until.ts';
import { acceptRun, beginRun, deliveredRun, failRun, runOf, wholeRoom } from '../support/database/runs.ts';
import { databaseForFile } from './file-database.ts';

// The record is the queue: runs without room wait in it until they are started.

const deadlineMs = 60_000;

describe('the queue of runs that wait for room', () => {
  const file = databaseForFile();
  afterEach(async () => {
    const { rows } = await file.db.query<{ id: string }>('select id from runs where completed_at is null');
    for (const { id } of rows) await failRun(file.db, id, 'internal');
  });

  const claim = async (modelsAtOnce: number, limit = 100): Promise<string[]> =>
    (await claimRuns(file.db, wholeRoom(modelsAtOnce), deadlineMs, limit, false)).map(({ id }) => id);

  const end = ({ id }: RunRow) => failRun(file.db, id, 'internal');

  const ids = (...runs: RunRow[]) => runs.map(({ id }) => id).sort();

  async function timesOf({ id }: RunRow) {
    const { rows } = await file.db.query<{ placed: boolean; leftMs: number | null }>(
      `select dispatched_at is not null as placed,
         (extract(epoch from deadline_at - clock_timestamp()) * 1000)::float8 as "leftMs" from runs where id = $1`,
      [id],
    );
    return rows[0]!;
  }

  it('R-H09 runs without room stay queued, without a deadline, until there is room', async () => {
    const workspaceId = await file.workspace();
    const [first, second, third] = [
      await acceptRun(file.db, workspaceId),
      await acceptRun(file.db, workspaceId),
      await acceptRun(file.db, workspaceId),
    ];
    assert.deepEqual((await claim(20)).sort(), ids(first, second));
    assert.deepEqual(await claim(20), []);
    assert.equal((await runOf(file.db, third.id)).status, 'queued');
    assert.deepEqual(await timesOf(third), { placed: false, leftMs: null });

    await end(first);
    assert.deepEqual(await claim(20), [third.id]);
    const { leftMs } = await timesOf(third);
    assert.ok(leftMs! > deadlineMs / 2 && leftMs! <= deadlineMs, 'its deadline begins with its place');
  });

  it('R-H09 R-W09 (workspaces) workspaces take turns: fewest running runs first, then longest waiting first', async () => {
    const [a, b, c] = [await file.workspace(), await file.workspace(), await file.workspace()];
    const [a1, a2, a3] = [
      await acceptRun(file.db, a),
      await acceptRun(file.db, a),
      await acceptRun(file.db, a),
    ];
    const [b1, b2] = [await acceptRun(file.db, b), await acceptRun(file.db, b)];
    const order: string[] = [];
    for (let room = 10; room <= 40; room += 10) order.push(...(await claim(room)));
    assert.deepEqual(order, [a1.id, b1.id, a2.id, b2.id]);
    const c1 = await acceptRun(file.db, c);
    assert.deepEqual(await claim(50), [c1.id], 'the third run of one waits behind the first of another');
    assert.deepEqual(await claim(60), [a3.id]);
  });

  it('R-H09 concurrent claims take turns: together they never exceed the room', async () => {
    const [a, b] = [await file.workspace(), await file.workspace()];
    await acceptRun(file.db, a);
    await claim(20);
    const second = await acceptRun(file.db, a);
    await file.db.query(`create function be_slow() returns trigger language plpgsql as
      $$ begin perform pg_sleep(0.3); return new; end $$`);
    await file.db.query(
      'create trigger is_slow before update on runs for each row execute function be_slow()',
    );
    const slow = claim(20);
    await until('it is under way', async () => {
      const sleeping = `select from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`;
      return (await file.db.query(sleeping)).rowCount === 1;
    });
    await acceptRun(file.db, b); // It is first in the queue, and there is room for one of them.
    const meanwhile = claim(20);
    assert.deepEqual([await slow, await meanwhile], [[second.id], []]);
    await file.db.query('drop function be_slow cascade');
  });

  it('R-H09 where no run waits, or there is no room, nobody takes a turn of those who claim', async () => {
    const turn = await file.db.connect();
    try {
      await turn.query('begin');
      await turn.query('select pg_advisory_xact_lock(7201305312)');
      assert.deepEqual(await claim(20), []);
      const first = await acceptRun(file.db, await file.workspace());
      const claiming = claim(10);
      await turn.query('rollback');
      assert.deepEqual(await claiming, [first.id]);
      await turn.query('begin');
      await turn.query('select pg_advisory_xact_lock(7201305312)');
      await acceptRun(file.db, await file.workspace());
      assert.deepEqual(await claim(10), []);
    } finally {
      await turn.query('rollback');
      turn.release();
    }
  });

  it('R-H09 a large run is not overtaken while it waits, and runs alone if it is larger than the whole room', async () => {
    const [a, b] = [await file.workspace(), await file.workspace()];
    const small = await acceptRun(file.db, a);
    assert.deepEqual(await claim(45), [small.id]);
    const large = await acceptRun(file.db, b, { panel: 'consensus' });
    const later = await acceptRun(file.db, await file.workspace());
    assert.deepEqual(await claim(45), [], 'there is room for the later one, and it waits its turn');
    await end(small);
    assert.deepEqual(await claim(45), [large.id]);
    await end(large);
    const huge = await acceptRun(file.db, a, { panel: 'consensus' });
    assert.deepEqual(await claim(20), [later.id]);
    assert.deepEqual(await claim(20), []);
    await end(later);
    assert.deepEqual(await claim(20), [huge.id]);
  });

  it('R-C17 (starting) R-W01 a run is started once; one that is returned to the queue waits again, with its deadline unset', async () => {
    const run = await acceptRun(file.db, await file.workspace());
    assert.deepEqual([await claim(100), await claim(100)], [[run.id], []]);
    assert.equal((await requeueRun(file.db, run.id)).length, 1);
    assert.deepEqual(await requeueRun(file.db, run.id), []);
    assert.deepEqual(await timesOf(run), { placed: false, leftMs: null });
    assert.deepEqual(await claim(100), [run.id]);
  });

  it('R-H09 R-W11 a lost run that had begun goes before new ones, and keeps its deadline', async () => {
    const [a, b] = [await file.workspace(), await file.workspace()];
    const other = await acceptRun(file.db, b);
    const lost = await acceptRun(file.db, a);
    assert.equal((await claim(20)).length, 2);
    await beginRun(file.db, lost.id);
    await file.db.query(
      `update runs set deadline_at = clock_timestamp() + interval '5 seconds' where id = $1`,
      [lost.id],
    );
    for (const { id } of [other, lost]) await requeueRun(file.db, id);
    assert.deepEqual(await claim(10), [lost.id]);
    assert.ok((await timesOf(lost)).leftMs! <= 5_000);
  });

  it('R-W11 R-N03 a lost run that had begun is claimed where no new one may start', async () => {
    const workspaceId = await file.workspace();
    const [fresh, lost] = [await acceptRun(file.db, workspaceId), await acceptRun(file.db, workspaceId)];
    assert.deepEqual((await claim(20)).sort(), ids(fresh, lost));
    await beginRun(file.db, lost.id);
    for (const { id } of [fresh, lost]) await requeueRun(file.db, id);
    const claimed = await claimRuns(file.db, wholeRoom(100), deadlineMs, 100, true);
    assert.deepEqual(
      claimed.map(({ id }) => id),
      [lost.id],
    );
    assert.deepEqual(await claim(100), [fresh.id]);
  });

  it('R-H09 new runs fill a part of the room at once, and all of it only one after the other', async () => {
    const runs: RunRow[] = [];
    for (let at = 0; at < 5; at++) runs.push(await acceptRun(file.db, await file.workspace()));
    const claimOf = async (more: number) => {
      const room = { modelsAtOnce: 40, soon: 20, more };
      return (await claimRuns(file.db, room, deadlineMs, 100, false)).map(({ id }) => id);
    };
    assert.deepEqual((await claimOf(0)).sort(), ids(runs[0]!, runs[1]!));
    assert.deepEqual(await claimOf(0), [], 'the part is full');
    assert.deepEqual(await claimOf(10), [runs[2]!.id]);
    assert.deepEqual(await claimOf(5), [runs[3]!.id], 'one run that is larger than the step');
    assert.deepEqual(await claimOf(10), [], 'the room is full');
  });

  it('R-H09 a run larger than that part begins as long as the part is not full', async () => {
    const [small, large] = [
      await acceptRun(file.db, await file.workspace()),
      await acceptRun(file.db, await file.workspace(), { panel: 'consensus' }),
    ];
    await acceptRun(file.db, await file.workspace());
    const room = { modelsAtOnce: 60, soon: 15, more: 0 };
    const claimOf = async () => (await claimRuns(file.db, room, deadlineMs, 100, false)).map(({ id }) => id);
    assert.deepEqual(await claimOf(), [small.id]);
    assert.deepEqual(await claimOf(), [large.id]);
    assert.deepEqual(await claimOf(), [], 'the part is full, though the room is not');
  });

  it('R-H09 R-W11 lost runs that had begun have the whole room at once', async () => {
    const workspaceId = await file.workspace();
    const lost = [await acceptRun(file.db, workspaceId), await acceptRun(file.db, workspaceId)];
    await claim(20);
    for (const { id } of lost) await beginRun(file.db, id);
    for (const { id } of lost) await requeueRun(file.db, id);
    await acceptRun(file.db, workspaceId);
    const claimed = await claimRuns(file.db, { modelsAtOnce: 40, soon: 10, more: 0 }, deadlineMs, 100, false);
    assert.deepEqual(claimed.map(({ id }) => id).sort(), ids(...lost));
  });

  it('R-H09 a claim starts at most as many runs as its limit, in order of turns, and never a finished one', async () => {
    const workspaceId = await file.workspace();
    const finished = await deliveredRun(file.db, workspaceId);
    const [first, second] = [await acceptRun(file.db, workspaceId), await acceptRun(file.db, workspaceId)];
    assert.deepEqual(await claim(100, 1), [first.id]);
    assert.deepEqual(await claim(100, 1), [second.id]);
    assert.deepEqual(await claim(100, 1), []);
    assert.deepEqual(await requeueRun(file.db, finished.id), []);
    assert.equal((await readRunUnscoped(file.db, finished.id))[0]?.status, 'completed');
  });
});
