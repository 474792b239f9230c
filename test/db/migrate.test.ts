import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createWorkspace } from '../../src/app/create-workspace.ts';
import { migrate } from '../../src/db/schema/migrate.ts';
import { secret } from '../../src/domain/secret.ts';
import { assertInvariants } from '../support/database/invariants.ts';
import { emptyDatabase, freshDatabase, type TestDatabase } from '../support/database/postgres.ts';
import { deliveredRun, runOf } from '../support/database/runs.ts';
import { dumpSchema } from '../support/database/schema-dump.ts';

const directory = new URL('../../src/db/schema/migrations/', import.meta.url);
const names = readdirSync(directory)
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

  it('applies only what is new to a database with runs, in order, and keeps every row', async () => {
    const { url, pool } = await migrated();
    const own = { name: 'its own', plan: 'test', monthlyCreditGrant: 0, firstCredits: 100 };
    const run = await deliveredRun(pool, (await createWorkspace(pool, own))!);
    const later = mkdtempSync(join(tmpdir(), 'migrations-'));
    cpSync(directory, later, { recursive: true });
    writeFileSync(
      join(later, '9001_mark.sql'),
      `alter table runs add column mark text not null default 'old'`,
    );
    writeFileSync(join(later, '9002_rename.sql'), 'alter table runs rename column mark to note');
    const applied = await migrate(secret(url), pathToFileURL(`${later}/`));
    rmSync(later, { recursive: true });
    assert.deepEqual(applied, ['9001_mark.sql', '9002_rename.sql']);
    assert.deepEqual((await pool.query('select id, note from runs')).rows, [{ id: run.id, note: 'old' }]);
    assert.deepEqual(await runOf(pool, run.id), run);
    await assertInvariants(pool);
  });

  it('has every migration that has landed as it landed', () => {
    const file = new URL('../golden/migrations.json', import.meta.url);
    const landed = JSON.parse(readFileSync(file, 'utf8'));
    const digestOf = (name: string) =>
      createHash('sha256')
        .update(readFileSync(new URL(name, directory)))
        .digest('hex');
    const digests = Object.fromEntries(names.map((name) => [name, digestOf(name)]));
    // The digest of a migration is added with the migration, and never written again.
    const known = { ...digests, ...landed };
    if (process.env.UPDATE_GOLDEN) writeFileSync(file, `${JSON.stringify(known, null, 2)}\n`);
    assert.deepEqual(digests, process.env.UPDATE_GOLDEN ? known : landed);
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
