import assert from 'node:assert/strict';
import { createKey } from '../../../src/app/create-key.ts';
import { booksOf } from '../../support/database/runs.ts';
import { type Answer, apiForFile, assertRefused, create, makeWorkspace } from '../../support/http/api.ts';
import { startApi } from '../../support/http/start-api.ts';

describe('POST /v1/research, 429', () => {
  const file = apiForFile();
  const idempotencyKey = 'the-same';

  it('R-E05 (REST) R-E02 R-E06 the 31st create of a minute is refused with Retry-After; replays and refusals count', async () => {
    const { id, key } = await makeWorkspace(file.db, 'minute');
    const first = await create(file.api, key, { idempotencyKey });
    assert.equal(first.headers.get('RateLimit-Policy'), '"creates";q=30;w=60');
    assert.match(first.headers.get('RateLimit') ?? '', /^"creates";r=29;t=(60|59)$/);
    for (let i = 0; i < 14; i++) assert.equal((await create(file.api, key, { idempotencyKey })).status, 200);
    for (let i = 0; i < 5; i++) assert.equal((await create(file.api, key, { body: {} })).status, 400);
    for (let i = 0; i < 5; i++)
      assert.equal((await create(file.api, key, { idempotencyKey: null })).status, 400);
    for (let i = 0; i < 4; i++)
      assert.equal((await create(file.api, key, { idempotencyKey, body: other })).status, 409);
    const last = await create(file.api, key);
    assert.equal(last.status, 202);
    assert.match(last.headers.get('RateLimit') ?? '', /^"creates";r=0;t=\d+$/);

    const before = await booksOf(file.db, id);
    for (const answer of [await create(file.api, key), await create(file.api, key, { idempotencyKey })]) {
      assertRefused(answer, 429, 'rate_limit_exceeded');
      assertRetryAfter(answer);
      assert.match(answer.headers.get('RateLimit') ?? '', /^"creates";r=0;t=\d+$/);
    }
    assert.deepEqual(await booksOf(file.db, id), before);
  });

  it('R-E05 (REST) the minute begins with its first create, and there is room again when it is over', async () => {
    const { id, key } = await makeWorkspace(file.db, 'next-minute');
    await useUp(id);
    assertRefused(await create(file.api, key), 429, 'rate_limit_exceeded');
    await moveWindow(id, '50 seconds');
    const almost = await create(file.api, key);
    assertRefused(almost, 429, 'rate_limit_exceeded');
    assertRetryAfter(almost);
    const retryAfter = almost.headers.get('Retry-After');
    assert.ok(Number(retryAfter) <= 10);
    // A client that waits exactly this long reaches a new minute.
    await moveWindow(id, `${retryAfter} seconds`);
    assert.equal((await create(file.api, key)).status, 202);
  });

  it('R-E05 (REST) two keys of a workspace share its limit, over two api processes; another workspace has its own', async () => {
    const { id, key } = await makeWorkspace(file.db, 'shared');
    const other = await makeWorkspace(file.db, 'not-shared');
    const { key: secondKey } = await createKey(file.db, id, 'second', null);
    const secondApi = await startApi(file.db);
    try {
      const answers = await Promise.all(
        Array.from({ length: 48 }, (_, index) =>
          create(index % 2 ? file.api : secondApi, index % 4 < 2 ? key : secondKey, { idempotencyKey }),
        ),
      );
      const refused = answers.filter(({ status }) => status === 429);
      assert.equal(refused.length, 18);
      refused.forEach(assertRetryAfter);
      for (const api of [file.api, secondApi]) {
        assertRefused(await create(api, secondKey), 429, 'rate_limit_exceeded');
      }
      assert.equal((await create(secondApi, other.key)).status, 202);
    } finally {
      await secondApi.stop();
    }
  });

  it('R-C14 an idempotency key refused for the rate limit is free in the next minute', async () => {
    const { id, key } = await makeWorkspace(file.db, 'not-burnt');
    await useUp(id);
    assertRefused(await create(file.api, key, { idempotencyKey }), 429, 'rate_limit_exceeded');
    await moveWindow(id, '60 seconds');
    assert.equal((await create(file.api, key, { idempotencyKey, body: other })).status, 202);
  });

  const other = { prompt: 'Something else?', panel: 'wide' };

  async function useUp(workspaceId: string): Promise<void> {
    await file.db.query(
      `insert into rate_windows (subject, used, started_at) values ($1, 30, clock_timestamp())`,
      [workspaceId],
    );
  }

  async function moveWindow(workspaceId: string, into: string): Promise<void> {
    await file.db.query(`update rate_windows set started_at = started_at - $2::interval where subject = $1`, [
      workspaceId,
      into,
    ]);
  }
});

/** Whole seconds, so that a client that waits exactly this long reaches a new minute. */
function assertRetryAfter({ headers }: Answer): void {
  const text = headers.get('Retry-After') ?? '';
  assert.match(text, /^\d+$/);
  const resets = Number(/t=(\d+)$/.exec(headers.get('RateLimit') ?? '')?.[1]);
  assert.ok(Number(text) === resets && resets >= 1 && resets <= 60, text);
}
