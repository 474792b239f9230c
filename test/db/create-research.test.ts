import assert from 'node:assert/strict';
import { createResearch } from '../../src/app/create-research.ts';
import { createWorkspace } from '../../src/app/create-workspace.ts';
import { insertKey } from '../../src/db/keys.ts';
import { apiAnswerTimeoutMs, openPool, type Pool } from '../../src/db/pool.ts';
import { setSubscriptionStatus } from '../../src/db/workspaces.ts';
import { secret } from '../../src/domain/secret.ts';
import { freshDatabase, type TestDatabase } from '../support/database/postgres.ts';
import { ageKey, booksOf, createDeps } from '../support/database/runs.ts';
import { untilWaiting, whileUncommitted } from '../support/database/uncommitted.ts';

describe('creating a run', () => {
  let database: TestDatabase;
  before(async () => {
    database = await freshDatabase();
  });
  after(() => database.drop());

  it('R-C08 accepts the run if the key expires between the insert that finds it in use and the lookup', async () => {
    const db = database.pool;
    const workspaceId = await workspace('window');
    const first = await create(db, workspaceId);
    const endsItsWindow = new Proxy(db, {
      get(target, name) {
        if (name !== 'query') return Reflect.get(target, name, target);
        return async (query: { name: string; values: unknown[] }) => {
          if (query.name === 'find_idempotency_key') await ageKey(db, workspaceId, 'key', '24 hours');
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

  it('R-C01 R-K01 gives up before its caller does, however many are waiting, and writes nothing afterwards', async () => {
    const workspaceId = await workspace('held');
    // Like the api's: it gives up on its own after five seconds, with another error.
    const callers = openPool(secret(database.url), {
      maxConnections: 3,
      applicationName: 'callers',
      answerTimeoutMs: apiAnswerTimeoutMs,
      onIdleError: () => undefined,
    });
    await whileUncommitted(
      database.pool,
      (tx) => setSubscriptionStatus(tx, workspaceId, 'active'),
      async () => {
        const waiting: Promise<void>[] = [];
        for (const count of [1, 2, 3]) {
          waiting.push(assert.rejects(create(callers, workspaceId), /statement timeout/));
          await untilWaiting(database.pool, count); // Each behind the previous one.
        }
        await Promise.all(waiting);
      },
    );
    await callers.end();
    assert.deepEqual((await booksOf(database.pool, workspaceId)).runs, 0);
    assert.equal((await create(database.pool, workspaceId)).replayed, false);
  });

  it('R-R07 draws a secret for each run, so that aliases and fences of one reveal nothing of another', async () => {
    const ids: string[] = [];
    for (const name of ['one', 'two', 'three', 'four'])
      ids.push((await create(database.pool, await workspace(name))).run.id);
    const { rows } = await database.pool.query<{ seed: string }>(
      `select encode(alias_seed, 'hex') as seed from runs where id = any($1)`,
      [ids],
    );
    const halves = rows.flatMap(({ seed }) => [seed.slice(0, 32), seed.slice(32)]);
    assert.deepEqual([rows.length, new Set(halves).size], [4, 8], 'no half of 16 bytes stands twice');
  });

  it('R-C01 does not wait for transactions that only reference its workspace', async () => {
    const workspaceId = await workspace('referred');
    await whileUncommitted(
      database.pool,
      (tx) =>
        insertKey(tx, {
          workspaceId,
          digest: '00'.repeat(32),
          last4: 'last',
          name: 'a key',
          expiresAt: null,
          createdBy: null,
        }),
      async () => assert.equal((await create(database.pool, workspaceId)).replayed, false),
    );
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
    const request = { idempotencyKey: 'key', prompt: 'Tea?', panel: 'wide', source: 'api' } as const;
    return await createResearch(createDeps(db), { keyId: null, workspaceId }, request);
  }
});
