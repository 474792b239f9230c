import assert from 'node:assert/strict';
import { once } from 'node:events';
import { openPool } from '../../../src/db/pool.ts';
import { secret } from '../../../src/domain/secret.ts';
import { until } from '../../harness/until.ts';
import { freshDatabase, type TestDatabase } from '../../support/database/postgres.ts';
import { deliveredRun } from '../../support/database/runs.ts';
import { get, makeWorkspace } from '../../support/http/api.ts';
import { startApi, type TestApi } from '../../support/http/start-api.ts';
import { answersIn } from '../raw-http.ts';
import { assertRefusedRaw, createHead, openClient, type RawClient } from './support.ts';

// A slow client may cost a socket for a while, but never a database connection or the answers of
// others. The limits are the service's own, shortened.

const limits = {
  headersTimeout: 400,
  requestTimeout: 800,
  keepAliveTimeout: 300,
  timeout: 1_500,
  connectionsCheckingInterval: 50,
};
const poolSize = 2;
/** Shorter than the standard limits, and long enough for a busy machine. */
const patienceMs = { headers: 9_000, body: 29_000 };

describe('the server: slow and hostile clients', () => {
  let database: TestDatabase;
  let db: ReturnType<typeof openPool>;
  let api: TestApi;

  before(async () => {
    database = await freshDatabase();
    db = openPool(secret(database.url), {
      maxConnections: poolSize,
      applicationName: 'test',
      onIdleError: () => undefined,
    });
    api = await startApi(db, { limits, graceMs: 0 });
  });

  after(async () => {
    await api.stop();
    await db.end();
    await database.drop();
  });

  it('R-E01 R-C06 bodies that never arrive hold no database connection, and each is refused in the end', async () => {
    const { key } = await makeWorkspace(database.pool, 'stalled');
    // All must be authenticated before the first is refused, on a busy machine as well.
    const patient = await startApi(db, {
      limits: { ...limits, requestTimeout: 3_000, timeout: 4_000 },
      graceMs: 0,
    });
    const stalled = await Promise.all(Array.from({ length: 10 }, () => openClient(patient)));
    for (const [index, client] of stalled.entries()) {
      client.send(`${createHead(key, 'Content-Length: 100', `stalled-${index}`)}{"prompt":`);
    }
    await untilAuthenticated(10);
    await untilNoneIsHeld();
    assert.equal((await get(patient, '/v1/account', key)).status, 200);
    for (const client of stalled) {
      const openMs = await client.closed;
      assert.ok(openMs > 2_900 && openMs < patienceMs.body, `closed after ${openMs} ms`);
      const answers = answersIn(client.received());
      assert.equal(answers.length, 1);
      assertRefusedRaw(answers[0]);
      assert.match(answers[0]?.body ?? '', /did not arrive whole in time/);
      assert.equal(answers[0]?.headers.get('connection'), 'close');
    }
    const { rows } = await database.pool.query('select count(*)::int as keys from idempotency_keys');
    assert.deepEqual(rows, [{ keys: 0 }], 'R-C14: nothing was written');
    await patient.stop();
  });

  it('R-E01 a body that drips in is cut off by its total time, not by its pauses', async () => {
    const { key } = await makeWorkspace(database.pool, 'dripping');
    const client = await openClient(api);
    client.send(createHead(key, 'Content-Length: 100000'));
    const openMs = await drip(client, ' ');
    assert.ok(openMs < patienceMs.body, `closed after ${openMs} ms`);
    assertRefusedRaw(answersIn(client.received())[0]);
  });

  it('R-E01 headers that drip in are refused', async () => {
    const client = await openClient(api);
    client.send('GET /v1/account HTTP/1.1\r\nX: ');
    const openMs = await drip(client, 'x');
    assert.ok(openMs < patienceMs.headers, `closed after ${openMs} ms`);
    assertRefusedRaw(answersIn(client.received())[0]);
  });

  it('R-E01 a connection that is never used is closed without an answer, which could cross a request on its way', async () => {
    const client = await openClient(api);
    const openMs = await client.closed;
    assert.ok(openMs > 300 && openMs < patienceMs.headers, `closed after ${openMs} ms`);
    assert.equal(client.received(), '');
  });

  it('R-E01 a connection that is idle after an answer is closed without another one', async () => {
    const client = await openClient(api);
    client.send('GET /nowhere HTTP/1.1\r\nHost: a\r\n\r\n');
    await client.closed;
    assert.deepEqual(
      answersIn(client.received()).map(({ status }) => status),
      [404],
    );
  });

  it('R-E01 a client that was answered before its body arrived gets no second answer', async () => {
    const client = await openClient(api);
    client.send('POST /v1/research HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf');
    await client.closed;
    assert.deepEqual(
      answersIn(client.received()).map(({ status }) => status),
      [401],
    );
  });

  it('R-E01 a client that does not read its answers is disconnected, and holds no database connection', async () => {
    const { id, key } = await makeWorkspace(database.pool, 'deaf');
    const run = await deliveredRun(database.pool, id);
    await database.pool.query('update reports set report = $2 where run_id = $1', [
      run.id,
      JSON.stringify({ filler: 'x'.repeat(8_000_000) }),
    ]);
    const aborted = () =>
      api.logged.filter((line) => line.aborted === true && String(line.path).endsWith('/result')).length;
    // A busy machine may take as long as the api waits for its clients: then it is tried again.
    let client: RawClient | undefined;
    let before = 0;
    await until('a client that does not read is still connected, and holds nothing', async () => {
      before = aborted();
      client = await openClient(api);
      const begun = once(client.socket, 'data').then(() => client?.socket.pause());
      client.send(
        `GET /v1/research/${run.id}/result HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\n\r\n`,
      );
      await Promise.race([begun, client.closed]);
      await untilNoneIsHeld();
      return client.received() !== '' && aborted() === before;
    });
    await until('it is dropped', () => aborted() > before);
    client?.socket.destroy();
  });

  it('R-E01 connections beyond the limit are closed at once, and there is room again when one is closed', async () => {
    const { key } = await makeWorkspace(database.pool, 'crowd');
    const small = await startApi(db, { limits: { maxConnections: 3 }, graceMs: 0 });
    const crowd = await Promise.all(Array.from({ length: 3 }, () => openClient(small)));
    const late = await openClient(small);
    await late.closed;
    assert.equal(late.received(), '');
    crowd[0]?.socket.destroy();
    await crowd[0]?.closed;
    await until(
      'there is room again',
      async () => (await get(small, '/v1/account', key).catch(() => undefined))?.status === 200,
    );
    await small.stop();
  });

  /** Waits until this many requests of a workspace have been counted. */
  async function untilAuthenticated(count: number): Promise<void> {
    const used = async () =>
      (await database.pool.query<{ used: number }>(`select max(used) as used from rate_windows`)).rows[0]
        ?.used;
    await until('they are counted', async () => (await used()) === count);
  }

  const untilNoneIsHeld = () =>
    until('no connection is held', () => db.idleCount === db.totalCount && db.waitingCount === 0);
});

/**
 * Sends a byte every 50 ms until the server closes the connection.
 * @returns how long it took
 */
async function drip(client: RawClient, byte: string): Promise<number> {
  const timer = setInterval(() => client.send(byte), 50);
  return await client.closed.finally(() => clearInterval(timer));
}
