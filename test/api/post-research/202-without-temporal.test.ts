import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { claimRuns } from '../../../src/db/dispatch.ts';
import { createLogger } from '../../../src/log/log.ts';
import { openTemporalClient } from '../../../temporal/client/client.ts';
import { dispatcher } from '../../../temporal/client/dispatch.ts';
import { testRoom, wholeRoom } from '../../support/database/runs.ts';
import { apiForFile, create, makeWorkspace } from '../../support/http/api.ts';
import { startApi } from '../../support/http/start-api.ts';

// A create whose transaction committed has been paid for: it must be found and started whatever
// happens to Temporal.

describe('POST /v1/research, 202 while Temporal is down', () => {
  const file = apiForFile();

  it('R-C17 (accepting) R-S01 accepts at once, logs that the start failed, and leaves the run to housekeeping', async () => {
    const { key, id } = await makeWorkspace(file.db, 'no-temporal');
    const client = openTemporalClient(temporalAt(await closedAddress()));
    let noteFailure: (line: Record<string, unknown>) => void = () => undefined;
    const failure = new Promise<Record<string, unknown>>((resolve) => {
      noteFailure = resolve;
    });
    const log = createLogger('api', 'warn', { write: (line: string) => noteFailure(JSON.parse(line)) });
    const api = await startApi(file.db, {
      requestDispatch: dispatcher({ client, db: file.db, room: testRoom, log }),
    });
    try {
      let hasFailed = false;
      void failure.then(() => (hasFailed = true));
      const { status, body } = await create(api, key);
      assert.equal(status, 202);
      assert.ok(!hasFailed, 'the answer waits for Temporal');
      // The client gives up after its own deadline of 5 s.
      assert.equal((await failure).level, 'warn');
      const left = [{ id: body.id, workspace_id: id, panel: 'wide' }];
      assert.deepEqual(await claimRuns(file.db, wholeRoom(10), 1_000, 10, false), left);
    } finally {
      await api.stop();
      await client.connection.close();
    }
  });
});

/** A port that was free a moment ago: connections to it are refused. */
async function closedAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `127.0.0.1:${port}`;
}

function temporalAt(address: string) {
  return {
    address,
    namespace: 'default',
    apiKey: null,
    tls: false,
    tlsCertFile: null,
    tlsKeyFile: null,
    tlsCaFile: null,
    port: 7233,
    uiPort: 8233,
  };
}
