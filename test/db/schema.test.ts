import assert from 'node:assert/strict';
import { dumpSchema } from '../support/database/schema-dump.ts';
import { assertGolden } from '../support/golden.ts';
import { databaseForFile } from './file-database.ts';

describe('the schema', () => {
  const file = databaseForFile();

  it('matches src/db/schema/schema.txt: a migration shows its effect in the same commit', async () => {
    assertGolden(new URL('../../src/db/schema/schema.txt', import.meta.url), await dumpSchema(file.db));
  });

  it('a dump shows columns, defaults, checks, foreign keys and indexes, in a fixed order', async () => {
    const dump = await dumpSchema(file.db);
    for (const line of [
      'table runs',
      'unlogged table rate_windows',
      "  status text not null default 'queued'::text",
      '  constraint PRIMARY KEY (run_id)',
      '  constraint CHECK ((available_credits >= 0))',
      '  constraint FOREIGN KEY (run_id, settled_as) REFERENCES settlements(run_id, outcome) DEFERRABLE INITIALLY DEFERRED',
    ]) {
      assert.ok(dump.split('\n').includes(line), line);
    }
    assert.match(dump, /CREATE UNIQUE INDEX runs_in_progress ON public\.runs .* WHERE /);
  });
});
