import assert from 'node:assert/strict';
import { newApiKey } from '../../../src/domain/account/api-key.ts';
import { booksOf } from '../../support/database/runs.ts';
import { apiForFile, assertRefused, create, makeWorkspace, send, validBody } from '../../support/http/api.ts';

// Requirements on credentials are tested for all endpoints at GET /v1/account; here, that they are
// checked before everything else.

describe('POST /v1/research, 401', () => {
  const file = apiForFile();

  it('R-C14 R-A03 (API keys) creates nothing without a key, or with an unknown one', async () => {
    const { id } = await makeWorkspace(file.db, 'no-key');
    const before = await booksOf(file.db, id);
    const request = { method: 'POST', body: JSON.stringify(validBody) };
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' };
    const none = await send(file.api, '/v1/research', { ...request, headers });
    assertRefused(none, 401, 'authentication_required');
    const unknown = await create(file.api, newApiKey());
    assertRefused(unknown, 401, 'invalid_api_key');
    for (const answer of [none, unknown]) assert.equal(answer.headers.get('WWW-Authenticate'), 'Bearer');
    assert.deepEqual(await booksOf(file.db, id), before);
  });

  it('R-A04 a revoked key creates nothing from the next request on', async () => {
    const { id, key } = await makeWorkspace(file.db, 'revoked');
    assert.equal((await create(file.api, key, { idempotencyKey: 'mine' })).status, 202);
    await file.db.query('update api_keys set revoked_at = clock_timestamp() where workspace_id = $1', [id]);
    assertRefused(await create(file.api, key), 401, 'invalid_api_key');
    assertRefused(await create(file.api, key, { idempotencyKey: 'mine' }), 401, 'invalid_api_key');
  });
});
