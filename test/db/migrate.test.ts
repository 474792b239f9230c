import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { dumpSchema } from '../../src/db/schema/dump.ts';
import { migrate } from '../../src/db/schema/migrate.ts';
import { secret } from '../../src/domain/secret.ts';
import { assertInvariants } from '../support/database/invariants.ts';
import { emptyDatabase, freshDatabase, type TestDatabase } from '../support/database/postgres.ts';

const names = readdirSync(new URL('../../src/db/schema/migrations/', import.meta.url))
  .filter((name) => name.endsWith('.sql'))
  .sort();

describe('migrate', () => {
  const databases: TestDatabase[] = [];
  after(async () => {
    for (const { drop } of databases) await drop();
  });

  it('twenty concurrent processes apply each migration once, and all succeed', async () => {
    const { url, pool } = await empty();
    const applied = await Promise.all(Array.from({ length: 20 }, () => migrate(secret(url))));
    assert.deepEqual(applied.flat().sort(), names);
    const { rows } = await pool.query('select name from schema_migrations order by name');
    assert.deepEqual(
      rows.map(({ name }) => name),
      names,
    );
    const reference = await migrated();
    assert.equal(await dumpSchema(pool), await dumpSchema(reference.pool));
    await assertInvariants(pool);
  });

  it('applies nothing to a database that is up to date', async () => {
    const { url, pool } = await migrated();
    const before = (await pool.query('select * from schema_migrations')).rows;
    assert.deepEqual(await migrate(secret(url)), []);
    assert.deepEqual((await pool.query('select * from schema_migrations')).rows, before);
  });

  it('refuses a database that a newer version has migrated, and names the unknown migration', async () => {
    const { url, pool } = await migrated();
    await pool.query(`insert into schema_migrations (name, digest) values ('9999_from_the_future.sql', 'x')`);
    await assert.rejects(migrate(secret(url)), /9999_from_the_future\.sql.*run the newer version/);
  });

  it('refuses a database with a migration that this version lacks in the middle', async () => {
    const { url, pool } = await migrated();
    await pool.query(`insert into schema_migrations (name, digest) values ('0000_before_all.sql', 'x')`);
    await assert.rejects(migrate(secret(url)), /0000_before_all\.sql.*does not know/);
  });

  it('refuses a migration that was changed after it was applied, and names it', async () => {
    const { url, pool } = await migrated();
    await pool.query(`update schema_migrations set digest = 'x' where name = $1`, [names[0]]);
    await assert.rejects(migrate(secret(url)), (error: Error) => {
      assert.ok(error.message.includes(names[0]!));
      assert.match(error.message, /was changed after it was applied/);
      return true;
    });
  });

  it('a failed migration leaves nothing behind: the next attempt starts clean', async () => {
    const { url, pool } = await empty();
    await pool.query('create table rate_windows (x integer)'); // Collides with the first migration's last statement.
    await assert.rejects(migrate(secret(url)), /rate_windows.*already exists/);
    const { rows } = await pool.query(
      `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    assert.deepEqual(rows, [{ relname: 'rate_windows' }]);
    await pool.query('drop table rate_windows');
    assert.deepEqual(await migrate(secret(url)), names);
  });

  async function empty(): Promise<TestDatabase> {
    const database = await emptyDatabase();
    databases.push(database);
    return database;
  }

  async function migrated(): Promise<TestDatabase> {
    const database = await freshDatabase();
    databases.push(database);
    return database;
  }
});
