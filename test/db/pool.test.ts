import assert from 'node:assert/strict';
import type pg from 'pg';
import { inOneRoundTrip, inTransaction, openPool } from '../../src/db/pool.ts';
import { secret } from '../../src/domain/secret.ts';
import { until } from '../harness/until.ts';
import { databaseForFile } from './file-database.ts';

describe('a transaction', () => {
  const file = databaseForFile();
  const insert = (tx: pg.PoolClient, name: string) =>
    tx.query<{ name: string }>('insert into workspaces (name) values ($1) returning name', [name]);
  const names = async () =>
    (await file.db.query<{ name: string }>('select name from workspaces order by name')).rows.map(
      ({ name }) => name,
    );
  const streamOf = (tx: pg.PoolClient) =>
    (tx as unknown as { connection: { stream: NodeJS.ReadStream } }).connection.stream;

  beforeEach(() => file.db.query('delete from workspaces'));

  it('in one round trip returns the result of its second statement, and both are committed', async () => {
    const { rows } = await inOneRoundTrip(file.db, 2_000, (tx) => [insert(tx, 'a'), insert(tx, 'b')]);
    assert.deepEqual([rows, await names()], [[{ name: 'b' }], ['a', 'b']]);
  });

  it('in one round trip is sent completely before the first answer is read', async () => {
    let stream: NodeJS.ReadStream | undefined;
    const done = inOneRoundTrip(file.db, 2_000, (tx) => {
      stream = streamOf(tx).pause();
      return [insert(tx, 'a'), insert(tx, 'b')];
    });
    await until('it is committed', async () => (await names()).length === 2).finally(() => stream?.resume());
    await done;
  });

  it('in one round trip is rolled back with the first error of a statement; its connection survives', async () => {
    let opened = 0;
    const count = () => opened++;
    await names();
    file.db.on('connect', count);
    for (const [first, second] of [
      ['', 'b'],
      ['a', ''],
    ] as const) {
      const both = inOneRoundTrip(file.db, 2_000, (tx) => [insert(tx, first), insert(tx, second)]);
      await assert.rejects(both, { code: '23514' });
      assert.deepEqual(await names(), []);
    }
    file.db.off('connect', count);
    assert.equal(opened, 0);
  });

  it('R-H05 waits for a connection as long as its process chooses, and no longer', async () => {
    for (const [connectWithinMs, isAnswered] of [
      [60_000, true],
      [100, false],
    ] as const) {
      const alone = openPool(secret(file.url), {
        ...{ maxConnections: 1, applicationName: 'waiting', connectWithinMs, onIdleError: () => undefined },
      });
      const held = await alone.connect();
      const waits = alone.query('select').then(
        () => true,
        () => false,
      );
      if (isAnswered) setTimeout(() => held.release(), 300);
      assert.equal(await waits, isAnswered);
      if (!isAnswered) held.release();
      await alone.end();
    }
  });

  it('releases its connection, however it ends: one connection is enough for any number of transactions', async () => {
    const alone = openPool(secret(file.url), {
      maxConnections: 1,
      applicationName: 'alone',
      onIdleError: () => undefined,
    });
    const inOrder: ((tx: pg.PoolClient) => readonly [Promise<unknown>, Promise<unknown>])[] = [
      (tx) => [insert(tx, 'a'), insert(tx, 'b')],
      (tx) => [insert(tx, ''), insert(tx, 'c')],
      (tx) => {
        streamOf(tx).destroy(new Error('read ECONNRESET'));
        return [insert(tx, 'd'), insert(tx, 'e')];
      },
      () => {
        throw new Error('before anything was sent');
      },
    ];
    try {
      for (const send of [...inOrder, ...inOrder])
        await inOneRoundTrip(alone, 2_000, send).catch(() => undefined);
      for (const send of inOrder)
        await inTransaction(alone, (tx) => Promise.all(send(tx))).catch(() => undefined);
      await inOneRoundTrip(alone, 2_000, (tx) => [insert(tx, 'f'), insert(tx, 'g')]);
      assert.deepEqual([alone.totalCount, alone.idleCount, alone.waitingCount], [1, 1, 0]);
    } finally {
      await alone.end();
    }
    assert.deepEqual(await names(), ['a', 'b', 'f', 'g']);
  });

  it('in one round trip keeps to its time limit, which ends with it', async () => {
    const slow = inOneRoundTrip(file.db, 200, (tx) => [insert(tx, 'a'), tx.query('select pg_sleep(10)')]);
    await assert.rejects(slow, { code: '57014' });
    assert.deepEqual(await names(), []);
    const { rows } = await file.db.query('show statement_timeout');
    assert.deepEqual(rows, [{ statement_timeout: '30s' }]);
  });

  it('with a broken connection fails alone, and leaves the pool intact', async () => {
    const broken = (tx: pg.PoolClient) => streamOf(tx).destroy(new Error('read ECONNRESET'));
    for (let round = 0; round < 30; round++) {
      const sent = inOneRoundTrip(file.db, 2_000, (tx) => {
        const answers = [insert(tx, 'a'), insert(tx, 'b')] as const;
        broken(tx);
        return answers;
      });
      await assert.rejects(sent, /ECONNRESET|terminated/);
      const awaited = inTransaction(file.db, async (tx) => {
        await insert(tx, 'b');
        broken(tx);
        await insert(tx, 'c');
      });
      await assert.rejects(awaited, /ECONNRESET|terminated|not queryable/);
    }
    assert.deepEqual(await names(), []);
  });
});
