import assert from 'node:assert/strict';
import { apiForFile, assertRefused, get, makeWorkspace } from '../../support/http/api.ts';
import { startApi } from '../../support/http/start-api.ts';

describe('GET /v1/account, 429', () => {
  const file = apiForFile();

  it('R-E04 120 reads in a minute pass, over two api processes; the 121st is 429 with Retry-After', async () => {
    const { id, key } = await makeWorkspace(file.db, 'minute');
    const second = await startApi(file.db);
    try {
      const apis = [file.api, second];
      const reads = await Promise.all(
        Array.from({ length: 120 }, (_, index) => get(apis[index % 2]!, '/v1/account', key)),
      );
      assert.deepEqual(new Set(reads.map(({ status }) => status)), new Set([200]));
      const left = reads.map(({ headers }) => Number(/r=(\d+)/.exec(headers.get('RateLimit') ?? '')?.[1]));
      assert.deepEqual(
        left.sort((a, b) => a - b),
        Array.from({ length: 120 }, (_, index) => index),
      );

      let retryAfter = '';
      for (const path of ['/v1/account', '/v1/research/no-uuid']) {
        const refused = await get(second, path, key);
        assertRefused(refused, 429, 'rate_limit_exceeded');
        retryAfter = refused.headers.get('Retry-After') ?? '';
        assert.match(retryAfter, /^([1-9]|[1-5]\d|60)$/);
        assert.equal(refused.headers.get('RateLimit'), `"reads";r=0;t=${retryAfter}`);
      }
      // A client that waits just that long meets a new minute.
      await passSeconds(id, retryAfter);
      assert.equal((await get(file.api, '/v1/account', key)).status, 200);
    } finally {
      await second.stop();
    }
  });

  it('R-E04 a clock that is set back an hour refuses nobody for an hour', async () => {
    const { id, key } = await makeWorkspace(file.db, 'back');
    await get(file.api, '/v1/account', key);
    await file.db.query(
      `update rate_windows set used = 120, started_at = started_at + interval '1 hour'
       where subject in (select id from api_keys where workspace_id = $1)`,
      [id],
    );
    const { status, headers } = await get(file.api, '/v1/account', key);
    assert.equal(status, 200);
    assert.equal(headers.get('RateLimit'), '"reads";r=119;t=60');
  });

  async function passSeconds(workspaceId: string, seconds: string): Promise<void> {
    await file.db.query(
      `update rate_windows set started_at = started_at - $2::int * interval '1 second'
       where subject in (select id from api_keys where workspace_id = $1)`,
      [workspaceId, seconds],
    );
  }
});
