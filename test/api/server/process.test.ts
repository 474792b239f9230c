import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { closePanel } from '../../../src/app/close-panel.ts';
import { deliverReport } from '../../../src/app/deliver-report.ts';
import { listPanel } from '../../../src/db/panel-rows.ts';
import { until } from '../../harness/until.ts';
import { freshDatabase, type TestDatabase } from '../../support/database/postgres.ts';
import { acceptRun, beginRun, keepReport, saveText } from '../../support/database/runs.ts';
import { get, makeWorkspace } from '../../support/http/api.ts';
import { type ApiProcess, health, startApiProcess } from './api-process.ts';
import { openClient } from './support.ts';

describe('the api as a process', () => {
  let database: TestDatabase;
  let key: string;
  let workspaceId: string;
  let api: ApiProcess;

  before(async () => {
    database = await freshDatabase();
    ({ key, id: workspaceId } = await makeWorkspace(database.pool, 'process'));
  });
  beforeEach(async () => {
    api = await startApiProcess({ DATABASE_URL: database.url });
  });
  afterEach(async () => {
    api.process.kill('SIGKILL');
    await api.ended;
  });
  after(() => database.drop());

  it('R-S01 on SIGTERM the api takes nothing new, finishes requests in progress and exits with 0', async () => {
    assert.deepEqual([await health(api, 'live'), await health(api, 'ready')], ['200 live', '200 ready']);
    const tx = await database.pool.connect();
    await tx.query('begin');
    await tx.query('lock table rate_windows in exclusive mode'); // Every authentication waits here.
    const underWay = get(testApi(), '/v1/account', key);
    await until('the request waits in the database', async () => (await waitingForLocks()) > 0);

    api.process.kill('SIGTERM');
    await until('readiness ends', async () => (await health(api, 'ready')) === '503 stopping');
    assert.equal(await health(api, 'live'), '200 live');
    await assert.rejects(fetch(api.url), 'a new connection is taken');
    await tx.query('commit');
    tx.release();

    const { status, headers } = await underWay;
    assert.equal(status, 200);
    assert.equal(headers.get('Connection'), 'close');
    assert.equal(await api.ended, 0);
  });

  it('R-S01 R-W12 a stopping api serves on until a balancer that asks for readiness has noticed', async () => {
    const leaving = await startApiProcess({ DATABASE_URL: database.url, API_STOP_DELAY_MS: '1500' });
    leaving.process.kill('SIGTERM');
    await until('readiness ends', async () => (await health(leaving, 'ready')) === '503 stopping');
    const { status } = await fetch(`${leaving.url}/v1/account`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    assert.equal(status, 200);
    assert.equal(await leaving.ended, 0);
  });

  it('R-P08 on SIGTERM the api finishes an export, however slowly it is read, before it exits with 0', async () => {
    const { id: runId } = await acceptRun(database.pool, workspaceId);
    await beginRun(database.pool, runId);
    const models = await listPanel(database.pool, runId);
    for (const { model_id } of models)
      await saveText(database.pool, runId, model_id, 'long '.repeat(300_000));
    await closePanel(database.pool, runId, 0);
    await keepReport(database.pool, runId);
    await deliverReport(database.pool, runId);

    const client = await openClient(api);
    client.send(
      `GET /v1/research/${runId}/responses/export HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\n\r\n`,
    );
    await until('the export begins', () => client.received() !== '');
    client.socket.pause();
    api.process.kill('SIGTERM');
    await until('readiness ends', async () => (await health(api, 'ready')) === '503 stopping');
    client.socket.resume();
    await client.closed;
    assert.ok(client.received().endsWith('\r\n0\r\n\r\n'), 'the file broke off');
    assert.equal(client.received().match(/"model_id"/g)?.length, models.length);
    assert.equal(await api.ended, 0);
  });

  it('R-E01 on SIGTERM unused, idle and half-sent connections do not delay the exit', async () => {
    const unused = await openClient(api);
    const halfSent = await openClient(api);
    halfSent.send('GET /v1/account HTTP/1.1\r\nHost: a\r\n');
    assert.equal((await get(testApi(), '/v1/account', key)).status, 200); // Leaves a keep-alive connection.
    const since = Date.now();
    api.process.kill('SIGTERM');
    assert.equal(await api.ended, 0);
    assert.ok(Date.now() - since < 4_500, 'a body that is still to come would be waited for, for 5 s');
    await Promise.all([unused.closed, halfSent.closed]);
  });

  it('R-E03 if its port is taken, the api exits with 1 and one line that says so', async () => {
    const inTheWay = createServer().listen(0, '127.0.0.1');
    await once(inTheWay, 'listening');
    const { port } = inTheWay.address() as { port: number };
    const second = await startApiProcess({ DATABASE_URL: database.url, PORT: `${port}` });
    assert.equal(await second.ended, 1);
    const fatal = second.logged().filter(({ level }) => level === 'fatal');
    assert.equal(fatal.length, 1);
    assert.match(JSON.stringify(fatal), /EADDRINUSE/);
    inTheWay.close();
  });

  const testApi = () => ({ url: api.url, logged: [], stop: async () => undefined });

  async function waitingForLocks(): Promise<number> {
    const { rows } = await database.pool.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity
       where application_name = 'panel-api' and wait_event_type = 'Lock' and datname = current_database()`,
    );
    return rows[0]?.count ?? 0;
  }
});
