import assert from 'node:assert/strict';
import { createKey } from '../../../src/app/create-key.ts';
import { setSubscriptionStatus } from '../../../src/db/workspaces.ts';
import { acceptRun, booksOf, deliveredRun, failedRun } from '../../support/database/runs.ts';
import { apiForFile, assertRefused, get, makeWorkspace, send } from '../../support/http/api.ts';
import { exchange } from '../raw-http.ts';
import { ask, operationsWithKey, readsOf } from './operations.ts';

// Duties that every operation shares, checked for each one in the description.
describe('every request: every operation', () => {
  const file = apiForFile();

  for (const operation of operationsWithKey) {
    it(`R-A03 (API keys) ${operation.name} refuses requests without a bearer key, and keys that are unknown`, async () => {
      const { key } = await makeWorkspace(file.db, `key ${operation.name}`);
      const strangers = {
        authentication_required: `Basic ${btoa(`${key}:`)}`,
        invalid_api_key: `Bearer ${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`,
      };
      for (const [code, authorization] of Object.entries(strangers)) {
        const answer = await ask(file.api, operation, authorization);
        assertRefused(answer, 401, code);
        assert.equal(answer.headers.get('WWW-Authenticate'), 'Bearer');
      }
    });

    it(`R-E04 R-E05 (REST) ${operation.name} counts towards its rate limit`, async () => {
      const { id, key } = await makeWorkspace(file.db, `minute ${operation.name}`);
      const limit = operation.method === 'POST' ? 30 : 120;
      await file.db.query(
        `insert into rate_windows (subject, used, started_at)
         select $1::uuid, 29, clock_timestamp() union all
         select id, 119, clock_timestamp() from api_keys where workspace_id = $1`,
        [id],
      );
      const last = await ask(file.api, operation, `Bearer ${key}`);
      assert.match(last.headers.get('RateLimit') ?? '', /r=0;/);
      assert.match(last.headers.get('RateLimit-Policy') ?? '', new RegExp(`q=${limit};`));
      assert.notEqual(last.status, 429);
      assertRefused(await ask(file.api, operation, `Bearer ${key}`), 429, 'rate_limit_exceeded');
    });
  }

  it('R-E05 (REST) R-E04 creates are counted by workspace, reads by key', async () => {
    const { id, key } = await makeWorkspace(file.db, 'two keys');
    const { key: other } = await createKey(file.db, id, 'other', null);
    const left = { POST: [] as string[], GET: [] as string[] };
    for (const operation of operationsWithKey) {
      for (const each of [key, other]) {
        const { headers } = await ask(file.api, operation, `Bearer ${each}`);
        left[operation.method].push(/r=(\d+)/.exec(headers.get('RateLimit') ?? '')?.[1] ?? '');
      }
    }
    assert.deepEqual(left.POST, ['29', '28']);
    assert.deepEqual(
      left.GET,
      [119, 118, 117, 116, 115, 114, 113].flatMap((n) => [`${n}`, `${n}`]),
    );
  });

  it('R-G07 R-E01 an id that is not a uuid is 400 on every path that takes one', async () => {
    const { key } = await makeWorkspace(file.db, 'ids');
    const paths = operationsWithKey.map(({ path }) => path).filter((path) => /\/[0-9a-f-]{36}/.test(path));
    assert.equal(paths.length, 5);
    for (const path of paths) {
      const answer = await get(file.api, path.replace(/\/[0-9a-f-]{36}/, '/run-1'), key);
      assertRefused(answer, 400, 'invalid_request');
    }
  });

  it('R-E08 a parameter that an operation does not have changes nothing, repeated or broken', async () => {
    const { id, key } = await makeWorkspace(file.db, 'parameters');
    for (const path of readsOf(await deliveredRun(file.db, id))) {
      const more = `${path}${path.includes('?') ? '&' : '?'}details=x&x=1&x=2&limits[]=0&offsets=%00&=`;
      const [plain, changed] = [await get(file.api, path, key), await get(file.api, more, key)];
      assert.deepEqual([changed.status, changed.text], [200, plain.text], path);
    }
  });

  it('R-S08 no read writes a ledger row, a run or a status, with or without a subscription', async () => {
    const { id, key } = await makeWorkspace(file.db, 'reads');
    const runs = [
      await acceptRun(file.db, id),
      await deliveredRun(file.db, id),
      await failedRun(file.db, id),
    ];
    await setSubscriptionStatus(file.db, id, 'none');
    const everyRow = async () =>
      (await file.db.query('select * from runs where workspace_id = $1 order by id', [id])).rows;
    const record = async () => [await booksOf(file.db, id), await everyRow(), file.dispatchRequests()];
    const before = await record();
    for (const path of runs.flatMap(readsOf)) await get(file.api, path, key);
    assert.deepEqual(await record(), before);
  });

  it('R-A05 R-E01 the description needs no key, but bad HTTP is still refused', async () => {
    const wrongKey = await send(file.api, '/v1/openapi.json', { headers: { Authorization: 'Bearer x' } });
    assert.equal(wrongKey.status, 200);
    const [answer] = await exchange(file.api, 'GET /v1/openapi.json HTTP/1.1\r\nHost : a\r\n\r\n');
    assert.equal(answer?.status, 400);
    assert.equal(JSON.parse(answer?.body ?? '').error.code, 'invalid_request');
  });
});
