import { readdirSync } from 'node:fs';
import type { Pool } from '../../../src/db/pool.ts';
import { preparedStatements } from '../../../src/db/statement.ts';
import { describeStatements } from './described-statements.ts';

/** A statement as a released version sends it, and what it relies on. */
interface ReleasedStatement {
  readonly text: string;
  readonly parameters: readonly string[];
  readonly columns: readonly string[];
}

/** What a released version asks of the database. */
export interface Release {
  readonly statements: Readonly<Record<string, ReleasedStatement>>;
  /** The columns of each table. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
}

/** The same of the version at hand. */
export async function thisVersion(url: string, db: Pool): Promise<Release> {
  const folder = new URL('../../../src/db/', import.meta.url);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts')))
    await import(new URL(file, folder).href);
  const names = [...preparedStatements.keys()].sort();
  const described = await describedNow(
    url,
    names.map((name) => preparedStatements.get(name)!.text),
  );
  const statements = Object.fromEntries(
    described.map((each, index) => {
      if (each instanceof Error) throw each;
      return [names[index], each];
    }),
  );
  const { rows } = await db.query<{ name: string; columns: string[] }>(
    `select table_name::text as name, array_agg(column_name::text order by column_name) as columns
     from information_schema.columns where table_schema = 'public' group by 1 order by 1`,
  );
  return { statements, tables: Object.fromEntries(rows.map(({ name, columns }) => [name, columns])) };
}

/**
 * What a database has that a released version cannot work with: statements that it refuses or
 * answers in another form, and columns that the version does not fill, but must be filled.
 */
export async function problemsFor(release: Release, url: string, db: Pool): Promise<string[]> {
  const problems: string[] = [];
  const released = Object.entries(release.statements);
  const described = await describedNow(
    url,
    released.map(([, { text }]) => text),
  );
  for (const [index, now] of described.entries()) {
    const [name, before] = released[index]!;
    if (now instanceof Error) problems.push(`${name}: ${now.message}`);
    else if (JSON.stringify(now) !== JSON.stringify(before)) problems.push(`${name}: other types`);
  }
  const { rows } = await db.query<{ table: string; column: string }>(
    `select table_name::text as table, column_name::text as column from information_schema.columns
     where table_schema = 'public' and is_nullable = 'NO' and column_default is null and is_identity = 'NO'
       and is_generated = 'NEVER' order by 1, 2`,
  );
  for (const { table, column } of rows)
    if (release.tables[table] && !release.tables[table].includes(column))
      problems.push(`${table}.${column} must be filled`);
  return problems;
}

async function describedNow(url: string, texts: readonly string[]): Promise<(ReleasedStatement | Error)[]> {
  return (await describeStatements(url, texts)).map((described, index) => {
    if (described instanceof Error) return described;
    const { parameters, columns } = described;
    return { text: texts[index]!, parameters, columns: columns.map(({ name, type }) => `${name} ${type}`) };
  });
}
