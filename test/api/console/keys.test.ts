import assert from 'node:assert/strict';
import { isWellFormedApiKey } from '../../../src/domain/account/api-key.ts';
import { apiForFile, assertRefused, get, makeWorkspace, type TestWorkspace } from '../../support/http/api.ts';
import { type Browser, signedIn } from '../../support/http/console.ts';

describe('console keys', () => {
  const file = apiForFile();
  let workspace: TestWorkspace;
  let page: Browser;
  before(async () => {
    workspace = await makeWorkspace(file.db, 'acme');
    page = await signedIn(file.db, file.api, 'acme', 'Ada');
  });

  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const listed = async (id: string) =>
    (await page.get('keys')).body.data.find((each: { id: string }) => each.id === id);

  it('R-U02 a person makes a key with a name and an end; it works, and is shown once', async () => {
    const expires_at = inDays(30);
    const { status, body } = await page.post('keys', { name: ' ci ', expires_at });
    assert.equal(status, 201);
    assert.ok(isWellFormedApiKey(body.key));
    assert.equal((await get(file.api, '/v1/account', body.key)).status, 200);
    const { last_used_at, created_at, ...rest } = await listed(body.id);
    assert.ok(Date.parse(last_used_at) >= Date.parse(created_at));
    assert.deepEqual(rest, {
      id: body.id,
      name: 'ci',
      prefix: 'service_sk_',
      last4: body.key.slice(-4),
      status: 'working',
      created_by: 'Ada',
      expires_at,
      revoked_at: null,
    });
    const all = await page.get('keys');
    assert.ok(!all.text.includes(body.key) && !JSON.stringify(file.api.logged).includes(body.key));
    assert.deepEqual(
      all.body.data.map(({ name, created_by }: { name: string; created_by: string | null }) => [
        name,
        created_by,
      ]),
      [
        ['ci', 'Ada'],
        ['test', null],
      ],
    );
  });

  it('R-U02 a key is rolled: the new one works at once, the old one until the chosen time', async () => {
    const old = (await page.post('keys', { name: 'rolled', expires_at: inDays(100) })).body;
    const next = await page.post(`keys/${old.id}/roll`, { ends_at: inDays(1) });
    assert.deepEqual([next.status, next.body.name, next.body.expires_at], [201, 'rolled', old.expires_at]);
    for (const { key } of [old, next.body])
      assert.equal((await get(file.api, '/v1/account', key)).status, 200);
    assert.ok(Date.parse((await listed(old.id)).expires_at) < Date.now() + 1.01 * 86_400_000);

    const last = await page.post(`keys/${next.body.id}/roll`, {});
    assertRefused(await get(file.api, '/v1/account', next.body.key), 401, 'invalid_api_key');
    assert.equal((await get(file.api, '/v1/account', last.body.key)).status, 200);
    const again = await page.post(`keys/${next.body.id}/roll`, {});
    assert.deepEqual([again.status, again.body.error.code], [409, 'key_has_ended']);
    const sooner = (await page.post('keys', { name: 'short', expires_at: inDays(1) })).body;
    await page.post(`keys/${sooner.id}/roll`, { ends_at: inDays(20) });
    assert.equal((await listed(sooner.id)).expires_at, sooner.expires_at, 'rolling prolongs nothing');
  });

  it('R-U02 a key is revoked at once, if its name is typed', async () => {
    const { id, key } = (await page.post('keys', { name: 'to revoke' })).body;
    for (const name of ['', '?name=', '?name=to%20revok']) {
      const { status, body } = await page.delete(`keys/${id}${name.startsWith('?') ? name : ''}`);
      assert.deepEqual([status, body.error.code], [400, 'invalid_request']);
    }
    assert.equal((await get(file.api, '/v1/account', key)).status, 200);
    const revoked = await page.delete(`keys/${id}?name=to%20revoke`);
    assert.deepEqual([revoked.status, revoked.body.status], [200, 'revoked']);
    assertRefused(await get(file.api, '/v1/account', key), 401, 'invalid_api_key');
    assert.deepEqual((await page.delete(`keys/${id}?name=to%20revoke`)).body, revoked.body);
  });

  it('R-U02 a name and an end have limits, and another workspace’s keys do not exist', async () => {
    for (const body of [
      { name: '' },
      { name: 'x'.repeat(101) },
      { name: 'line\nbreak' },
      { name: 'past', expires_at: inDays(-1) },
      { name: 'never', expires_at: inDays(3_651) },
      { name: 'no time', expires_at: 'tomorrow' },
      { name: 'more', scope: 'all' },
      {},
    ]) {
      const answer = await page.post('keys', body);
      assert.deepEqual(
        [answer.status, answer.body.error.code],
        [400, 'invalid_request'],
        JSON.stringify(body),
      );
    }
    await makeWorkspace(file.db, 'other');
    const stranger = await signedIn(file.db, file.api, 'other');
    const { id, key } = (await page.post('keys', { name: 'ours' })).body;
    for (const answer of [
      await stranger.delete(`keys/${id}?name=ours`),
      await stranger.post(`keys/${id}/roll`, {}),
    ])
      assert.deepEqual([answer.status, answer.body.error.code], [404, 'key_not_found']);
    assert.equal((await page.post('keys/none/roll', {})).status, 400);
    assert.equal((await page.post(`keys/${id}/roll`, { ends_at: inDays(31) })).status, 400);
    assert.equal((await get(file.api, '/v1/account', key)).status, 200);
    assert.equal((await stranger.get('keys')).body.data.length, 1);
  });

  it('R-U02 a workspace has at most 100 working keys', async () => {
    await file.db.query(
      `insert into api_keys (workspace_id, digest, last4, name)
       select $1, sha256(n::text::bytea), 'last', 'many' from generate_series(1, 100) n`,
      [workspace.id],
    );
    const { status, body } = await page.post('keys', { name: 'one more' });
    assert.deepEqual([status, body.error.code], [409, 'too_many_keys']);
    await file.db.query(`update api_keys set revoked_at = clock_timestamp() where name = 'many'`);
    assert.equal((await page.post('keys', { name: 'one more' })).status, 201);
  });
});
