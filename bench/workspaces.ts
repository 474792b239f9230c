import { apiKeyDigest, newApiKey } from '../src/domain/account/api-key.ts';
import { benchPool } from '../test/harness/pool.ts';

// Single statements: with the use cases, thousands would take minutes.

/**
 * Creates workspaces with credits and one key each.
 * @returns the keys
 */
export async function makeWorkspaces(databaseUrl: string, count: number): Promise<string[]> {
  return await insertKeys(
    databaseUrl,
    count,
    `with made as (
       insert into workspaces (name, plan, available_credits)
       select 'bench ' || gen_random_uuid(), 'bench', 1000000 from generate_series(1, cardinality($1::text[])) returning id
     ), granted as (
       insert into ledger_entries (workspace_id, kind, credits) select id, 'grant', 1000000 from made
     )
     insert into api_keys (workspace_id, digest, last4, name)
     select id, decode(($1::text[])[row_number() over ()], 'hex'), 'none', 'bench' from made`,
  );
}

/** Creates more keys for the workspace of `npm start`. */
export async function makeLocalKeys(databaseUrl: string, count: number): Promise<string[]> {
  return await insertKeys(
    databaseUrl,
    count,
    `insert into api_keys (workspace_id, digest, last4, name)
     select w.id, decode(digest, 'hex'), 'none', 'bench' from workspaces w, unnest($1::text[]) digest where w.name = 'local'`,
  );
}

/** Makes every key one that is in use: its counter is open, and its use was just recorded. */
export async function warmKeys(databaseUrl: string): Promise<void> {
  const db = benchPool(databaseUrl);
  await db.query(
    `insert into rate_windows (subject, used, started_at)
     select id, 0, clock_timestamp() from api_keys union select workspace_id, 0, clock_timestamp() from api_keys
     on conflict do nothing`,
  );
  await db.query('update api_keys set last_used_at = clock_timestamp()');
  await db.query('vacuum (analyze) api_keys');
  await db.end();
}

async function insertKeys(databaseUrl: string, count: number, statement: string): Promise<string[]> {
  const keys = Array.from({ length: count }, newApiKey);
  const db = benchPool(databaseUrl);
  await db.query(statement, [keys.map(apiKeyDigest)]);
  await db.end();
  return keys;
}
