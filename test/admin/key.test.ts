import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { isWellFormedApiKey } from '../../src/domain/account/api-key.ts';
import { databaseForFile } from '../db/file-database.ts';
import { assertRefused, get } from '../support/http/api.ts';
import { startApi, type TestApi } from '../support/http/start-api.ts';
import { admin } from './support.ts';

describe('admin key', () => {
  const file = databaseForFile();
  let api: TestApi;

  before(async () => {
    api = await startApi(file.db);
    await admin(file.db, 'workspace', 'create', 'acme');
  });
  after(() => api.stop());

  it('R-A04 create prints a working key once, alone on its line, and says so on stderr', async () => {
    const { code, out, err } = await admin(file.db, 'key', 'create', 'acme');
    assert.equal(code, 0);
    assert.ok(isWellFormedApiKey(out.slice(0, -1)) && out.endsWith('\n'));
    assert.match(err, /^This is key [0-9a-f-]{36}\. Keep it: it is not shown again\.\n$/);
    assert.equal((await get(api, '/v1/account', out.trim())).status, 200);
  });

  it('R-A04 list prints prefix, last four, creation, expiry, last use and revocation, and never a key', async () => {
    const used = (await admin(file.db, 'key', 'create', 'acme', '--name', 'used', '--json')).json;
    const days = ['--expires-in-days', '30'];
    const expiring = (await admin(file.db, 'key', 'create', 'acme', '--name', 'expiring', ...days, '--json'))
      .json;
    assert.deepEqual(Object.keys(used), ['id', 'workspace', 'name', 'key', 'expires_at']);
    await get(api, '/v1/account', used.key);

    const { json, out } = await admin(file.db, 'key', 'list', 'acme', '--json');
    const byName = new Map<string, Record<string, unknown>>(
      json.map((each: { name: string }) => [each.name, each]),
    );
    const { created_at, last_used_at, ...rest } = byName.get('used') ?? {};
    assert.deepEqual(rest, {
      id: used.id,
      workspace: 'acme',
      name: 'used',
      last4: used.key.slice(-4),
      expires_at: null,
      revoked_at: null,
      prefix: 'service_sk_',
    });
    assert.ok(Date.parse(String(last_used_at)) >= Date.parse(String(created_at)));
    assert.equal(byName.get('expiring')?.last_used_at, null);
    assert.equal(byName.get('expiring')?.expires_at, expiring.expires_at);
    const inDays = (Date.parse(expiring.expires_at) - Date.now()) / 86_400_000;
    assert.ok(inDays > 29.9 && inDays <= 30);

    const text = (await admin(file.db, 'key', 'list')).out;
    assert.match(text, new RegExp(`^acme +used +service_sk_…${used.key.slice(-4)} +\\d{4}-`, 'm'));
    for (const { key } of [used, expiring]) {
      assert.ok(!out.includes(key.slice(0, -4)) && !text.includes(key.slice(11, -4)), 'a key is shown again');
    }
  });

  it('R-A04 revoke stops a key with its next request; repeating it changes nothing', async () => {
    const { id, key } = (await admin(file.db, 'key', 'create', 'acme', '--json')).json;
    assert.equal((await get(api, '/v1/account', key)).status, 200);
    const first = await admin(file.db, 'key', 'revoke', id, '--json');
    assert.equal(first.code, 0);
    assertRefused(await get(api, '/v1/account', key), 401, 'invalid_api_key');
    const again = await admin(file.db, 'key', 'revoke', id.toUpperCase(), '--json');
    assert.deepEqual([again.code, again.json], [0, first.json]);
    assert.match(
      (await admin(file.db, 'key', 'revoke', id)).out,
      /^service_sk_….{4} of acme stopped working at \d{4}-/,
    );
  });

  it('R-A04 revoke of an unknown id exits with 1', async () => {
    const id = randomUUID();
    const { code, err } = await admin(file.db, 'key', 'revoke', id);
    assert.deepEqual([code, err], [1, `admin: There is no key ${id}.\n`]);
  });

  it('R-A04 a name is printed without control characters, which could move a terminal’s cursor', async () => {
    await file.db.query(`update api_keys set name = 'evil' || chr(27) || '[2J' where name = 'expiring'`);
    const { out } = await admin(file.db, 'key', 'list', 'acme');
    assert.ok(out.includes('evil?[2J') && !out.includes('\u001b'));
  });
});
