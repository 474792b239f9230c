import assert from 'node:assert/strict';
import fc from 'fast-check';
import { encodeCursor } from '../../../src/domain/cursor.ts';
import { acceptRun, deliveredRun } from '../../support/database/runs.ts';
import { apiForFile, assertRefused, get, makeWorkspace, send } from '../../support/http/api.ts';
import { anyQuery, assertNoFault, liftReadLimit } from '../../support/http/responses.ts';

describe('GET /v1/usage, 400', () => {
  const file = apiForFile();
  let id: string;
  let key: string;
  let responses: string;
  let cursor: string;

  before(async () => {
    ({ id, key } = await makeWorkspace(file.db, 'bad-requests'));
    await liftReadLimit(file.db, id);
    responses = `/v1/research/${(await deliveredRun(file.db, id)).id}/responses`;
    await acceptRun(file.db, id);
    cursor = await nextCursor('/v1/usage', key);
  });

  it('R-A02 R-E08 a limit that is not a whole number from 1 to 100 in plain digits is invalid_request', async () => {
    for (const limit of [
      '',
      '0',
      '101',
      '-1',
      '+1',
      '1.0',
      '1e2',
      '0x10',
      '%205',
      '\u0665',
      '9'.repeat(400),
    ]) {
      assertRefused(await get(file.api, `/v1/usage?limit=${limit}`, key), 400, 'invalid_request');
    }
    assertRefused(await get(file.api, '/v1/usage?limit=5&limit=6', key), 400, 'invalid_request');
    assert.equal((await get(file.api, '/v1/usage?limit=100', key)).status, 200);
  });

  it('R-P03 R-A02 a cursor that was altered, emptied or respelled is invalid_cursor', async () => {
    const bytes = Buffer.from(cursor, 'base64url');
    const spelled = [
      bytes.toString('hex'),
      `${cursor}=`,
      cursor.toUpperCase(),
      cursor.slice(0, -1),
      `${cursor}A`,
    ];
    for (const text of ['', 'x', ...spelled]) {
      assertRefused(await get(file.api, `/v1/usage?cursor=${text}`, key), 400, 'invalid_cursor');
    }
    assert.equal((await get(file.api, `/v1/usage?cursor=${cursor}`, key)).status, 200);
  });

  it("R-P03 a cursor of a run's responses or of another workspace is invalid_cursor", async () => {
    const other = await makeWorkspace(file.db, 'other');
    for (let index = 0; index < 2; index++) await acceptRun(file.db, other.id);
    for (const foreign of [await nextCursor(responses, key), await nextCursor('/v1/usage', other.key)]) {
      assertRefused(await get(file.api, `/v1/usage?cursor=${foreign}`, key), 400, 'invalid_cursor');
    }
  });

  it('R-P03 a forged cursor with an invalid position is invalid_cursor', async () => {
    const uuid = '00000000-0000-0000-0000-000000000000';
    for (const place of [
      '',
      'x',
      `/${uuid}`,
      `1/${uuid} `,
      `-1/${uuid}`,
      `${'9'.repeat(17)}/${uuid}`,
      '1/x',
      `\u0000`,
    ]) {
      const made = encodeCursor({ list: 'usage', owner: id }, place);
      assertRefused(await get(file.api, `/v1/usage?cursor=${made}`, key), 400, 'invalid_cursor');
    }
    const latest = encodeCursor({ list: 'usage', owner: id }, `${'9'.repeat(16)}/${uuid}`);
    assert.equal((await get(file.api, `/v1/usage?cursor=${latest}`, key)).body.data.length, 2);
  });

  it('R-E08 R-E01 no query string causes a 500', async () => {
    const query = fc.oneof(
      anyQuery('limit', 'cursor'),
      anyQuery('limit').map((rest) => `cursor=${cursor}&${rest}`),
    );
    await fc.assert(
      fc.asyncProperty(query, async (text) => assertNoFault(await get(file.api, `/v1/usage?${text}`, key))),
      { numRuns: 150 },
    );
  });

  it('R-C16 the key and its rate limit are checked before the parameters', async () => {
    assertRefused(await send(file.api, '/v1/usage?limit=0'), 401, 'authentication_required');
    const limited = await makeWorkspace(file.db, 'limited');
    await get(file.api, '/v1/usage', limited.key);
    await file.db.query('update rate_windows set used = 120 where used between 1 and 119');
    assertRefused(await get(file.api, '/v1/usage?limit=0', limited.key), 429, 'rate_limit_exceeded');
  });

  async function nextCursor(path: string, reader: string): Promise<string> {
    return (await get(file.api, `${path}?limit=1`, reader)).body.next_cursor;
  }
});
