import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Koa from 'koa';
import { type ExportBounds, exportBounds } from '../../../api/admission/export-slots.ts';
import type { ApiContext, ApiState, CallerState } from '../../../api/http/context.ts';
import { errorsAsEnvelopes } from '../../../api/middleware/errors.ts';
import { exportResponses } from '../../../api/routes/export-responses.ts';
import { createLogger } from '../../../src/log/log.ts';
import { until } from '../../harness/until.ts';
import { apiForFile, assertEnvelope, get, makeWorkspace } from '../../support/http/api.ts';
import { giveLongTexts, runWithModels } from '../../support/http/responses.ts';

/** The statement that reads each window of a long text. */
const longWindow = 'read_long_window';

describe('GET /v1/research/{run_id}/responses/export, broken off', () => {
  const file = apiForFile();
  let workspaceId: string;
  let key: string;
  let runId: string;
  let path: string;

  before(async () => {
    ({ id: workspaceId, key } = await makeWorkspace(file.db, 'broken-off'));
    runId = await runWithModels(
      file.db,
      workspaceId,
      Array.from({ length: 20 }, (_, index) => `m/${100 + index}`),
    );
    await giveLongTexts(file.db, runId);
    path = `/v1/research/${runId}/responses/export`;
  });

  it('R-P08 a client that reads slowly holds no database connection, and the api reads no further ahead', async () => {
    const asked = windowsRead();
    const socket = await openExport(file.api.url);
    socket.pause();
    await until('no connection is held', () => file.db.idleCount === file.db.totalCount, 10_000); // Before it is cut off.
    await settled(asked);
    assertReadAhead(asked());
    socket.resume();
    const seen = asked();
    await until('more is read', () => asked() > seen);
    socket.destroy();
  });

  it('R-P08 when a client disconnects, reading stops: no more statements, and no error in the log', async () => {
    const asked = windowsRead();
    const socket = await openExport(file.api.url);
    socket.destroy();
    await settled(asked);
    assertReadAhead(asked());
    assert.equal(file.db.idleCount, file.db.totalCount);
    assert.deepEqual(
      file.api.logged.filter(({ level }) => level === 'error'),
      [],
    );
  });

  it('R-P08 R-E03 a file that breaks off midway is recognisable as broken, and the log has the cause', async () => {
    const { query } = file.db;
    let windows = 0;
    file.db.query = ((...values: [{ name?: string }]) => {
      if (values[0].name === longWindow && ++windows === 30) {
        return Promise.reject(new Error('the database went away'));
      }
      return Reflect.apply(query, file.db, values);
    }) as typeof query;
    try {
      await assert.rejects(get(file.api, path, key), /terminated/);
    } finally {
      file.db.query = query;
    }
    const [line, ...more] = file.api.logged.filter(({ level }) => level === 'error');
    assert.deepEqual(more, []);
    assert.match(JSON.stringify(line), /the database went away/);
    assert.match(String(line?.requestId), /^[0-9a-f-]{36}$/);
  });

  it('R-H05 a client below the minimum pace, or over the total time, is cut off, and the log says why', async () => {
    const impatient = { ...exportBounds, leastBytesPerSecond: 1_000_000, windowMs: 300 };
    for (const [why, bounds] of [
      ['too slow', impatient],
      ['too long', { ...exportBounds, totalMs: 300 }],
    ] as const) {
      const api = await exportsAlone(bounds);
      const socket = await openExport(api.url);
      socket.pause();
      await until('it is logged', () =>
        api.logged.some((line) => line.msg === 'an export was cut off' && line.why === why),
      );
      await until('it is cut off', async () => (await api.connections()) === 0);
      socket.destroy();
      api.close();
    }
  });

  it('R-H05 a client at the minimum pace gets the whole file, however slow the database is', async () => {
    const { query } = file.db;
    let windows = 0;
    file.db.query = (async (...values: [{ name?: string }]) => {
      if (values[0].name === longWindow && ++windows <= 3) await sleep(100);
      return await Reflect.apply(query, file.db, values);
    }) as typeof query;
    const api = await exportsAlone({ ...exportBounds, leastBytesPerSecond: 1_000, windowMs: 20 });
    try {
      const response = await fetch(api.url + path);
      let received = 0;
      for await (const chunk of response.body!) received += chunk.length;
      assert.ok(received > 20 * 1024 * 1024, `${received} bytes`);
    } finally {
      file.db.query = query;
      api.close();
    }
  });

  it('R-H05 exports beyond the slots of a workspace or the process are 503 with Retry-After until one ends', async () => {
    for (const bounds of [
      { ...exportBounds, perWorkspace: 2 },
      { ...exportBounds, all: 2 },
    ]) {
      const api = await exportsAlone(bounds);
      const held = [await openExport(api.url), await openExport(api.url)];
      for (const socket of held) socket.pause();
      const refused = await fetch(api.url + path);
      assert.deepEqual([refused.status, refused.headers.get('Retry-After')], [503, '10']);
      assertEnvelope(await refused.json());
      held[0]?.destroy();
      await until('a place is free', async () => {
        const answer = await fetch(api.url + path);
        await answer.body?.cancel();
        return answer.status === 200;
      });
      held[1]?.destroy();
      api.close();
    }
  });

  /** Only the route, behind the edge's error handler, with limits that a test can wait for. */
  async function exportsAlone(bounds: ExportBounds) {
    const logged: Record<string, unknown>[] = [];
    const log = createLogger('api', 'info', { write: (line: string) => logged.push(JSON.parse(line)) });
    const app = new Koa<ApiState>();
    app.silent = true;
    app.use(errorsAsEnvelopes({ log }));
    const handler = exportResponses({ db: file.db, log }, bounds);
    app.use(async (ctx) => {
      ctx.state.caller = { keyId: workspaceId, workspaceId };
      ctx.params = { run_id: runId };
      await handler(ctx as ApiContext<CallerState>, async () => undefined);
    });
    const server = createServer(app.callback()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      logged,
      connections: async () =>
        await new Promise((resolve) => server.getConnections((_error, count) => resolve(count))),
      close() {
        server.close();
        server.closeAllConnections();
      },
    };
  }

  /** Requests the export and reads its first bytes. */
  async function openExport(url: string): Promise<Socket> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n\r\n`);
    const [first] = await once(socket, 'data');
    assert.match(String(first), /^HTTP\/1\.1 200 /);
    return socket;
  }

  /** Some windows were read, if only into the sockets, but not all. */
  function assertReadAhead(windows: number): void {
    assert.ok(windows > 0, 'no window was read: has the statement another name?');
    assert.ok(windows < 400, `${windows} of 640 windows were read for nobody`);
  }

  /** Counts the windows of long texts read from here on: 32 for each of 20 texts. */
  function windowsRead(): () => number {
    const { query } = file.db;
    let count = 0;
    file.db.query = ((...values: [{ name?: string }]) => {
      if (values[0].name === longWindow) count++;
      return Reflect.apply(query, file.db, values);
    }) as typeof query;
    return () => count;
  }
});

/** Waits until a count has been stable for a while. */
async function settled(count: () => number): Promise<void> {
  for (let before = -1; before !== count(); ) {
    before = count();
    await sleep(150);
  }
}
