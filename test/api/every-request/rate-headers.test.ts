import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { deliveredRun } from '../../support/database/runs.ts';
import { apiForFile, create, get, makeWorkspace, send } from '../../support/http/api.ts';

describe('every request: response headers', () => {
  const file = apiForFile();

  it('R-E06 every authenticated response states the rate limit, refusals and 304 included', async () => {
    const { id, key } = await makeWorkspace(file.db, 'states');
    const run = await deliveredRun(file.db, id);
    const result = `/v1/research/${run.id}/result`;
    const etag = (await get(file.api, result, key)).headers.get('ETag') ?? '';
    const reads = [
      await get(file.api, '/v1/account', key),
      await get(file.api, `/v1/research/${run.id}`, key),
      await get(file.api, result, key),
      await get(file.api, result, key, { 'If-None-Match': etag }),
      await get(file.api, `${result}?detail=all`, key),
      await get(file.api, `/v1/research/${randomUUID()}`, key),
      await get(file.api, '/v1/research/1', key),
    ];
    assert.deepEqual(
      reads.map(({ status }) => status),
      [200, 200, 200, 304, 400, 404, 400],
    );
    for (const [index, { headers }] of reads.entries()) {
      assert.equal(headers.get('RateLimit-Policy'), '"reads";q=120;w=60');
      assert.match(headers.get('RateLimit') ?? '', new RegExp(`^"reads";r=${118 - index};t=[1-6]?\\d$`));
    }
    for (const { headers } of [await create(file.api, key), await create(file.api, key, { body: 'x' })]) {
      assert.equal(headers.get('RateLimit-Policy'), '"creates";q=30;w=60');
      assert.match(headers.get('RateLimit') ?? '', /^"creates";r=2[89];t=[1-6]?\d$/);
    }
  });

  it('R-E06 a response without a known caller states no rate limit', async () => {
    for (const { headers } of [await send(file.api, '/v1/account'), await send(file.api, '/v1')]) {
      assert.deepEqual([headers.get('RateLimit'), headers.get('RateLimit-Policy')], [null, null]);
    }
  });

  it('R-E03 every response has its own Request-Id and one log line, without key, prompt or query', async () => {
    const { key } = await makeWorkspace(file.db, 'ids');
    const answers = [
      await get(file.api, '/v1/account?prompt=Initech', key),
      await create(file.api, key, { body: { prompt: 'the merger with Initech', panel: 'wide' } }),
      await send(file.api, '/nowhere'),
    ];
    const ids = answers.map(({ headers }) => headers.get('Request-Id'));
    assert.equal(new Set(ids).size, 3);
    for (const [index, id] of ids.entries()) {
      const lines = file.api.logged.filter((line) => line.requestId === id);
      assert.deepEqual(
        lines.map((line) => line.status),
        [answers[index]?.status],
      );
    }
    const everything = JSON.stringify(file.api.logged);
    assert.ok(!everything.includes(key) && !everything.includes('Initech'));
  });
});
