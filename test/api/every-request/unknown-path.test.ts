import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { apiForFile, assertRefused, makeWorkspace, send } from '../../support/http/api.ts';

describe('every request: paths and methods', () => {
  const file = apiForFile();

  it('R-E07 R-E01 an unknown path is 404 invalid_request, with a key and without', async () => {
    const { key } = await makeWorkspace(file.db, 'paths');
    const id = randomUUID();
    const paths = [
      '/v1',
      '/v1/',
      '/v2/account',
      '/v1/accounts',
      '/v1/account/',
      '/V1/account',
      '/v1/Account',
      '/v1/research/',
      `/v1/research/${id}/`,
      `/v1/research/${id}/results`,
      `/v1/research/${id}/result/`,
      `/v1//research/${id}`,
      '/health/ready',
    ];
    for (const path of paths) {
      for (const headers of [{}, { Authorization: `Bearer ${key}` }]) {
        assertRefused(await send(file.api, path, { headers }), 404, 'invalid_request');
      }
    }
  });

  it('R-W07 the log names paths by the words of our routes and ids, and nothing else of them', async () => {
    const { key } = await makeWorkspace(file.db, 'logged paths');
    const headers = { Authorization: `Bearer ${key}` };
    const id = randomUUID();
    const question = 'Should-our-secret-merger-go-ahead';
    const logged = new Map([
      [`/v1/research/${id}/responses?model_id=${question}`, `/v1/research/${id}/responses`],
      [`/v1/research/${question}`, '/v1/research/…'],
      [`/v1/research/${id}/${question}`, `/v1/research/${id}/…`],
      [`/${question.repeat(400)}`, '/…'],
      [`/v1${'/a'.repeat(7_000)}`, `/v1${'/…'.repeat(7)}`],
      [`/console/${question}`, '/console/…'],
    ]);
    file.api.logged.length = 0;
    for (const [path] of logged) await send(file.api, path, { headers });
    const lines = file.api.logged.filter(({ msg }) => msg === 'request');
    assert.deepEqual(
      lines.map(({ path }) => path),
      [...logged.values()],
    );
  });

  it('R-E07 R-E01 a wrong method is 405 invalid_request, and Allow lists the methods of the path', async () => {
    const id = randomUUID();
    const wrong: [string, string, string][] = [
      ['GET', '/v1/research', 'POST'],
      ['PUT', '/v1/research', 'POST'],
      ['DELETE', `/v1/research/${id}`, 'GET, HEAD'],
      ['POST', `/v1/research/${id}/result`, 'GET, HEAD'],
      ['PATCH', '/v1/account', 'GET, HEAD'],
      ['OPTIONS', '/v1/account', 'GET, HEAD'],
    ];
    for (const [method, path, allow] of wrong) {
      const answer = await send(file.api, path, { method });
      assertRefused(answer, 405, 'invalid_request');
      assert.equal(answer.headers.get('Allow'), allow, `${method} ${path}`);
    }
  });

  it('R-E07 HEAD answers as GET does, without a body', async () => {
    const { key } = await makeWorkspace(file.db, 'head');
    const { status, headers, text } = await send(file.api, '/v1/account', {
      method: 'HEAD',
      headers: { Authorization: `Bearer ${key}` },
    });
    assert.deepEqual([status, text], [200, '']);
    assert.match(headers.get('Content-Type') ?? '', /^application\/json/);
  });
});
