import { createKey } from '../../../src/app/create-key.ts';
import { createWorkspace } from '../../../src/app/create-workspace.ts';
import type { Pool } from '../../../src/db/pool.ts';
import { workspaces } from '../plan/trial.ts';

/** A workspace of a trial and its keys. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly key: string;
  /** Polls and pages use another one: limits are by key. */
  readonly readKey: string;
  /** Asks for the account all the time. */
  readonly watchKey: string;
  /** May be revoked. */
  readonly spare: { readonly id: string; readonly key: string };
}

export const firstCredits = 10_000;

export async function makePlaces(db: Pool): Promise<Place[]> {
  const places: Place[] = [];
  for (let index = 0; index < workspaces; index++) {
    const name = `trial ${index}`;
    const id = (await createWorkspace(db, { name, plan: 'standard', monthlyCreditGrant: 0, firstCredits }))!;
    const [key, readKey, watchKey, spare] = [
      await createKey(db, id, 'asks', null),
      await createKey(db, id, 'reads', null),
      await createKey(db, id, 'watches', null),
      await createKey(db, id, 'spare', null),
    ];
    places.push({ id, name, key: key.key, readKey: readKey.key, watchKey: watchKey.key, spare });
  }
  return places;
}

/** Forgets everything but the schema, so that the next trial begins with an empty record. */
export async function clearPlaces(db: Pool): Promise<void> {
  const { rows } = await db.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = 'public' and table_name <> 'schema_migrations'`,
  );
  await db.query(`truncate ${rows.map(({ name }) => name).join(', ')}`);
}
