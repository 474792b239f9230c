import assert from 'node:assert/strict';
import { Agent, get as httpGet } from 'node:http';
import type { ServerOptions } from '../../../api/server/server.ts';
import { until } from '../../harness/until.ts';
import { apiForFile, assertRefused, get, makeWorkspace, send } from '../../support/http/api.ts';
import { startApi, type TestApi } from '../../support/http/start-api.ts';
import { ask, operationsWithKey } from '../every-request/operations.ts';
import { exchange } from '../raw-http.ts';
import { openClient } from '../server/support.ts';
import { lockReadCounters } from './support.ts';

// Limits on what one client may have in progress. A request beyond them is refused at once or after
// a short while, never left waiting.

/** A request that makes no progress is ended after 30 s: there must be room before that. */
const beforeTheyEndMs = 15_000;

const read = async (api: TestApi) => await send(api, '/v1/openapi.json');

async function untilFull(api: TestApi): Promise<void> {
  await until('there is no room', async () => (await read(api)).status === 503);
}

async function untilRoomForThree(api: TestApi): Promise<void> {
  const hasRoom = async () => {
    const answers = await Promise.all(Array.from({ length: 3 }, () => read(api)));
    return answers.every(({ status }) => status === 200);
  };
  await until('there is room for three again', hasRoom, beforeTheyEndMs);
}

describe('load: more requests in progress than the service allows', () => {
  const file = apiForFile();

  async function withLimits(
    limits: NonNullable<ServerOptions['limits']>,
    step: (api: TestApi) => Promise<void>,
  ): Promise<void> {
    const api = await startApi(file.db, { limits, graceMs: 0 });
    await step(api).finally(api.stop);
  }

  it('R-H05 without room, every operation is refused with 503 in the envelope and with Retry-After', async () => {
    const { key } = await makeWorkspace(file.db, 'no room');
    for (const limits of [{ requests: 0 }, { requestsPerAddress: 0 }]) {
      await withLimits(limits, async (api) => {
        const asked = operationsWithKey.map((operation) => ask(api, operation, `Bearer ${key}`));
        for (const answer of await Promise.all([...asked, send(api, '/v1/openapi.json')])) {
          assertRefused(answer, 503, 'internal_error');
          assert.equal(answer.headers.get('Retry-After'), '2');
          assert.equal(answer.headers.get('Cache-Control'), 'private, no-store');
        }
      });
    }
  });

  it('R-H05 a connection that pipelines beyond its limit gets the earlier answers, then 503, and is closed', async () => {
    const { key } = await makeWorkspace(file.db, 'pipeline');
    const request = `GET /v1/account HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\n\r\n`;
    await withLimits({ requestsPerConnection: 4 }, async (api) => {
      const answers = await exchange(api, request.repeat(300));
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 200, 200, 200, 503],
      );
      assert.equal(answers[4]?.headers.get('connection'), 'close');
      assert.equal(answers[4]?.headers.get('retry-after'), '2');
      assert.equal(JSON.parse(answers[4]?.body ?? '').error.code, 'internal_error');
      assert.equal((await get(api, '/v1/account', key)).status, 200);
    });
  });

  it('R-H05 there is room again once answers are sent, and once connections are broken', async () => {
    const { key } = await makeWorkspace(file.db, 'again');
    await withLimits({ requests: 3 }, async (api) => {
      for (let round = 0; round < 4; round++) {
        const held = await Promise.all(Array.from({ length: 3 }, () => openClient(api)));
        for (const client of held) {
          client.send(
            `POST /v1/research HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\nIdempotency-Key: a\r\n` +
              'Content-Type: application/json\r\nContent-Length: 10\r\n\r\n',
          );
        }
        await untilFull(api);
        for (const client of held) client.socket.destroy();
        await untilRoomForThree(api);
      }
    });
  });

  it('R-H05 a connection that pipelines requests which are refused at once is limited as well', async () => {
    const { key } = await makeWorkspace(file.db, 'refused at once');
    await withLimits({ requestsPerConnection: 4 }, async (api) => {
      const refusals = { '/v1/research': 401, '/v1/nothing': 404 };
      await Promise.all(
        Object.entries(refusals).map(async ([path, status]) => {
          const answers = await exchange(
            api,
            `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}`.repeat(300),
          );
          assert.deepEqual(
            answers.map((answer) => answer.status),
            [status, status, status, status, 503],
          );
        }),
      );
      assert.equal((await get(api, '/v1/account', key)).status, 200);
    });
  });

  it('R-H05 bodies that break off free the slots of their key', async () => {
    const { key } = await makeWorkspace(file.db, 'broken off');
    const head = `POST /mcp HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\n`;
    for (let round = 0; round < 5; round++) {
      const clients = await Promise.all(Array.from({ length: 30 }, () => openClient(file.api)));
      for (const { send: say, socket } of clients) {
        say(`${head}Content-Length: 2000\r\n\r\n{`);
        socket.end();
      }
      await Promise.all(clients.map(({ closed }) => closed));
      for (const { received } of clients) assert.match(received(), /^HTTP\/1\.1 400 /);
    }
    assert.equal((await get(file.api, '/v1/account', key)).status, 200);
  });

  it('R-H05 there is room again after a connection breaks while its pipelined requests wait', async () => {
    const { id, key } = await makeWorkspace(file.db, 'behind');
    await get(file.api, '/v1/account', key); // Opens its counter.
    const request = `GET /v1/account HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\n\r\n`;
    const unlock = await lockReadCounters(file.db, id);
    await withLimits({ requests: 3 }, async (api) => {
      const client = await openClient(api);
      client.send(request.repeat(3));
      await untilFull(api);
      client.socket.destroy();
      await untilRoomForThree(api);
    }).finally(unlock);
  });

  it('R-H04 one address can take only its share of the connections: another is still served', async function () {
    if (process.platform !== 'linux') return void this.skip(); // Other systems have no second loopback address.
    const { key } = await makeWorkspace(file.db, 'addresses');
    await withLimits({ connectionsPerAddress: 3 }, async (api) => {
      const crowd = await Promise.all(Array.from({ length: 3 }, () => openClient(api)));
      const late = await openClient(api);
      await late.closed;
      assert.equal(late.received(), '');
      crowd[1]?.send('GET /nowhere HTTP/1.1\r\nHost: a\r\n\r\n');
      await until('it is answered', () => crowd[1]?.received().startsWith('HTTP/1.1 404') === true); // It was not closed for its silence.
      assert.equal(await statusFrom('127.0.0.2', api, key), 200);
      crowd[0]?.socket.destroy();
      await until(
        'its address has room',
        async () => (await statusFrom('127.0.0.1', api, key)) === 200,
        beforeTheyEndMs,
      );
      for (const client of crowd) client.socket.destroy();
    });
  });
});

/** The status of a read from another address; 0 if the connection was refused. */
async function statusFrom(localAddress: string, { url }: TestApi, key: string): Promise<number> {
  return await new Promise((resolve) => {
    const agent = new Agent({ keepAlive: false });
    const headers = { Authorization: `Bearer ${key}` };
    httpGet(`${url}/v1/account`, { localAddress, agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    }).on('error', () => resolve(0));
  });
}
