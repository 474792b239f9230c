import assert from 'node:assert/strict';
import { createResearch } from '../../src/app/create-research.ts';
import { createWorkspace } from '../../src/app/create-workspace.ts';
import { openPool, type Pool } from '../../src/db/pool.ts';
import { setSubscriptionStatus } from '../../src/db/workspaces.ts';
import { builtInCatalogue } from '../../src/domain/catalogue/built-in.ts';
import { freshDatabase, type TestDatabase } from '../support/postgres.ts';
import { ageKey, booksOf } from '../support/runs.ts';

describe('creating a run', () => {
  let database: TestDatabase;
  before(async () => {
    database = await freshDatabase();
  });
  after(() => database.drop());

  it('R-C08 accepts anew where the window of the key ends between its being in use and its run being looked for', async () => {
    const db = database.pool;
    const workspaceId = await workspace('window');
    const first = await create(db, workspaceId);
    const endsItsWindow = new Proxy(db, {
      get(target, name) {
        if (name !== 'query') return Reflect.get(target, name, target);
        return async (query: { name: string; values: unknown[] }) => {
          if (query.name === 'find_key') await ageKey(db, workspaceId, 'key', '24 hours');
          return await target.query(query as never);
        };
      },
    });
    const second = await create(endsItsWindow, workspaceId);
    assert.deepEqual([first.replayed, second.replayed], [false, false]);
    assert.notEqual(second.run.id, first.run.id);
    const { runs, keys, balance } = await booksOf(db, workspaceId);
    assert.deepEqual({ runs, keys, balance }, { runs: 2, keys: 1, balance: 70 });
  });

  it('R-C01 R-K01 gives up waiting for its workspace before its caller does, so that nothing is written afterwards', async () => {
    const workspaceId = await workspace('held');
    const db = openPool(database.url, {
      maxConnections: 1,
      applicationName: 'test',
      answerTimeoutMs: 1_500,
      onIdleError: () => undefined,
    });
    const tx = await database.pool.connect();
    try {
      await tx.query('begin');
      await setSubscriptionStatus(tx, workspaceId, 'active');
      await assert.rejects(create(db, workspaceId), /lock timeout/);
      await tx.query('commit');
      assert.deepEqual((await booksOf(database.pool, workspaceId)).runs, 0);
      assert.equal((await create(db, workspaceId)).replayed, false);
    } finally {
      tx.release();
      await db.end();
    }
  });

  async function workspace(name: string): Promise<string> {
    const id = await createWorkspace(database.pool, {
      name,
      plan: 'test',
      monthlyCreditGrant: 0,
      firstCredits: 100,
    });
    return id as string;
  }

  async function create(db: Pool, workspaceId: string): ReturnType<typeof createResearch> {
    const deps = { db, catalogue: builtInCatalogue, runDeadlineMs: 1_000, dispatch: () => undefined };
    const request = { idempotencyKey: 'key', prompt: 'Tea?', panel: 'wide', source: 'api' } as const;
    return await createResearch(deps, { keyId: workspaceId, workspaceId }, request);
  }
});
