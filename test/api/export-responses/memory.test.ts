import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { heapLimits } from '../../../src/embedded/services/node-processes.ts';
import { freshDatabase, type TestDatabase } from '../../support/database/postgres.ts';
import { get, makeWorkspace } from '../../support/http/api.ts';
import { giveLongTexts, runWithModels } from '../../support/http/responses.ts';

const megabytes = 1024 * 1024;
const models = 60; // As many as the suite has time for. The growth with 172 is the same.

// A panel in which every model wrote a megabyte: the api's memory must not grow with the file.

describe('GET /v1/research/{run_id}/responses/export, memory', () => {
  let database: TestDatabase;
  let api: ChildProcess;
  let url: string;
  let path: string;
  let key: string;

  before(async () => {
    database = await freshDatabase();
    const workspace = await makeWorkspace(database.pool, 'memory');
    key = workspace.key;
    const small = await runWithModels(database.pool, workspace.id, ['a', 'b']);
    const large = await runWithModels(
      database.pool,
      workspace.id,
      Array.from({ length: models }, (_, index) => `m/${index}`),
    );
    await giveLongTexts(database.pool, large);
    api = fork(new URL('../../harness/api-main.ts', import.meta.url), [database.url], {
      execArgv: [...heapLimits.api],
    });
    [{ url }] = await once(api, 'message');
    path = `/v1/research/${large}/responses/export`;
    for (let count = 0; count < 20; count++)
      await get(asApi(), `/v1/research/${small}/responses/export`, key);
  });

  after(async () => {
    api.kill('SIGKILL');
    await database.drop();
  });

  it(`R-P08 an export of ${models} texts of 1 MB grows the api's memory by less than 50 MB, the whole time`, async () => {
    const before = (await memory()).memory;
    const received = await download();
    assert.ok(received > models * megabytes, `${received} bytes`);
    const grown = (await memory()).peak - before;
    assert.ok(grown < 50 * megabytes, `grew by ${Math.round(grown / megabytes)} MB`);
  });

  it('R-P08 five clients of one workspace that stop reading midway cost a few megabytes each', async () => {
    const before = (await memory()).memory;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => fetch(url + path, { headers: { Authorization: `Bearer ${key}` } })),
    );
    const readers = answers.map(({ body }) => body!.getReader());
    for (const reader of readers) await reader.read();
    await idleConnections();
    const grown = (await memory()).memory - before;
    assert.ok(grown < 50 * megabytes, `grew by ${Math.round(grown / megabytes)} MB`);
    for (const reader of readers) await reader.cancel();
  });

  /** Waits until the api has no statement in progress: every reader waits for its client. */
  async function idleConnections(): Promise<void> {
    const deadline = Date.now() + 20_000;
    for (let quiet = 0; quiet < 5; ) {
      const { rows } = await database.pool.query(
        `select count(*) filter (where state <> 'idle')::int as busy, count(*)::int as connections
         from pg_stat_activity where application_name = 'api-alone' and datname = current_database()`,
      );
      assert.ok(rows[0].connections > 0, 'the api has another name');
      quiet = rows[0].busy === 0 ? quiet + 1 : 0;
      assert.ok(Date.now() < deadline, 'the api goes on reading for clients that do not read');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /**
   * Reads the whole file without keeping it.
   * @returns its length in bytes
   */
  async function download(): Promise<number> {
    const response = await fetch(url + path, { headers: { Authorization: `Bearer ${key}` } });
    assert.equal(response.status, 200);
    let received = 0;
    for await (const chunk of response.body!) received += chunk.length;
    return received;
  }

  async function memory(): Promise<{ memory: number; peak: number }> {
    const answer = once(api, 'message');
    api.send('memory');
    const [sizes] = await answer;
    return sizes;
  }

  function asApi() {
    return { url, logged: [], stop: async () => undefined };
  }
});
