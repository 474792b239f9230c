import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { databaseQueue } from '../../../api/admission/database-queue.ts';
import { routes } from '../../../api/app.ts';
import { newToken } from '../../../src/domain/account/token.ts';
import { ApiError } from '../../../src/domain/errors.ts';
import { apiForFile, makeWorkspace, send, type TestWorkspace } from '../../support/http/api.ts';
import { type Browser, browser, passphrase, signedIn } from '../../support/http/console.ts';

const signedOut = new ApiError('signed_out').message;

describe('sessions and keys', () => {
  const file = apiForFile();
  let workspace: TestWorkspace;
  let page: Browser;
  before(async () => {
    workspace = await makeWorkspace(file.db, 'both');
    page = await signedIn(file.db, file.api, 'both', 'Ada');
  });

  /** Every route of the service, as method and path. */
  function allRoutes(isWanted: (path: string) => boolean): [method: string, path: string][] {
    const found = routes({ db: file.db } as Parameters<typeof routes>[0], databaseQueue(file.db))
      .stack.filter(({ path }) => isWanted(`${path}`))
      .flatMap(({ path, methods }) =>
        methods
          .filter((method) => method !== 'HEAD')
          .map((method): [string, string] => [method, `${path}`.replaceAll(/:\w+/g, () => randomUUID())]),
      );
    assert.ok(found.length >= 5, `${found.length}`);
    return found;
  }

  it('R-U03 R-A03 a session is no key at any route of the api, as a bearer or as a cookie', async () => {
    const session = page.session();
    const ofKeys = allRoutes(
      (path) => path.startsWith('/v1/research') || /^\/(v1\/(account|usage)|mcp)$/.test(path),
    );
    for (const [method, path] of ofKeys) {
      const post = method === 'POST' ? { body: '{}' } : {};
      const cookie = { Cookie: `panel_session=${session}`, 'X-CSRF-Token': page.me().csrf_token };
      for (const [headers, code] of [
        [{ Authorization: `Bearer ${session}` }, 'invalid_api_key'],
        [cookie, 'authentication_required'],
        [{ ...cookie, Authorization: `Bearer ${session}` }, 'invalid_api_key'],
      ] as const) {
        const { status, body } = await send(file.api, path, { method, ...post, headers: { ...headers } });
        assert.deepEqual([status, body.error.code], [401, code], `${method} ${path}`);
      }
    }
  });

  it('R-U03 a key is no session at any route of the console, as a bearer or as a cookie', async () => {
    const { key } = workspace;
    const open = ['session', 'invitation', 'invitation/look'].map((path) => `POST /console/api/${path}`);
    const ofPeople = allRoutes((path) => path.startsWith('/console/api/'));
    for (const [method, path] of ofPeople) {
      if (open.includes(`${method} ${path}`)) continue;
      for (const headers of [
        { Authorization: `Bearer ${key}` },
        { Authorization: `Bearer ${key}`, Cookie: `panel_session=${key}` },
      ]) {
        const sent = { ...headers, Origin: file.api.url, 'X-CSRF-Token': page.me().csrf_token };
        const { status, body } = await send(file.api, path, { method, headers: sent });
        const expected = method === 'GET' || !('Cookie' in headers) ? 401 : 403; // The token is not that of this "session".
        assert.equal(status, expected, `${method} ${path}`);
        assert.ok(body.error.code);
      }
    }
  });

  it('R-H04 a session that has ended is refused from memory, if it is used again and again', async () => {
    const { query } = file.db;
    let looked = 0;
    file.db.query = ((...values: [{ name?: string }]) => {
      if (values[0].name === 'find_session') looked++;
      return Reflect.apply(query, file.db, values);
    }) as typeof query;
    const headers = { Cookie: `panel_session=${newToken()}` };
    try {
      for (let tried = 0; tried < 8; tried++) await send(file.api, '/console/api/me', { headers });
      const more = Array.from({ length: 40 }, () => send(file.api, '/console/api/me', { headers }));
      for (const answer of await Promise.all(more)) {
        assert.deepEqual([answer.status, answer.body.error.code], [401, 'authentication_required']);
        assert.equal(answer.body.error.message, signedOut);
      }
    } finally {
      file.db.query = query;
    }
    assert.ok(looked < 24, `${looked}`);
    assert.equal((await page.get('me')).status, 200, 'a session that works is never judged from memory');
  });

  it('R-U03 a key does not sign in as a passphrase or as the token of an invitation', async () => {
    const { key } = workspace;
    const stranger = browser(file.api);
    for (const [path, body] of [
      ['session', { name: 'Ada', passphrase: key }],
      ['session', { name: key, passphrase }],
      ['invitation', { token: key, passphrase }],
      ['invitation/look', { token: key }],
      ['invitation', { token: page.session(), passphrase }],
    ] as const) {
      const answer = await stranger.post(path, body);
      assert.ok([401, 403].includes(answer.status), `${answer.status}`);
      assert.deepEqual(answer.headers.getSetCookie(), []);
    }
  });
});
