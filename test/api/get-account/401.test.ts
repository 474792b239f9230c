import assert from 'node:assert/strict';
import { createKey } from '../../../src/app/create-key.ts';
import { openPool } from '../../../src/db/pool.ts';
import { newApiKey } from '../../../src/domain/account/api-key.ts';
import { secret } from '../../../src/domain/secret.ts';
import { type Answer, apiForFile, assertRefused, get, makeWorkspace, send } from '../../support/http/api.ts';
import { startApi } from '../../support/http/start-api.ts';

// Every endpoint authenticates in the same way, so one of them is enough.

describe('GET /v1/account, 401', () => {
  const file = apiForFile();

  it('R-A03 (API keys) R-E02 a missing credential, or one that is not Bearer, is authentication_required', async () => {
    const { key } = await makeWorkspace(file.db, 'not-bearer');
    const basic = `Basic ${Buffer.from(`key:${key}`).toString('base64')}`;
    assertUnauthenticated(await send(file.api, '/v1/account'), 'authentication_required');
    for (const credential of [
      '',
      basic,
      key,
      'Bearer',
      'Bearer ',
      `Bearer${key}`,
      `Token ${key}`,
      `Bearer ${key} ${key}`,
    ]) {
      assertUnauthenticated(await authorized(credential), 'authentication_required');
    }
  });

  it('R-A03 (API keys) R-E02 an unknown or malformed key is invalid_api_key', async () => {
    const { id, key } = await makeWorkspace(file.db, 'unknown');
    const session = Buffer.alloc(32, 7).toString('base64url');
    for (const credential of [
      newApiKey(),
      mistyped(key),
      key.slice(0, -1),
      `${key}0`,
      key.toLowerCase(),
      id,
      session,
      'null',
      'a.b.c',
    ]) {
      assertUnauthenticated(await authorized(`Bearer ${credential}`), 'invalid_api_key');
    }
  });

  it('R-A03 (API keys) a mistyped key is told from one that is unknown, by its checksum', async () => {
    const { key } = await makeWorkspace(file.db, 'mistyped');
    const typed = await authorized(`Bearer ${mistyped(key)}`);
    const unknown = await authorized(`Bearer ${newApiKey()}`);
    assert.match(typed.body.error.message, /mistyped/);
    assert.match(unknown.body.error.message, /unknown, revoked or expired/);
  });

  it('R-A03 (API keys) the scheme is case-insensitive, and may be followed by more than one space', async () => {
    const { key } = await makeWorkspace(file.db, 'lower-case');
    for (const credential of [`bearer ${key}`, `BEARER ${key}`, `Bearer   ${key} `]) {
      assert.equal((await authorized(credential)).status, 200, credential.split(' ')[0]);
    }
  });

  it('R-A03 (API keys) a key with a wrong checksum is refused without a query', async () => {
    const { key } = await makeWorkspace(file.db, 'checksum');
    const db = openPool(secret('postgresql://nobody@127.0.0.1:9/nothing'), {
      maxConnections: 1,
      applicationName: 'test',
      onIdleError: () => undefined,
    });
    const api = await startApi(db);
    try {
      assertRefused(await get(api, '/v1/account', mistyped(key)), 401, 'invalid_api_key');
      assertRefused(await get(api, '/v1/account', newApiKey()), 500, 'internal_error'); // This one has to be looked up.
    } finally {
      await api.stop();
      await db.end();
    }
  });

  it('R-A04 R-A03 (API keys) a revoked key stops working with its next request, and other keys of the workspace still work', async () => {
    const { id, key } = await makeWorkspace(file.db, 'revoked');
    const sister = await createKey(file.db, id, 'sister', null);
    assert.equal((await get(file.api, '/v1/account', sister.key)).status, 200);
    await file.db.query('update api_keys set revoked_at = clock_timestamp() where id = $1', [sister.id]);
    assertUnauthenticated(await authorized(`Bearer ${sister.key}`), 'invalid_api_key');
    assert.equal((await get(file.api, '/v1/account', key)).status, 200);
  });

  it('R-A04 R-A03 (API keys) an expired key is refused, and one that expires later works', async () => {
    const { id } = await makeWorkspace(file.db, 'expired');
    const expired = await createKey(file.db, id, 'expired', new Date(Date.now() - 1_000));
    const later = await createKey(file.db, id, 'later', new Date(Date.now() + 3_600_000));
    assertUnauthenticated(await authorized(`Bearer ${expired.key}`), 'invalid_api_key');
    assert.equal((await get(file.api, '/v1/account', later.key)).status, 200);
  });

  it('R-A03 (API keys) a key in the query string is not accepted', async () => {
    const { key } = await makeWorkspace(file.db, 'in-query');
    const answer = await send(file.api, `/v1/account?api_key=${key}&access_token=${key}`);
    assertUnauthenticated(answer, 'authentication_required');
    assert.ok(!JSON.stringify(file.api.logged).includes(key));
  });

  async function authorized(credential: string): Promise<Answer> {
    return await send(file.api, '/v1/account', { headers: { Authorization: credential } });
  }
});

function assertUnauthenticated(answer: Answer, code: string): void {
  assertRefused(answer, 401, code);
  assert.equal(answer.headers.get('WWW-Authenticate'), 'Bearer');
}

/** The key with two adjacent characters swapped, a typical typo. */
function mistyped(key: string): string {
  const at = [...key].findIndex((letter, index) => index > 11 && letter !== key[index + 1]);
  return key.slice(0, at) + key[at + 1] + key[at] + key.slice(at + 2);
}
