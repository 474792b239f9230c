import assert from 'node:assert/strict';
import type { ServerOptions } from '../../../api/server/server.ts';
import { apiForFile, get, makeWorkspace, send } from '../../support/http/api.ts';
import { startApi, type TestApi } from '../../support/http/start-api.ts';

const page = 'https://app.example';
const preflight = { Origin: page, 'Access-Control-Request-Method': 'POST' };

describe('every request: pages of other origins (CORS)', () => {
  const file = apiForFile();

  async function withOrigins(
    corsOrigins: string[],
    step: (api: TestApi) => Promise<void>,
    limits: ServerOptions['limits'] = {},
  ): Promise<void> {
    const api = await startApi(file.db, { corsOrigins, limits, graceMs: 0 });
    await step(api).finally(api.stop);
  }

  it('R-E07 pages of other origins are allowed nothing by default: a preflight is an unsupported method', async () => {
    const answer = await send(file.api, '/v1/research', { method: 'OPTIONS', headers: preflight });
    assert.deepEqual([answer.status, answer.headers.get('Access-Control-Allow-Origin')], [405, null]);
  });

  it('R-E06 an allowed origin may call the api and read the headers that a client needs, on refusals too', async () => {
    const { key } = await makeWorkspace(file.db, 'pages');
    await withOrigins([page], async (api) => {
      const response = await fetch(`${api.url}/v1/research`, { method: 'OPTIONS', headers: preflight });
      assert.equal(response.status, 204);
      assert.equal(response.headers.get('Access-Control-Allow-Origin'), page);
      assert.match(
        response.headers.get('Access-Control-Allow-Headers') ?? '',
        /Authorization.*Idempotency-Key/,
      );
      assert.match(response.headers.get('Access-Control-Allow-Methods') ?? '', /POST/);
      assert.equal(response.headers.get('Access-Control-Allow-Credentials'), null);
      for (const path of ['/v1/account', '/v1/research/none']) {
        const { headers } = await get(api, path, key, { Origin: page });
        assert.equal(headers.get('Access-Control-Allow-Origin'), page);
        assert.match(headers.get('Access-Control-Expose-Headers') ?? '', /Location.*RateLimit.*Retry-After/);
        assert.match(headers.get('Vary') ?? '', /Origin/);
      }
    });
  });

  it('R-E06 only listed origins are allowed, or all of them with *', async () => {
    await withOrigins(['https://other.example'], async (api) => {
      const { headers } = await send(api, '/v1/account', { headers: { Origin: page } });
      assert.equal(headers.get('Access-Control-Allow-Origin'), null);
      const asked = await send(api, '/v1/research', { method: 'OPTIONS', headers: preflight });
      assert.equal(asked.status, 405);
    });
    await withOrigins(['*'], async (api) => {
      const { headers } = await send(api, '/v1/account', { headers: { Origin: page } });
      assert.equal(headers.get('Access-Control-Allow-Origin'), page);
    });
  });

  it('R-E06 R-H05 (pages) an allowed origin may read Retry-After on 503, also on a refusal that never reached the app', async () => {
    const asked = async (origin: string): Promise<Headers> => {
      let headers = new Headers();
      const step = async (api: TestApi) => {
        const answer = await send(api, '/v1/account', { headers: { Origin: origin } });
        assert.deepEqual([answer.status, answer.headers.get('Retry-After')], [503, '2']);
        headers = answer.headers;
      };
      await withOrigins([page], step, { requests: 0 });
      return headers;
    };
    const mine = await asked(page);
    assert.equal(mine.get('Access-Control-Allow-Origin'), page);
    assert.match(mine.get('Access-Control-Expose-Headers') ?? '', /Retry-After/);
    assert.match(mine.get('Vary') ?? '', /Origin/);
    assert.equal((await asked('https://other.example')).get('Access-Control-Allow-Origin'), null);
  });
});
