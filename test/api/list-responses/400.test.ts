import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { encodeCursor } from '../../../src/domain/cursor.ts';
import { acceptRun, deliveredRun } from '../../support/database/runs.ts';
import { apiForFile, assertRefused, get, makeWorkspace, send } from '../../support/http/api.ts';
import { anyQuery, assertNoFault, liftReadLimit } from '../../support/http/responses.ts';

describe('GET /v1/research/{run_id}/responses, 400', () => {
  const file = apiForFile();
  let key: string;
  let workspaceId: string;
  let path: string;
  let otherPath: string;

  before(async () => {
    ({ id: workspaceId, key } = await makeWorkspace(file.db, 'bad-requests'));
    await liftReadLimit(file.db, workspaceId);
    path = `/v1/research/${(await deliveredRun(file.db, workspaceId)).id}/responses`;
    otherPath = `/v1/research/${(await deliveredRun(file.db, workspaceId)).id}/responses`;
  });

  it('R-P03 R-E08 a limit that is not a whole number from 1 to 50 in plain digits is invalid_request', async () => {
    const limits = [
      '',
      '0',
      '51',
      '-1',
      '+1',
      '1.0',
      '1e1',
      '0x10',
      '%205',
      '5%20',
      '5%00',
      '٥',
      '5,5',
      'ten',
    ];
    const queries = limits.map((limit) => `limit=${limit}`);
    for (const query of [
      ...queries,
      'limit',
      `limit=${'9'.repeat(400)}`,
      'limit=5&limit=5',
      'limit=5&limit',
    ]) {
      const answer = await get(file.api, `${path}?${query}`, key);
      assertRefused(answer, 400, 'invalid_request');
      assert.match(answer.body.error.message, /limit/);
    }
  });

  it('R-E08 a repeated parameter is detected even behind a thousand others', async () => {
    const query = `limit=5&${'a&'.repeat(2_000)}limit=5`;
    assertRefused(await get(file.api, `${path}?${query}`, key), 400, 'invalid_request');
  });

  it('R-P03 R-E02 a cursor that was altered, cut, emptied or respelled is invalid_cursor', async () => {
    const cursor = await nextCursor(path);
    const bytes = Buffer.from(cursor, 'base64url');
    const altered = Buffer.from(bytes);
    altered[altered.length - 1]! ^= 1;
    const cursors = [
      '',
      'x',
      cursor.slice(1),
      cursor.slice(0, -1),
      `${cursor}A`,
      `${cursor}=`,
      `${cursor}==`,
      ` ${cursor}`,
      cursor.toLowerCase(),
      bytes.toString('base64'),
      bytes.toString('hex'),
      altered.toString('base64url'),
      Buffer.from('{"after":"a"}').toString('base64url'),
      'null',
      '\u0000',
      '0',
    ].filter((text) => text !== cursor);
    for (const text of cursors) {
      assertRefused(
        await get(file.api, `${path}?cursor=${encodeURIComponent(text)}`, key),
        400,
        'invalid_cursor',
      );
    }
    assertRefused(await get(file.api, `${path}?cursor`, key), 400, 'invalid_cursor');
    assert.equal((await get(file.api, `${path}?cursor=${cursor}`, key)).status, 200);
  });

  it('R-P03 a cursor of another run or of the usage list is invalid_cursor', async () => {
    assertRefused(
      await get(file.api, `${path}?cursor=${await nextCursor(otherPath)}`, key),
      400,
      'invalid_cursor',
    );
    const usage = await nextCursor('/v1/usage');
    assertRefused(await get(file.api, `${path}?cursor=${usage}`, key), 400, 'invalid_cursor');
  });

  it('R-E08 a valid cursor given twice is invalid_request', async () => {
    const cursor = await nextCursor(path);
    const answer = await get(file.api, `${path}?cursor=${cursor}&cursor=${cursor}`, key);
    assertRefused(answer, 400, 'invalid_request');
  });

  it('R-P01 a cursor continues with another limit, and with the run id in upper case', async () => {
    const cursor = await nextCursor(path);
    const upper = path.replace(/[0-9a-f-]{36}/, (id) => id.toUpperCase());
    const { body } = await get(file.api, `${upper}?limit=50&cursor=${cursor}`, key);
    assert.equal(body.data.length, 9);
  });

  it('R-P03 a forged cursor with a position that no model has continues or is refused, and is never a 500', async () => {
    const owner = path.split('/')[3]!;
    for (const place of [
      '',
      '\u0000',
      '\uffff',
      'zzz',
      '\u{10FFFF}'.repeat(1_000),
      `'; drop table runs; --`,
    ]) {
      const cursor = encodeCursor({ list: 'responses', owner }, place);
      assertNoFault(await get(file.api, `${path}?cursor=${cursor}`, key));
    }
  });

  it('R-E08 R-E01 no query string causes a 500', async () => {
    const cursor = await nextCursor(path);
    const query = fc.oneof(
      anyQuery('limit', 'cursor'),
      anyQuery('limit').map((rest) => `cursor=${cursor}&${rest}`),
    );
    await fc.assert(
      fc.asyncProperty(query, async (text) => assertNoFault(await get(file.api, `${path}?${text}`, key))),
      { numRuns: 150 },
    );
  });

  it('R-C16 checks in this order: 401, 429, 400, 404, 409', async () => {
    const { key: limited, id } = await makeWorkspace(file.db, 'limited');
    const queued = await acceptRun(file.db, id);
    const ask = (run: string, query: string) =>
      get(file.api, `/v1/research/${run}/responses${query}`, limited);
    assertRefused(await send(file.api, '/v1/research/x/responses?limit=0'), 401, 'authentication_required');
    assertRefused(await ask('x', '?limit=0'), 400, 'invalid_request');
    assertRefused(await ask(randomUUID(), '?limit=0'), 400, 'invalid_request');
    assertRefused(await ask(queued.id, '?cursor=x'), 400, 'invalid_cursor');
    assertRefused(await ask(randomUUID(), ''), 404, 'run_not_found');
    assertRefused(await ask(queued.id, ''), 409, 'responses_not_ready');
    await file.db.query('update rate_windows set used = 120 where used between 1 and 119');
    assertRefused(await ask('x', '?limit=0'), 429, 'rate_limit_exceeded');
    assertRefused(
      await send(file.api, '/v1/research/x/responses', { headers: { Authorization: 'Bearer x' } }),
      401,
      'invalid_api_key',
    );
  });

  async function nextCursor(list: string): Promise<string> {
    return (await get(file.api, `${list}?limit=1`, key)).body.next_cursor;
  }
});
