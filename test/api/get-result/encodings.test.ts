import assert from 'node:assert/strict';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { deliveredRun } from '../../support/database/runs.ts';
import { apiForFile, get, makeWorkspace } from '../../support/http/api.ts';

describe('GET /v1/research/{run_id}/result, as gzip', () => {
  const file = apiForFile();

  it('R-G08 R-G11 gzip has the same report under the same ETag, and 304 for a client that has it', async () => {
    const { id, key } = await makeWorkspace(file.db, 'gzip');
    const { id: runId } = await deliveredRun(file.db, id);
    await file.db.query('update reports set report = $2 where run_id = $1', [
      runId,
      JSON.stringify({ filler: 'tea '.repeat(2_000) }),
    ]);
    const path = `/v1/research/${runId}/result`;
    const plain = await raw(path, key, 'identity');
    for (const accepted of ['gzip', 'br, gzip;q=0.5', 'gzip, identity;q=0.1']) {
      const packed = await raw(path, key, accepted);
      assert.equal(packed.headers['content-encoding'], 'gzip', accepted);
      assert.deepEqual(gunzipSync(packed.body), plain.body);
      assert.ok(packed.body.length < plain.body.length / 10);
      assert.equal(packed.headers.etag, plain.headers.etag);
    }
    for (const refused of ['', 'br', 'gzip;q=0', 'identity, gzip;q=0']) {
      assert.equal((await raw(path, key, refused)).headers['content-encoding'], undefined, refused);
    }
    const known = await get(file.api, path, key, { 'If-None-Match': plain.headers.etag ?? '' });
    assert.equal(known.status, 304);
    for (const vary of [plain.headers.vary, known.headers.get('Vary')])
      assert.match(vary ?? '', /Accept-Encoding/);
    assert.equal(plain.headers['cache-control'], 'private, no-cache');
    assert.equal((await get(file.api, '/v1/account', key)).headers.get('Cache-Control'), 'private, no-store');
  });

  it('R-A05 the description is compressed too, and small bodies are not', async () => {
    const { id, key } = await makeWorkspace(file.db, 'small');
    const { id: runId } = await deliveredRun(file.db, id);
    for (const path of ['/v1/openapi.json', '/docs/swagger-ui-bundle.js'])
      assert.equal((await raw(path, key, 'gzip')).headers['content-encoding'], 'gzip', path);
    const small = await raw(`/v1/research/${runId}/result`, key, 'gzip');
    assert.equal(small.headers['content-encoding'], undefined);
  });

  async function raw(path: string, key: string, encoding: string) {
    const headers = { Authorization: `Bearer ${key}`, 'Accept-Encoding': encoding };
    return await new Promise<{ headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
      httpGet(file.api.url + path, { headers }, async (answer) => {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk);
        resolve({ headers: answer.headers, body: Buffer.concat(chunks) });
      }).on('error', reject);
    });
  }
});
