import assert from 'node:assert/strict';
import { findShard } from '../../activities/artifacts/load-artifacts.ts';
import { saveArtifact } from '../../src/db/artifacts.ts';
import type { Queryable } from '../../src/db/pool.ts';
import { databaseForFile } from '../db/file-database.ts';
import { acceptRun } from '../support/database/runs.ts';

describe('an artefact that many steps read', () => {
  const file = databaseForFile();
  let runId: string;
  beforeEach(async () => {
    ({ id: runId } = await acceptRun(file.db, await file.workspace()));
  });
  const store = (digest: number, body: string) =>
    saveArtifact(file.db, {
      ...{ runId, kind: 'camps', shard: '', promptVersion: '1', inputHash: Buffer.alloc(32, digest) },
      body: JSON.stringify({ ok: false, reason: body }),
    });

  /**
   * Reads it in so many steps at once.
   * @returns what they read, and how often its body was sent
   */
  async function readBy(steps: number) {
    let bodies = 0;
    const query = async (sent: never) => {
      const result = await file.db.query<{ body: unknown }>(sent);
      bodies += result.rows.filter(({ body }) => body !== null).length;
      return result;
    };
    const db = { query } as unknown as Queryable;
    const read = await Promise.all(Array.from({ length: steps }, () => findShard(db, runId, 'camps', '')));
    const reasons = new Set(read.map((each) => (each && !each.ok ? each.reason : undefined)));
    return { reasons: [...reasons], bodies };
  }

  it('is sent to a worker once, for those that begin together and for later ones', async () => {
    await store(1, 'first');
    assert.deepEqual(await readBy(50), { reasons: ['first'], bodies: 1 });
    assert.deepEqual(await readBy(50), { reasons: ['first'], bodies: 0 });
  });

  it('is looked for again while there is none', async () => {
    assert.deepEqual(await readBy(5), { reasons: [undefined], bodies: 0 });
    await store(1, 'first');
    assert.deepEqual(await readBy(5), { reasons: ['first'], bodies: 1 });
  });

  it('R-W10 is read anew once another one is stored, under the same id too, as after a restore', async () => {
    await store(1, 'first');
    await readBy(1);
    await store(2, 'second');
    assert.deepEqual(await readBy(1), { reasons: ['second'], bodies: 1 });
    await file.db.query(
      `with old as (delete from synthesis_artifacts where run_id = $1 and input_hash = $2 returning *)
       insert into synthesis_artifacts (id, run_id, kind, shard, prompt_version, input_hash, body) overriding system value
       select id, run_id, kind, shard, prompt_version, input_hash, '{"ok":false,"reason":"third"}' from old`,
      [runId, Buffer.alloc(32, 2)],
    );
    assert.deepEqual(await readBy(1), { reasons: ['third'], bodies: 1 });
  });
});
