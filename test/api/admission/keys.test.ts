import assert from 'node:assert/strict';
import { waitingForDatabase } from '../../../api/admission/database-queue.ts';
import { refusalCounts } from '../../../api/admission/refusals.ts';
import type { Pool } from '../../../src/db/pool.ts';
import { apiKeyDigest, newApiKey } from '../../../src/domain/account/api-key.ts';
import { until } from '../../harness/until.ts';
import { apiForFile, assertRefused, create, get, makeWorkspace } from '../../support/http/api.ts';
import { assertToolError, callTool } from '../../support/http/mcp.ts';
import { atOneMoment } from '../../support/stopped-clock.ts';
import { lockReadCounters } from './support.ts';

// A key that is refused repeatedly costs the database next to nothing; a working key is never
// judged from memory.

const many = 60;

describe('load: keys that are refused repeatedly', () => {
  const file = apiForFile();

  it('R-H04 a key over its limit is refused from memory, with the same rate limit headers', async () => {
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
    assert.ok(statements.length < many / 2, statements.join());
    assert.equal((await create(file.api, key)).status, 202, 'creates have a minute of their own');
  });

  it('R-H04 (MCP) a key over its limit is refused from memory when it calls tools, and with a delay', async () => {
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
    // One query each identifies the caller: what a message counts as is known only once it is
    // parsed.
    const others = statements.filter((name) => name !== 'find_caller');
    assert.ok(others.length <= 8 + 5, others.join());
    assert.ok(statements.length - others.length <= 8 + many, statements.join());
    assert.ok(delayed() - before > many / 2, `${delayed() - before} were delayed`);
  });

  it('R-H04 an unknown key is refused from memory, and works soon after it is created', async () => {
    const { id } = await makeWorkspace(file.db, 'none');
    const key = newApiKey();
    const statements = await statementsDuring(file.db, async () => {
      for (let tried = 0; tried < 8; tried++) await get(file.api, '/v1/account', key);
      const answers = await Promise.all(
        Array.from({ length: many }, () => get(file.api, '/v1/account', key)),
      );
      for (const answer of answers) assertRefused(answer, 401, 'invalid_api_key');
    });
    assert.ok(statements.length < many, statements.join());
    await file.db.query(
      `insert into api_keys (workspace_id, digest, last4, name) values ($1, decode($2, 'hex'), 'none', 'new')`,
      [id, apiKeyDigest(key)],
    );
    const madeAt = performance.now();
    while ((await get(file.api, '/v1/account', key)).status !== 200) {
      assert.ok(performance.now() - madeAt < 10_000, 'the key does not work');
    }
  });

  it('R-E04 R-H05 a key that a process has never seen may send a whole minute of reads at once', async () => {
    const { key } = await makeWorkspace(file.db, 'never seen');
    const answers = await Promise.all(Array.from({ length: 120 }, () => get(file.api, '/v1/account', key)));
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
  });

  it('R-A04 a key that was tried once or twice before it was created works at once', async () => {
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

  it('R-H05 a key may have as many requests in progress as reads per minute; more are 503, for this key alone', async () => {
    const { id, key } = await makeWorkspace(file.db, 'crowded');
    const other = await makeWorkspace(file.db, 'beside');
    await get(file.api, '/v1/account', key); // Opens its counter.
    await file.db.query('update rate_windows set used = -1000');
    const unlock = await lockReadCounters(file.db, id);
    const asked = Array.from({ length: 130 }, () => get(file.api, '/v1/account', key));
    await Promise.any(asked); // The ten that exceed the limit are refused while the others wait.
    const depth = waitingForDatabase().get('requests') ?? 0;
    assert.ok(depth > 100, `the metric says that ${depth} wait`);
    assert.equal((await get(file.api, '/v1/account', other.key)).status, 200, 'nobody else waits');
    await unlock();
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    assert.ok(statuses.filter((status) => status === 503).length >= 10, statuses.join());
    assert.deepEqual([...new Set(statuses)].sort(), [200, 503]);
    assert.equal((await get(file.api, '/v1/account', key)).status, 200);
  });

  it('R-H04 requests without a well-formed key are delayed once an address sends many of them', async () => {
    const before = refusalCounts().get('unknown_key') ?? 0;
    const answers = await Promise.all(
      Array.from({ length: many }, () => get(file.api, '/v1/account', 'service_sk_none')),
    );
    for (const answer of answers) assertRefused(answer, 401, 'invalid_api_key');
    assert.ok((refusalCounts().get('unknown_key') ?? 0) - before >= many / 2);
  });

  it('R-H04 a revoked key no longer takes turns of its workspace', async () => {
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

    const unlock = await lockReadCounters(file.db, id);
    const asked = Array.from({ length: 20 }, () => get(file.api, '/v1/account', key));
    await until('the workspace waits', async () => (waitingForDatabase().get('requests') ?? 0) > 0);
    assertRefused(await get(file.api, '/v1/account', revoked), 401, 'invalid_api_key');
    await unlock();
    await Promise.all(asked);
  });
});

/** @returns the names of the statements that the requests cost if all come at once */
async function statementsDuring(db: Pool, requests: () => Promise<void>): Promise<string[]> {
  const names: string[] = [];
  const { query } = db;
  db.query = ((...values: [{ name: string }]) => {
    names.push(values[0].name);
    return Reflect.apply(query, db, values);
  }) as typeof query;
  await atOneMoment(requests).finally(() => {
    db.query = query;
  });
  return names;
}
