import { createWorkspace } from '../../src/app/create-workspace.ts';
import type { Pool } from '../../src/db/pool.ts';
import { assertInvariants } from '../support/database/invariants.ts';
import { freshDatabase } from '../support/database/postgres.ts';

interface FileDatabase {
  readonly db: Pool;
  readonly url: string;
  /**
   * Creates a workspace for a test.
   * @returns its id
   */
  readonly workspace: (credits?: number) => Promise<string>;
}

/**
 * A migrated database for one test file. After its tests, every invariant of the record must hold.
 * Read `db` inside the tests: it exists once the file's first hook has run.
 */
export function databaseForFile(): FileDatabase {
  let database: Awaited<ReturnType<typeof freshDatabase>> | undefined;
  let count = 0;
  before(async () => {
    database = await freshDatabase();
  });
  after(async () => {
    if (database) await assertInvariants(database.pool).finally(database.drop);
  });
  return {
    get db() {
      return database!.pool;
    },
    get url() {
      return database!.url;
    },
    async workspace(credits = 1_000) {
      const name = `workspace ${++count}`;
      const id = await createWorkspace(database!.pool, {
        name,
        plan: 'test',
        monthlyCreditGrant: 0,
        firstCredits: credits,
      });
      return id!;
    },
  };
}
