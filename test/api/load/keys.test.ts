import assert from 'node:assert/strict';
import { refusalCounts } from '../../../api/load/tally.ts';
import { waitingForDatabase } from '../../../src/app/fair-pool.ts';
import type { Pool } from '../../../src/db/pool.ts';
import { apiKeyDigest, newApiKey } from '../../../src/domain/account/api-key.ts';
import { until } from '../../harness/until.ts';
import { apiForFile, assertRefused, create, get, makeWorkspace } from '../../support/http/api.ts';
import { assertToolError, callTool } from '../../support/http/mcp.ts';

// A key that is refused again and again costs the database next to nothing; one that works is never judged from memory.

const many = 60;

describe('load: keys that are refused again and again', () => {
  const file = apiForFile();

  it('R-H04 a key over its limit is refused from memory, with the same state of the minute', async () => {
    const { id, key } = await makeWorkspace(file.db, 'over');
    await get(file.api, '/v1/account', key);
    await file.db.query(
      `update rate_windows set used = 120 where subject in (select id from api_keys where workspace_id = $1)`,
      [id],
    );
    const statements = await statementsDuring(file.db, async () => {
      for (let tried = 0; tried < 8; tried++) await get(file.api, '/v1/account', key);
      const answers = await Promise.all(
        Array.from({ length: many }, () => get(file.api, '/v1/account', key)),
      );
      for (const answer of answers) {
        assertRefused(answer, 429, 'rate_limit_exceeded');
        const resets = /^"reads";r=0;t=(\d+)$/.exec(answer.headers.get('RateLimit') ?? '')?.[1];
        assert.equal(answer.headers.get('Retry-After'), resets);
        assert.equal(answer.headers.get('RateLimit-Policy'), '"reads";q=120;w=60');
      }
    });
    assert.ok(statements < many / 2, `${statements} statements`);
    assert.equal((await create(file.api, key)).status, 202, 'creates have a minute of their own');
  });

  it('R-H04 (MCP) a key over its limit is refused from memory when it calls tools, and not at once', async () => {
    const { id, key } = await makeWorkspace(file.db, 'over by tools');
    await get(file.api, '/v1/account', key);
    await file.db.query(
      `update rate_windows set used = 120 where subject in (select id from api_keys where workspace_id = $1)`,
      [id],
    );
    const delayed = () => refusalCounts().get('rate_of_key') ?? 0;
    const before = delayed();
    const statements = await statementsDuring(file.db, async () => {
      for (let tried = 0; tried < 8; tried++) await callTool(file.api, key, 'get_account');
      const answers = await Promise.all(
        Array.from({ length: many }, () => callTool(file.api, key, 'get_account')),
      );
      for (const answer of answers) {
        assertToolError(answer, 'rate_limit_exceeded');
        assert.match(answer.answer.headers.get('RateLimit') ?? '', /^"reads";r=0;/);
      }
    });
    // One each for who calls: what a message is to be counted as is known only once it was read.
    assert.ok(statements < 8 + many * 1.5, `${statements} statements`);
    assert.ok(delayed() - before > many / 2, `${delayed() - before} were delayed`);
  });

  it('R-H04 a key that is none is refused from memory, and works soon after it was made', async () => {
    const { id } = await makeWorkspace(file.db, 'none');
    const key = newApiKey();
    const statements = await statementsDuring(file.db, async () => {
      for (let tried = 0; tried < 8; tried++) await get(file.api, '/v1/account', key);
      const answers = await Promise.all(
        Array.from({ length: many }, () => get(file.api, '/v1/account', key)),
      );
      for (const answer of answers) assertRefused(answer, 401, 'invalid_api_key');
    });
    assert.ok(statements < many, `${statements} statements`);
    await file.db.query(
      `insert into api_keys (workspace_id, digest, last4, name) values ($1, decode($2, 'hex'), 'none', 'new')`,
      [id, apiKeyDigest(key)],
    );
    const madeAt = performance.now();
    while ((await get(file.api, '/v1/account', key)).status !== 200) {
      assert.ok(performance.now() - madeAt < 10_000, 'the key does not work');
    }
  });

  it('R-E04 R-H05 a key that a process has never seen may send the reads of its minute at once: none is refused', async () => {
    const { key } = await makeWorkspace(file.db, 'never seen');
    const answers = await Promise.all(Array.from({ length: 120 }, () => get(file.api, '/v1/account', key)));
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
  });

  it('R-A04 a key that was made after one or two tries with it works at once', async () => {
    const { id } = await makeWorkspace(file.db, 'early');
    const key = newApiKey();
    for (let tried = 0; tried < 2; tried++)
      assertRefused(await get(file.api, '/v1/account', key), 401, 'invalid_api_key');
    await file.db.query(
      `insert into api_keys (workspace_id, digest, last4, name) values ($1, decode($2, 'hex'), 'none', 'new')`,
      [id, apiKeyDigest(key)],
    );
    assert.equal((await get(file.api, '/v1/account', key)).status, 200);
  });

  it('R-H05 a key has as many requests under way as it has reads in a minute; the others are 503, and nobody else’s', async () => {
    const { id, key } = await makeWorkspace(file.db, 'crowded');
    const other = await makeWorkspace(file.db, 'beside');
    await get(file.api, '/v1/account', key); // Opens its minute.
    await file.db.query('update rate_windows set used = -1000');
    const lock = await file.db.connect();
    await lock.query('begin');
    await lock.query(
      `select 1 from rate_windows where subject in (select id from api_keys where workspace_id = $1) for update`,
      [id],
    );
    const asked = Array.from({ length: 130 }, () => get(file.api, '/v1/account', key));
    await Promise.any(asked); // The ten on top are refused while the others wait.
    const depth = waitingForDatabase().get('requests') ?? 0;
    assert.ok(depth > 100, `the metric says that ${depth} wait`);
    assert.equal((await get(file.api, '/v1/account', other.key)).status, 200, 'nobody else waits');
    await lock.query('commit');
    lock.release();
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    assert.ok(statuses.filter((status) => status === 503).length >= 10, statuses.join());
    assert.deepEqual([...new Set(statuses)].sort(), [200, 503]);
    assert.equal((await get(file.api, '/v1/account', key)).status, 200);
  });

  it('R-H04 what is no key at all is refused in its own time once an address sends many of it', async () => {
    const before = refusalCounts().get('unknown_key') ?? 0;
    const answers = await Promise.all(
      Array.from({ length: many }, () => get(file.api, '/v1/account', 'service_sk_none')),
    );
    for (const answer of answers) assertRefused(answer, 401, 'invalid_api_key');
    assert.ok((refusalCounts().get('unknown_key') ?? 0) - before >= many / 2);
  });

  it('R-H04 a key that was revoked takes no turns of its workspace any more', async () => {
    const { id, key } = await makeWorkspace(file.db, 'revoked');
    const revoked = newApiKey();
    await file.db.query(
      `insert into api_keys (workspace_id, digest, last4, name) values ($1, decode($2, 'hex'), 'gone', 'gone')`,
      [id, apiKeyDigest(revoked)],
    );
    for (const each of [key, revoked]) assert.equal((await get(file.api, '/v1/account', each)).status, 200);
    await file.db.query(`update api_keys set revoked_at = now() where digest = decode($1, 'hex')`, [
      apiKeyDigest(revoked),
    ]);
    assertRefused(await get(file.api, '/v1/account', revoked), 401, 'invalid_api_key');

    const lock = await file.db.connect();
    await lock.query('begin');
    await lock.query(
      `select 1 from rate_windows where subject in (select id from api_keys where workspace_id = $1) for update`,
      [id],
    );
    const asked = Array.from({ length: 20 }, () => get(file.api, '/v1/account', key));
    await until('the workspace waits', async () => (waitingForDatabase().get('requests') ?? 0) > 0);
    assertRefused(await get(file.api, '/v1/account', revoked), 401, 'invalid_api_key');
    await lock.query('commit');
    lock.release();
    await Promise.all(asked);
  });
});

async function statementsDuring(db: Pool, requests: () => Promise<void>): Promise<number> {
  let count = 0;
  const { query } = db;
  db.query = ((...values: [{ name: string }]) => {
    count++;
    return Reflect.apply(query, db, values);
  }) as typeof query;
  await requests().finally(() => {
    db.query = query;
  });
  return count;
}
