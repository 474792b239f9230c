import type { Pool } from '../../../src/db/pool.ts';

/**
 * Copies every row of the database, as a backup does.
 * @returns a function that puts all of them back, in one transaction: what was written since is
 * gone
 */
export async function backUp(db: Pool): Promise<() => Promise<void>> {
  const { rows: tables } = await db.query<{ name: string; columns: string }>(
    `select quote_ident(table_name) as name, string_agg(quote_ident(column_name), ', ') as columns
     from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' group by table_name`,
  );
  const copied = tables.map(
    ({ name, columns }) => `create table backup.${name} as select ${columns} from public.${name};`,
  );
  await inOne(
    db,
    `drop schema if exists backup cascade; create schema backup; ${copied.join('\n')}`,
    'repeatable read',
  );
  const put = tables.map(
    ({ name, columns }) =>
      `insert into public.${name} (${columns}) overriding system value select ${columns} from backup.${name};`,
  );
  const all = tables.map(({ name }) => `public.${name}`).join(', ');
  return async () => {
    // As a restore does: rows come in any order, without triggers and foreign keys.
    const restored = `set local session_replication_role = replica; truncate ${all}; ${put.join('\n')}`;
    await inOne(db, restored).catch(async (error: { code?: string }) => {
      if (error.code !== deadlockDetected) throw error; // With a step that was under way, and has failed or ended now.
      await inOne(db, restored);
    });
  };
}

const deadlockDetected = '40P01';

async function inOne(db: Pool, statements: string, isolation = 'read committed'): Promise<void> {
  await db.query(`begin isolation level ${isolation}; ${statements} commit;`);
}
