import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { newApiKey } from '../../../src/domain/account/api-key.ts';
import { deliveredRun } from '../../support/database/runs.ts';
import { apiForFile, assertRefused, create, get, makeWorkspace } from '../../support/http/api.ts';

// Polled reads are one statement: caller, rate limit and row. This must not change the order of the
// checks, nor who may see what.
describe('every request: reads in one statement', () => {
  const file = apiForFile();

  it('R-A03 (API keys) R-C16 a bad key is refused before bad parameters if both are wrong', async () => {
    const { id, key } = await makeWorkspace(file.db, 'order');
    const paths = ['/v1/research/1', `/v1/research/${randomUUID()}/responses/text`];
    for (const path of paths) {
      assertRefused(await get(file.api, path, newApiKey()), 401, 'invalid_api_key');
      assertRefused(await get(file.api, path, key), 400, 'invalid_request');
    }
    await fillMinute(id);
    for (const path of paths) assertRefused(await get(file.api, path, key), 429, 'rate_limit_exceeded');
    await file.db.query('update api_keys set revoked_at = clock_timestamp() where workspace_id = $1', [id]);
    for (const path of paths) assertRefused(await get(file.api, path, key), 401, 'invalid_api_key');
  });

  it('R-A04 R-G07 a revoked key reads nothing from that moment on, and neither does a well-formed unknown key', async () => {
    const { id, key } = await makeWorkspace(file.db, 'revoked');
    const run = await deliveredRun(file.db, id);
    const paths = ['', '/result'].map((path) => `/v1/research/${run.id}${path}`);
    for (const path of paths) {
      assert.equal((await get(file.api, path, key)).status, 200);
      assertRefused(await get(file.api, path, newApiKey()), 401, 'invalid_api_key');
    }
    await file.db.query('update api_keys set revoked_at = clock_timestamp() where workspace_id = $1', [id]);
    for (const path of paths) assertRefused(await get(file.api, path, key), 401, 'invalid_api_key');
  });

  it('R-E04 a read beyond the limit of the minute returns no row', async () => {
    const { id, key } = await makeWorkspace(file.db, 'beyond');
    const { body: run } = await create(file.api, key);
    await get(file.api, `/v1/research/${run.id}`, key);
    await fillMinute(id);
    const answer = await get(file.api, `/v1/research/${run.id}`, key);
    assertRefused(answer, 429, 'rate_limit_exceeded');
    assert.ok(!answer.text.includes(run.id));
  });

  it('R-G07 R-G08 a report read by its workspace cannot be read by another', async () => {
    const owner = await makeWorkspace(file.db, 'owner');
    const stranger = await makeWorkspace(file.db, 'stranger');
    const run = await deliveredRun(file.db, owner.id);
    const path = `/v1/research/${run.id}/result`;
    const first = await get(file.api, path, owner.key);
    assertRefused(await get(file.api, path, stranger.key), 404, 'run_not_found');
    const again = await get(file.api, path, owner.key);
    assert.deepEqual([again.text, again.headers.get('ETag')], [first.text, first.headers.get('ETag')]);
    assert.notEqual((await get(file.api, `${path}?detail=compact`, owner.key)).text, first.text);
  });

  it('R-S08 reading a status, a text, or a report that was read before takes one query each', async () => {
    const { id, key } = await makeWorkspace(file.db, 'queries');
    const run = await deliveredRun(file.db, id);
    const { body: list } = await get(file.api, `/v1/research/${run.id}/responses?limit=1`, key);
    const text = `/responses/text?model_id=${list.data[0].model_id}`;
    const paths = ['', text, '/result'].map((path) => `/v1/research/${run.id}${path}`);
    for (const path of paths) await get(file.api, path, key); // The first request of a key opens its counter and records its use.
    const queries = await queriesDuring(async () => {
      for (const path of paths) assert.equal((await get(file.api, path, key)).status, 200);
    });
    assert.equal(queries.length, paths.length);
  });

  it('R-E03 a failing read is answered at once, and an unknown key is looked up once: neither is retried', async () => {
    const { key } = await makeWorkspace(file.db, 'broken');
    const path = `/v1/research/${randomUUID()}`;
    await get(file.api, path, key);
    const broken = await queriesDuring(
      async () => assertRefused(await get(file.api, path, key), 500, 'internal_error'),
      new Error('the database went away'),
    );
    assert.deepEqual(broken, ['read_run_by_api_key']);
    const unknown = await queriesDuring(async () =>
      assertRefused(await get(file.api, path, newApiKey()), 401, 'invalid_api_key'),
    );
    assert.deepEqual(unknown, ['read_run_by_api_key', 'open_reads']);
  });

  async function fillMinute(workspaceId: string): Promise<void> {
    await file.db.query(
      'update rate_windows set used = 120 where subject in (select id from api_keys where workspace_id = $1)',
      [workspaceId],
    );
  }

  /** @returns the names of the statements sent in the meantime; each fails if a failure is given */
  async function queriesDuring(requests: () => Promise<void>, failure?: Error): Promise<string[]> {
    const names: string[] = [];
    const { query } = file.db;
    file.db.query = ((...values: [{ name: string }]) => {
      names.push(values[0].name);
      return failure ? Promise.reject(failure) : Reflect.apply(query, file.db, values);
    }) as typeof query;
    try {
      await requests();
    } finally {
      file.db.query = query;
    }
    return names;
  }
});
