import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { freezeRelease, releasedVersions, releaseFile } from '../support/database/frozen-releases.ts';
import { freshDatabase, type TestDatabase } from '../support/database/postgres.ts';
import { problemsFor, type Release, thisVersion } from '../support/database/release.ts';

// Processes of the release before work on while the new schema is there, and after a rollback:
// migrations first expand what there is, and contract it a release later. What releases ask of the
// database is frozen in test/golden/releases.

describe('the schema for processes of the release before', () => {
  let database: TestDatabase;
  let own: Release;
  before(async () => {
    database = await freshDatabase();
    own = await thisVersion(database.url, database.pool);
    if (process.env.FREEZE_RELEASE) freezeRelease(process.env.FREEZE_RELEASE, own);
  });
  after(() => database.drop());

  it('R-O05 every version that the CHANGELOG names as released is frozen', () => {
    const changelog = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');
    const released = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, version]) => version!);
    assert.deepEqual(released.sort(), releasedVersions().sort());
  });

  for (const version of releasedVersions().slice(-1))
    it(`R-O05 takes every statement of ${version}`, async () => {
      const release: Release = JSON.parse(readFileSync(releaseFile(version, 'database.json'), 'utf8'));
      assert.deepEqual(await problemsFor(release, database.url, database.pool), []);
    });

  it('R-O05 takes their statements after a migration that expands', async () => {
    await database.pool.query(`
      alter table runs add column mark text, add column place integer not null default 0;
      create table marks (run_id uuid not null references runs)`);
    assert.deepEqual(await problemsFor(own, database.url, database.pool), []);
  });

  it('R-O05 does not take them after one that contracts, and the problems are named', async () => {
    const other = await freshDatabase();
    await other.pool.query(`
      alter table people rename column removed_at to gone_at;
      alter table runs alter column total_models type bigint;
      alter table workspaces add column region text not null`);
    const problems = await problemsFor(own, other.url, other.pool);
    await other.drop();
    for (const problem of [
      'remove_person: column "removed_at"',
      'lock_run: other types',
      'workspaces.region must be filled',
    ])
      assert.ok(
        problems.some((found) => found.startsWith(problem)),
        problems.join('\n'),
      );
  });
});
