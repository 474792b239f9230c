import assert from 'node:assert/strict';
import type pg from 'pg';
import { inOneTrip, inTransaction } from '../../src/db/pool.ts';
import { databaseForFile } from './file-database.ts';

describe('a transaction', () => {
  const file = databaseForFile();
  const insert = (tx: pg.PoolClient, name: string) =>
    tx.query('insert into workspaces (name) values ($1) returning name', [name]);
  const names = async () =>
    (await file.db.query<{ name: string }>('select name from workspaces order by name')).rows.map(
      ({ name }) => name,
    );

  beforeEach(() => file.db.query('delete from workspaces'));

  it('in one trip gives what its last statement gives, and all of them stand', async () => {
    const { rows } = await inOneTrip(file.db, (tx) => [insert(tx, 'a'), insert(tx, 'b')]);
    assert.deepEqual([rows, await names()], [[{ name: 'b' }], ['a', 'b']]);
  });

  it('in one trip is taken back by any statement that fails, with the error of the first', async () => {
    for (const [first, second] of [
      ['', 'b'],
      ['a', ''],
    ] as const) {
      await assert.rejects(
        inOneTrip(file.db, (tx) => [insert(tx, first), insert(tx, second)]),
        { code: '23514' },
      );
      assert.deepEqual(await names(), []);
    }
  });

  it('whose connection breaks fails, ends nothing else, and leaves the pool whole', async () => {
    const broken = (tx: pg.PoolClient) => {
      const { stream } = (tx as unknown as { connection: { stream: NodeJS.ReadStream } }).connection;
      stream.destroy(new Error('read ECONNRESET'));
    };
    for (let round = 0; round < 30; round++) {
      await assert.rejects(
        inOneTrip(file.db, (tx) => {
          const sent = insert(tx, 'a');
          broken(tx);
          return [sent];
        }),
        /ECONNRESET|terminated/,
      );
      await assert.rejects(
        inTransaction(file.db, async (tx) => {
          await insert(tx, 'b');
          broken(tx);
          await insert(tx, 'c');
        }),
        /ECONNRESET|terminated|not queryable/,
      );
    }
    assert.deepEqual(await names(), []);
  });
});
