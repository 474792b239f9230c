import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { nodeEnvironment } from '../../src/config/passed-on.ts';
import { freePorts } from '../harness/free-ports.ts';
import { until } from '../harness/until.ts';
import { freshDatabase, type TestDatabase } from '../support/database/postgres.ts';
import { realTime, type TestTemporal } from '../support/temporal.ts';

describe('the log of a worker process', () => {
  let temporal: TestTemporal;
  let database: TestDatabase;
  let worker: ChildProcess | undefined;
  before(async () => {
    temporal = await realTime();
    database = await freshDatabase();
  });
  after(async () => {
    worker?.kill('SIGKILL');
    await database.drop();
    await temporal.release();
  });

  it('is JSON line by line, also what the SDK says while Temporal is away', async () => {
    const road = await openRoad(temporal.env.address);
    const [port] = await freePorts(1);
    worker = spawn(process.execPath, ['temporal/main.ts'], {
      cwd: fileURLToPath(new URL('../../', import.meta.url)),
      env: {
        ...nodeEnvironment(process.env),
        DATABASE_URL: database.url,
        TEMPORAL_ADDRESS: road.address,
        WORKER_ADMIN_PORT: `${port}`,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let printed = '';
    for (const stream of [worker.stdout, worker.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
      });
    await once(worker, 'message'); // It is ready.
    await road.close();
    const ofTheCore = /gRPC call .*\n/;
    await until('the SDK speaks of its calls', () => ofTheCore.test(printed));
    worker.kill('SIGKILL');
    await once(worker, 'close');

    const lines = printed.split('\n').slice(0, -1); // The kill may have cut the last one.
    assert.deepEqual(
      lines.filter((line) => !isJson(line)),
      [],
    );
  });
});

function isJson(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}

/** A way to a server that can be closed. */
async function openRoad(to: string): Promise<{ address: string; close: () => Promise<void> }> {
  const [host, port] = to.split(':');
  const sockets = new Set<Socket>();
  const server = createServer((outside) => {
    const inside = connect(Number(port), host);
    outside.pipe(inside).pipe(outside);
    for (const socket of [outside, inside]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
