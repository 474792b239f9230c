import assert from 'node:assert/strict';
import { request } from 'node:http';
import { inviteLocally } from '../../../src/app/people/invite.ts';
import { apiForFile, makeWorkspace } from '../../support/http/api.ts';
import { browser, passphrase, signedIn, tokenFor } from '../../support/http/console.ts';
import { startApi } from '../../support/http/start-api.ts';

describe('console requests from elsewhere', () => {
  const file = apiForFile();
  before(() => makeWorkspace(file.db, 'acme'));
  beforeEach(() => file.db.query('delete from sign_in_attempts'));

  const foreign = [
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: 'null' },
  ];

  it('R-U07 a post from another site changes nothing, even with the cookie and the token', async () => {
    const page = await signedIn(file.db, file.api, 'acme');
    for (const headers of foreign) {
      const { status, body } = await page.delete('sessions', headers);
      assert.deepEqual([status, body.error.code], [403, 'cross_site_request'], JSON.stringify(headers));
    }
    assert.equal((await page.get('me')).status, 200);
  });

  it('R-U07 a post without the token, or with another session’s, changes nothing', async () => {
    const page = await signedIn(file.db, file.api, 'acme');
    const other = await signedIn(file.db, file.api, 'acme');
    for (const token of ['', 'guess', other.me().csrf_token]) {
      const { status, body } = await page.delete('session', { 'X-CSRF-Token': token });
      assert.deepEqual([status, body.error.code], [403, 'cross_site_request']);
    }
    assert.equal((await page.get('me')).status, 200);
    assert.equal((await page.delete('session')).status, 204);
  });

  it('R-U07 another site signs nobody in, and neither does a client that does not say where it comes from', async () => {
    const token = await tokenFor(file.db, 'acme', 'lured');
    const page = browser(file.api);
    for (const headers of [...foreign, { Origin: '', 'Sec-Fetch-Site': '' }]) {
      for (const [path, body] of [
        ['session', { name: 'lured', passphrase }],
        ['invitation', { token, passphrase }],
        ['invitation/look', { token }],
      ] as const) {
        const answer = await page.post(path, body, headers);
        assert.deepEqual([answer.status, answer.body.error.code], [403, 'cross_site_request'], path);
      }
    }
    const form = await page.post('session', { name: 'lured', passphrase }, { 'Content-Type': 'text/plain' });
    assert.equal(form.status, 400);
    assert.equal((await page.post('invitation', { token, passphrase })).status, 200);
  });

  it('R-U07 behind a proxy that ends TLS, the public address counts, and cookies are encrypted', async () => {
    const publicUrl = 'https://research.example';
    const api = await startApi(file.db, { console: { publicUrl } });
    const token = await tokenFor(file.db, 'acme', 'remote');
    const page = browser(api);
    const answer = await page.post('invitation', { token, passphrase }, { Origin: publicUrl });
    assert.match(
      answer.headers.getSetCookie().join(),
      /^__Host-panel_session=[\w-]{43}; Path=\/; Max-Age=1209600; HttpOnly; SameSite=Lax; Secure$/,
    );
    assert.equal((await page.get('me')).status, 200);
    const plain = { Cookie: `panel_session=${page.session()}` };
    assert.equal((await page.get('me', plain)).status, 401, 'a neighbour could plant this one');
    await api.stop();
  });

  it('R-U01 the link of a local start works only in a browser on this machine', async () => {
    const { id } = await makeWorkspace(file.db, 'local');
    const { token } = (await inviteLocally(file.db, id, 'local'))!;
    const page = browser(file.api);
    const proxied = await page.post('invitation', { token, passphrase }, { 'X-Forwarded-For': '10.0.0.1' });
    assert.deepEqual([proxied.status, proxied.body.error.code], [403, 'invitation_elsewhere']);
    assert.equal(await statusFor('research.example', { token, passphrase }), 403);
    const again = await inviteLocally(file.db, id, 'local');
    assert.equal(
      (await page.post('invitation', { token, passphrase })).status,
      403,
      'a new start replaces it',
    );
    assert.equal((await page.post('invitation', { token: again?.token, passphrase })).status, 200);
    assert.equal(await inviteLocally(file.db, id, 'local'), undefined);
  });

  /** With a Host that fetch would not send. */
  async function statusFor(host: string, body: object): Promise<number | undefined> {
    const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
    const headers = { Host: host, Origin: `https://${host}`, 'Content-Type': 'application/json' };
    const sent = request(
      `${file.api.url}/console/api/invitation`,
      { method: 'POST', headers },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    sent.on('error', reject).end(JSON.stringify(body));
    return await promise;
  }
});
