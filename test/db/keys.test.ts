import assert from 'node:assert/strict';
import { authenticate, authenticateAndRead, type RequestKind } from '../../src/app/authenticate.ts';
import { createKey } from '../../src/app/create-key.ts';
import { readRun } from '../../src/db/runs.ts';
import { apiKeyDigest } from '../../src/domain/account/api-key.ts';
import { databaseForFile } from './file-database.ts';

describe('API keys', () => {
  const file = databaseForFile();

  it('R-A04 a key begins with service_sk_ and is stored only as a hash: no row of any table holds it', async () => {
    const { id, key } = await createKey(file.db, await file.workspace(), 'ours', null);
    assert.match(key, /^service_sk_[0-9A-Za-z]{49}$/);
    const { rows } = await file.db.query('select * from api_keys where id = $1', [id]);
    assert.equal(rows[0].digest.toString('hex'), apiKeyDigest(key));
    assert.equal(rows[0].last4, key.slice(-4));
    const { rows: tables } = await file.db.query(
      `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    assert.ok(tables.length > 5);
    for (const { relname } of tables) {
      const found = await file.db.query(`select from ${relname} t where position($1 in t::text) > 0`, [
        key.slice(0, -4),
      ]);
      assert.equal(found.rowCount, 0, relname);
    }
  });

  it('R-A04 the use of a key is recorded at most once a minute', async () => {
    const { id, key } = await createKey(file.db, await file.workspace(), 'used', null);
    const lastUse = async () =>
      (
        await file.db.query<{ last_used_at: Date | null }>(
          'select last_used_at from api_keys where id = $1',
          [id],
        )
      ).rows[0]?.last_used_at;
    assert.equal(await lastUse(), null);
    await use(key);
    const first = await lastUse();
    assert.ok(first);
    await use(key);
    assert.deepEqual(await lastUse(), first);
    await file.db.query(
      `update api_keys set last_used_at = last_used_at - interval '61 seconds' where id = $1`,
      [id],
    );
    await use(key);
    assert.ok((await lastUse())! >= first);
  });

  it('R-E04 R-A03 (API keys) an unknown, revoked or expired key counts towards no limit', async () => {
    const workspaceId = await file.workspace();
    const revoked = await createKey(file.db, workspaceId, 'revoked', null);
    const expired = await createKey(file.db, workspaceId, 'expired', new Date(Date.now() - 1));
    await file.db.query('update api_keys set revoked_at = clock_timestamp() where id = $1', [revoked.id]);
    for (const digest of ['00'.repeat(32), apiKeyDigest(revoked.key), apiKeyDigest(expired.key)]) {
      for (const kind of ['reads', 'creates'] as const)
        await assert.rejects(authenticate(file.db, digest, kind), { condition: 'invalid_api_key' });
      await assert.rejects(authenticateAndRead(file.db, digest, readRun, { runId: workspaceId }), {
        condition: 'invalid_api_key',
      });
    }
    const { rowCount } = await file.db.query('select from rate_windows where subject in ($1, $2, $3)', [
      workspaceId,
      revoked.id,
      expired.id,
    ]);
    assert.equal(rowCount, 0);
  });

  it('R-E04 R-E05 (REST) a hundred concurrent requests are counted one by one, in a minute that starts with the first', async () => {
    const { key } = await createKey(file.db, await file.workspace(), 'busy', null);
    for (const kind of ['reads', 'creates'] as const) {
      const states = await Promise.all(Array.from({ length: 100 }, () => use(key, kind)));
      const { limit } = states[0]!.rate;
      assert.deepEqual(
        states.map(({ rate }) => rate.remaining).sort((a, b) => b - a),
        Array.from({ length: 100 }, (_, index) => Math.max(0, limit - index - 1)),
      );
      assert.equal(states.filter(({ exceeded }) => exceeded).length, Math.max(0, 100 - limit));
      for (const { rate } of states) assert.ok(rate.resetsInSeconds > 0 && rate.resetsInSeconds <= 60);
    }
  });

  const use = (key: string, kind: RequestKind = 'reads') => authenticate(file.db, apiKeyDigest(key), kind);
});
