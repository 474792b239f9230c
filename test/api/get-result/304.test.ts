import assert from 'node:assert/strict';
import { deliveredRun } from '../../support/database/runs.ts';
import { apiForFile, get, makeWorkspace } from '../../support/http/api.ts';

describe('GET /v1/research/{run_id}/result, 304', () => {
  const file = apiForFile();

  it('R-G11 a client that has the report gets 304 without a body', async () => {
    const { path, key } = await delivered('kept');
    const { headers } = await get(file.api, path, key);
    const etag = headers.get('ETag') ?? '';
    assert.match(etag, /^W\/"[\w-]{43}"$/);
    assert.equal(headers.get('Cache-Control'), 'private, no-cache');
    for (const kept of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const answer = await get(file.api, path, key, { 'If-None-Match': kept });
      assert.deepEqual([answer.status, answer.text, answer.headers.get('ETag')], [304, '', etag], kept);
    }
  });

  it('R-G11 another tag, another view or another run returns the whole report', async () => {
    const { path, key, otherPath } = await delivered('not-kept');
    const etag = (await get(file.api, path, key)).headers.get('ETag') ?? '';
    assert.equal((await get(file.api, path, key, { 'If-None-Match': '"other"' })).status, 200);
    for (const other of [`${path}?detail=compact`, otherPath]) {
      const answer = await get(file.api, other, key, { 'If-None-Match': etag });
      assert.equal(answer.status, 200);
      assert.notEqual(answer.headers.get('ETag'), etag);
    }
  });

  it('R-G11 the ETag of a report is the same at every read', async () => {
    const { path, key } = await delivered('stable');
    const tags = [await get(file.api, path, key), await get(file.api, `${path}?detail=full`, key)];
    assert.equal(new Set(tags.map(({ headers }) => headers.get('ETag'))).size, 1);
  });

  it('R-G11 knowing the ETag gives another workspace no access', async () => {
    const { path } = await delivered('mine');
    const stranger = await makeWorkspace(file.db, 'stranger');
    assert.equal((await get(file.api, path, stranger.key, { 'If-None-Match': '*' })).status, 404);
  });

  async function delivered(name: string): Promise<{ path: string; otherPath: string; key: string }> {
    const { id, key } = await makeWorkspace(file.db, name);
    const pathOf = async () => `/v1/research/${(await deliveredRun(file.db, id)).id}/result`;
    return { path: await pathOf(), otherPath: await pathOf(), key };
  }
});
