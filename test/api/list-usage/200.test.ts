import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import {
  acceptRun,
  deliveredRun,
  failedRun,
  heldRun,
  oldRun,
  partialWithoutReport,
} from '../../support/database/runs.ts';
import { apiForFile, create, get, makeWorkspace } from '../../support/http/api.ts';
import { liftReadLimit, walk } from '../../support/http/responses.ts';

describe('GET /v1/usage, 200', () => {
  const file = apiForFile();

  it('R-A02 lists runs in every state with what each reserved, never what was charged', async () => {
    const { id, key } = await makeWorkspace(file.db, 'fields');
    const runs = [];
    for (const make of [oldRun, deliveredRun, failedRun, heldRun, partialWithoutReport, acceptRun]) {
      runs.unshift(await make(file.db, id));
    }
    const { status, body } = await get(file.api, '/v1/usage', key);
    assert.deepEqual(
      [status, body],
      [
        200,
        {
          object: 'list',
          data: runs.map((run) => ({
            id: run.id,
            object: 'research.usage',
            panel: run.panel,
            status: run.status,
            source: 'api',
            credits_reserved: 15,
            created_at: run.created_at.toISOString(),
          })),
          next_cursor: null,
        },
      ],
    );
    assert.deepEqual(
      runs.map(({ status }) => status),
      ['queued', 'partial', 'failed', 'failed', 'completed', 'completed'],
    );
  });

  it('R-A02 a workspace without runs has an empty list; without a subscription the list still works', async () => {
    const { id, key } = await makeWorkspace(file.db, 'empty');
    await file.db.query(`update workspaces set subscription_status = 'none' where id = $1`, [id]);
    const { status, body } = await get(file.api, '/v1/usage', key);
    assert.deepEqual([status, body], [200, { object: 'list', data: [], next_cursor: null }]);
  });

  it("R-A02 R-A04 no page shows another workspace's runs", async () => {
    const [own, other] = [await makeWorkspace(file.db, 'own'), await makeWorkspace(file.db, 'other')];
    const mine = [];
    for (let index = 0; index < 3; index++) {
      mine.unshift((await acceptRun(file.db, own.id)).id);
      await acceptRun(file.db, other.id);
    }
    const pages = await walk(file.api, '/v1/usage', own.key, [1]);
    assert.deepEqual(
      pages.flat().map(({ id }) => id),
      mine,
    );
  });

  it('R-A02 a page has at most limit items, 50 by default and at most 100; next_cursor is null on the last one', async () => {
    const { id, key } = await makeWorkspace(file.db, 'pages');
    await insertRuns(
      id,
      Array.from({ length: 201 }, (_, index) => index),
    );
    const first = (await get(file.api, '/v1/usage', key)).body;
    assert.deepEqual([first.data.length, typeof first.next_cursor], [50, 'string']);
    const sizes = async (limit: number) =>
      (await walk(file.api, '/v1/usage', key, [limit])).map((page) => page.length);
    assert.deepEqual(await sizes(100), [100, 100, 1]);
    assert.deepEqual(await sizes(67), [67, 67, 67]);
    await removeRuns(id);
  });

  it('R-A02 following cursors gives every run once, newest first and ties by id, while new runs arrive', async () => {
    const { id: workspaceId, key } = await makeWorkspace(file.db, 'walks');
    await liftReadLimit(file.db, workspaceId);
    // Microseconds apart or simultaneous: a cursor in milliseconds would lose or repeat some.
    const moments = fc.array(fc.nat(12), { minLength: 1, maxLength: 60 });
    const limits = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(moments, limits, async (created, sizes) => {
        await removeRuns(workspaceId);
        await insertRuns(workspaceId, created);
        const { rows } = await file.db.query(
          'select id from runs where workspace_id = $1 order by created_at desc, id desc',
          [workspaceId],
        );
        const arrive = () => insertRuns(workspaceId, [1_000_000, 1_000_000]);
        const pages = await walk(file.api, '/v1/usage', key, sizes, arrive);
        assert.deepEqual(
          pages.flat().map(({ id }) => id),
          rows.map(({ id }) => id),
        );
      }),
      { numRuns: 25 },
    );
    await removeRuns(workspaceId);
  });

  it('R-A02 runs created through the api while the list is read appear on its first page only', async () => {
    const { id, key } = await makeWorkspace(file.db, 'arriving');
    const kept = [];
    for (let index = 0; index < 4; index++) kept.unshift((await deliveredRun(file.db, id)).id);
    const pages = await walk(file.api, '/v1/usage', key, [2], () => create(file.api, key));
    assert.deepEqual(
      pages.flat().map((item) => item.id),
      kept,
    );
    const { data } = (await get(file.api, '/v1/usage', key)).body;
    assert.equal(data.length, 6);
  });

  /**
   * Finished runs at these microseconds after a moment of this year; removed before the invariants
   * are checked.
   */
  async function insertRuns(workspaceId: string, microseconds: readonly number[]): Promise<void> {
    await file.db.query(
      `insert into runs (id, workspace_id, prompt, panel, source, status, slot, credits_reserved, credits_charged,
         total_models, alias_seed, created_at, deadline_at, completed_at)
       select run.id, $1, 'x', 'wide', 'api', 'failed', 1, 15, 0, 10, decode(repeat('00', 32), 'hex'),
         timestamptz '2026-03-01T12:00:00.123456Z' + run.us * interval '1 microsecond', now(), now()
       from unnest($2::uuid[], $3::bigint[]) as run (id, us)`,
      [workspaceId, microseconds.map(() => randomUUID()), microseconds],
    );
  }

  async function removeRuns(workspaceId: string): Promise<void> {
    await file.db.query('delete from runs where workspace_id = $1', [workspaceId]);
  }
});
