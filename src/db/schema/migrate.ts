import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { reveal, type Secret } from '../../domain/secret.ts';

const ownMigrations = new URL('./migrations/', import.meta.url);
const lockKey = 7_201_305_311; // An arbitrary constant that identifies this service's migrations among advisory locks.

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly digest: string;
}

/**
 * Migrates a database to the newest schema, forward only, one transaction per migration. Safe for
 * many processes at once: they take turns on an advisory lock, and the later ones find nothing to
 * do.
 * @param directory the migrations, applied in the order of their names
 * @returns the names of the migrations that this call applied, in order
 * @throws if the database was migrated by a newer version, or a migration was changed after it was
 * applied
 */
export async function migrate(databaseUrl: Secret, directory = ownMigrations): Promise<string[]> {
  const migrations = await readMigrations(directory);
  const client = new pg.Client({ connectionString: reveal(databaseUrl), application_name: 'migrate' });
  await client.connect();
  try {
    const applied: string[] = [];
    for (let name = await applyNext(client, migrations); name; name = await applyNext(client, migrations)) {
      applied.push(name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

async function applyNext(client: pg.Client, migrations: readonly Migration[]): Promise<string | undefined> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    await client.query(
      `create table if not exists schema_migrations (
         name text primary key, digest text not null, applied_at timestamptz not null default clock_timestamp())`,
    );
    const { rows } = await client.query<{ name: string; digest: string }>(
      'select name, digest from schema_migrations order by name',
    );
    const next = nextMigration(migrations, rows);
    if (next) {
      await client.query(next.text);
      await client.query('insert into schema_migrations (name, digest) values ($1, $2)', [
        next.name,
        next.digest,
      ]);
    }
    await client.query('commit');
    return next?.name;
  } catch (error) {
    await client.query('rollback').catch(() => undefined); // Report the first error.
    throw error;
  }
}

function nextMigration(
  migrations: readonly Migration[],
  applied: readonly { name: string; digest: string }[],
): Migration | undefined {
  for (const [index, row] of applied.entries()) {
    const known = migrations[index];
    if (known?.name !== row.name) {
      throw new Error(
        `The database has the migration ${row.name}, which this version of the service does not know: run the newer version.`,
      );
    }
    if (known.digest !== row.digest) {
      throw new Error(
        `The migration ${row.name} was changed after it was applied: restore it and add a new one.`,
      );
    }
  }
  return migrations[applied.length];
}

async function readMigrations(directory: URL): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return await Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, directory), 'utf8');
      return { name, text, digest: createHash('sha256').update(text).digest('hex') };
    }),
  );
}
