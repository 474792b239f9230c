import assert from 'node:assert/strict';
import { invitePerson, removePerson, resetPerson } from '../../../src/app/people/invite.ts';
import { newToken, tokenDigest } from '../../../src/domain/account/token.ts';
import { apiForFile, assertEnvelope, makeWorkspace, send } from '../../support/http/api.ts';
import { browser, passphrase, signedIn, tokenFor } from '../../support/http/console.ts';

describe('console sessions', () => {
  const file = apiForFile();
  before(() => makeWorkspace(file.db, 'acme'));
  beforeEach(() => file.db.query('delete from sign_in_attempts')); // All tests share one address.

  const codeOf = ({ status, body }: { status: number; body: { error?: { code?: string } } }) =>
    `${status} ${body?.error?.code}`;

  it('R-U01 an invitation sets a passphrase once, and signs in; the name and passphrase do so later', async () => {
    const token = await tokenFor(file.db, 'acme', 'Ada');
    const first = browser(file.api);
    const accepted = await first.post('invitation', { token, passphrase });
    assert.deepEqual(accepted.body, {
      person: { name: 'Ada' },
      workspace: { name: 'acme' },
      csrf_token: first.me().csrf_token,
    });
    assert.deepEqual((await first.get('me')).body, accepted.body);
    assert.equal(
      codeOf(await browser(file.api).post('invitation', { token, passphrase })),
      '403 invitation_not_valid',
    );
    const second = browser(file.api);
    assert.equal((await second.post('session', { name: ' ADA ', passphrase })).status, 200);
    assert.notEqual(second.session(), first.session());
    assert.equal((await first.get('me')).status, 200);
  });

  it('R-U01 a look at an invitation tells whether it works, to whom it is for nobody, and does not use it up', async () => {
    const token = await tokenFor(file.db, 'acme', 'looked at');
    const page = browser(file.api);
    const look = async (each: string) => await page.post('invitation/look', { token: each });
    const works = await look(token);
    assert.deepEqual([works.status, works.text, works.headers.getSetCookie()], [204, '', []]);
    assert.equal((await page.post('invitation', { token, passphrase })).status, 200);
    const [used, unknown] = [await look(token), await look(newToken())];
    assert.equal(codeOf(used), '403 invitation_not_valid');
    assert.deepEqual(used.body, unknown.body);
    await file.db.query('delete from sign_in_attempts');
    const statuses = new Set<number>();
    for (let turn = 0; turn < 21; turn++) statuses.add((await look(newToken())).status);
    assert.deepEqual([...statuses], [403, 429]);
  });

  it('R-U01 whoever opens an invitation ends the session that the browser had before', async () => {
    const page = await signedIn(file.db, file.api, 'acme');
    const Cookie = `panel_session=${page.session()}`;
    assert.equal((await browser(file.api).get('me', { Cookie })).status, 200);
    const token = await tokenFor(file.db, 'acme', 'next');
    assert.equal((await page.post('invitation', { token, passphrase })).status, 200);
    assert.equal((await browser(file.api).get('me', { Cookie })).status, 401);
    assert.equal(page.me().person.name, 'next');
  });

  it('R-U01 of two who open one invitation at once, one is signed in', async () => {
    const token = await tokenFor(file.db, 'acme', 'twice');
    const answers = await Promise.all(
      [1, 2].map(() => browser(file.api).post('invitation', { token, passphrase })),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 403]);
  });

  it('R-U01 a passphrase that is refused leaves the invitation as it was', async () => {
    const token = await tokenFor(file.db, 'acme', 'careless');
    const page = browser(file.api);
    for (const [weak, reason] of [
      ['too short', 'too_short'],
      ['password1234', 'common'],
      ['abcabcabcabc', 'repeats'],
      ['careless 1234', 'holds_name'],
    ]) {
      const { status, body } = await page.post('invitation', { token, passphrase: weak });
      assert.deepEqual([status, body.error.details], [400, { reason }], weak);
      assert.ok(!JSON.stringify(body).includes(weak!), 'the passphrase is repeated');
    }
    assert.equal((await page.post('invitation', { token, passphrase })).status, 200);
  });

  it('R-U01 an invitation ends after 72 hours, and when another one replaces it', async () => {
    const old = await tokenFor(file.db, 'acme', 'late');
    const { token } = (await resetPerson(file.db, 'late'))!;
    const refused = async (each: string) =>
      codeOf(await browser(file.api).post('invitation', { token: each, passphrase }));
    assert.equal(await refused(old), '403 invitation_not_valid');
    const { rows } = await file.db.query(
      `update invitations set created_at = created_at - interval '72 hours', expires_at = expires_at - interval '72 hours'
       where digest = decode($1, 'hex') returning round(extract(epoch from expires_at - created_at))::int as lasts`,
      [tokenDigest(token)],
    );
    assert.deepEqual(rows, [{ lasts: 72 * 3600 }]);
    assert.equal(await refused(token), '403 invitation_not_valid');
    assert.equal(await refused('no token at all'), '403 invitation_not_valid');
  });

  it('R-U01 no token and no passphrase is stored, sent back or logged, but for the cookie', async () => {
    const token = await tokenFor(file.db, 'acme', 'private');
    const page = browser(file.api);
    await page.post('invitation', { token, passphrase });
    await browser(file.api).post('session', { name: 'private', passphrase: `${passphrase}!` });
    const stored = await file.db.query(
      `select json_agg(p)::text || (select json_agg(s)::text from sessions s) ||
         coalesce((select json_agg(i)::text from invitations i), '') as text from people p`,
    );
    for (const text of [stored.rows[0].text, JSON.stringify(file.api.logged)]) {
      for (const each of [passphrase, token, page.session()]) assert.ok(!text.includes(each));
    }
    assert.match(stored.rows[0].text, /\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('R-U01 the cookie is for this host alone, and is encrypted wherever it crosses a network', async () => {
    const token = await tokenFor(file.db, 'acme', 'cookie');
    const onLoopback = await browser(file.api).post('invitation', { token, passphrase });
    assert.match(
      onLoopback.headers.getSetCookie().join(),
      /^panel_session=[\w-]{43}; Path=\/; Max-Age=1209600; HttpOnly; SameSite=Lax$/,
    );
    assert.equal(onLoopback.headers.get('Cache-Control'), 'private, no-store');
  });

  it('R-U01 a wrong passphrase and an unknown name are refused in the same words', async () => {
    await signedIn(file.db, file.api, 'acme', 'known');
    const page = browser(file.api);
    const wrong = await page.post('session', { name: 'known', passphrase: 'wrong passphrase' });
    const unknown = await page.post('session', { name: 'unknown', passphrase: 'wrong passphrase' });
    assert.equal(codeOf(wrong), '401 sign_in_refused');
    assert.deepEqual(unknown.body, wrong.body);
    assert.deepEqual(wrong.headers.getSetCookie(), []);
    assertEnvelope(wrong.body);
    const invited = await invitePerson(file.db, 'acme', 'not yet');
    assert.ok(typeof invited === 'object');
    const early = await page.post('session', { name: 'not yet', passphrase });
    assert.deepEqual(early.body, wrong.body);
  });

  it('R-U01 an address has 20 attempts in ten minutes, whatever it tries', async () => {
    await signedIn(file.db, file.api, 'acme', 'busy');
    await file.db.query('delete from sign_in_attempts');
    const page = browser(file.api);
    const statuses: number[] = [];
    for (let i = 0; i < 21; i++) {
      const name = i % 2 ? 'busy' : `nobody ${i}`;
      statuses.push((await page.post('session', { name, passphrase: 'wrong passphrase' })).status);
    }
    assert.deepEqual(statuses, [...Array(20).fill(401), 429]);
    const right = await page.post('session', { name: 'busy', passphrase });
    assert.equal(codeOf(right), '429 too_many_attempts');
    const seconds = Number(right.headers.get('Retry-After'));
    assert.ok(seconds > 500 && seconds <= 600, `${seconds}`);
    await file.db.query(`update sign_in_attempts set started_at = started_at - interval '10 minutes'`);
    assert.equal((await page.post('session', { name: 'busy', passphrase })).status, 200);
    const { rows } = await file.db.query('select count(*)::int as subjects from sign_in_attempts');
    assert.ok(rows[0].subjects <= 2, 'what is over is forgotten');
  });

  it('R-U01 an account has 60 attempts in ten minutes over all addresses, whether it exists or not', async () => {
    await signedIn(file.db, file.api, 'acme', 'wanted');
    for (const name of ['wanted', 'nobody at all']) {
      await file.db.query('delete from sign_in_attempts');
      await browser(file.api).post('session', { name, passphrase: 'wrong passphrase' });
      await file.db.query('update sign_in_attempts set used = 60');
      await file.db.query(`update sign_in_attempts set used = 1 where subject = sha256($1::text::bytea)`, [
        'address 127.0.0.1',
      ]);
      const refused = await browser(file.api).post('session', { name: name.toUpperCase(), passphrase });
      assert.equal(codeOf(refused), '429 too_many_attempts', name);
    }
  });

  it('R-U01 a clock that is set back an hour keeps nobody out for an hour', async () => {
    await signedIn(file.db, file.api, 'acme', 'punctual');
    await file.db.query(
      `update sign_in_attempts set used = 100, started_at = started_at + interval '1 hour'`,
    );
    assert.equal((await browser(file.api).post('session', { name: 'punctual', passphrase })).status, 200);
  });

  it('R-U01 another spelling of a name has no attempts of its own', async () => {
    await signedIn(file.db, file.api, 'acme', 'riviera');
    const page = browser(file.api);
    for (const name of ['rİviera', 'rİvİera'])
      assert.equal(codeOf(await page.post('session', { name, passphrase })), '401 sign_in_refused', name);
    assert.equal((await page.post('session', { name: 'RIVIERA', passphrase })).status, 200);
  });

  it('R-U01 a session ends by signing out, here or everywhere', async () => {
    const here = await signedIn(file.db, file.api, 'acme', 'traveller');
    const there = browser(file.api);
    await there.post('session', { name: 'traveller', passphrase });
    assert.equal((await here.delete('session')).status, 204);
    assert.equal(codeOf(await here.get('me')), '401 authentication_required');
    assert.equal((await there.get('me')).status, 200);
    const third = browser(file.api);
    await third.post('session', { name: 'traveller', passphrase });
    const session = there.session();
    assert.equal((await third.delete('sessions')).status, 204);
    for (const value of [third.session(), session]) {
      const headers = { Cookie: `panel_session=${value}` };
      assert.equal((await send(file.api, '/console/api/me', { headers })).status, 401);
    }
  });

  it('R-U01 a session ends 12 hours after its last use, and 14 days after it began', async () => {
    const page = await signedIn(file.db, file.api, 'acme', 'sleeper');
    const digest = tokenDigest(page.session());
    const set = async (column: string, ago: string) =>
      await file.db.query(
        `update sessions set ${column} = clock_timestamp() - $2::interval where digest = decode($1, 'hex')`,
        [digest, ago],
      );
    await set('last_used_at', '11 hours 59 minutes');
    assert.equal((await page.get('me')).status, 200);
    const { rows } = await file.db.query(
      `select last_used_at > clock_timestamp() - interval '1 minute' as fresh from sessions where digest = decode($1, 'hex')`,
      [digest],
    );
    assert.deepEqual(rows, [{ fresh: true }], 'its use is recorded');
    await set('last_used_at', '12 hours');
    assert.equal((await page.get('me')).status, 401);
    await set('last_used_at', '1 minute');
    await set('created_at', '14 days');
    assert.equal((await page.get('me')).status, 401);
  });

  it('R-U01 a removed person is signed out at once and cannot come back; the name is free again', async () => {
    const page = await signedIn(file.db, file.api, 'acme', 'leaver');
    const { token } = (await resetPerson(file.db, 'leaver'))!;
    assert.equal(await removePerson(file.db, 'Leaver'), true);
    assert.equal((await page.get('me')).status, 401);
    assert.equal((await page.post('session', { name: 'leaver', passphrase })).status, 401);
    assert.equal((await page.post('invitation', { token, passphrase })).status, 403);
    await signedIn(file.db, file.api, 'acme', 'leaver');
  });

  it('R-U01 a reset keeps the old passphrase until the link is used, which ends every session', async () => {
    const page = await signedIn(file.db, file.api, 'acme', 'forgetful');
    const { token } = (await resetPerson(file.db, 'forgetful'))!;
    assert.equal((await page.get('me')).status, 200);
    const other = browser(file.api);
    const another = 'another horse, another staple';
    assert.equal((await other.post('invitation', { token, passphrase: another })).status, 200);
    assert.equal((await page.get('me')).status, 401);
    assert.equal((await page.post('session', { name: 'forgetful', passphrase })).status, 401);
    assert.equal((await page.post('session', { name: 'forgetful', passphrase: another })).status, 200);
  });
});
