import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import type { ApiState } from '../../../api/http/context.ts';
import { errorsAsEnvelopes, logFailedResponse } from '../../../api/middleware/errors.ts';
import { requestId } from '../../../api/middleware/request-id.ts';
import { openPool } from '../../../src/db/pool.ts';
import { secret } from '../../../src/domain/secret.ts';
import { createLogger } from '../../../src/log/log.ts';
import { assertInvariants } from '../../support/database/invariants.ts';
import { freshDatabase } from '../../support/database/postgres.ts';
import { type Answer, assertRefused, create, makeWorkspace } from '../../support/http/api.ts';
import { startApi, type TestApi } from '../../support/http/start-api.ts';
import { ask, operationsWithKey } from './operations.ts';

// Clients must learn nothing about internal failures; the log must have all the details.

describe('every request: an internal failure', () => {
  it('R-E03 R-E02 R-E01 an unreachable database is 500 internal_error on every endpoint', async () => {
    await withBrokenApi('drop', async (api, key, answers) => {
      for (const operation of operationsWithKey) answers.push(await ask(api, operation, `Bearer ${key}`));
    });
  });

  it('R-E03 a statement that the database refuses is 500 internal_error, without its SQL', async () => {
    await withBrokenApi('alter', async (api, key, answers) => {
      answers.push(await create(api, key, { body: { prompt: 'the merger with Initech', panel: 'wide' } }));
    });
  });

  it('R-E03 the log has what fails while the response is written', async () => {
    const logged: Record<string, unknown>[] = [];
    const log = createLogger('api', 'error', { write: (line: string) => logged.push(JSON.parse(line)) });
    const app = new Koa<ApiState>().on('error', logFailedResponse({ log }));
    app.use(requestId({ log }, [])).use(errorsAsEnvelopes({ log }));
    app.use((ctx) => {
      ctx.body = { count: 1n };
    });
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const text = await answer.text();
    server.close();
    assert.equal(answer.status, 500);
    assert.doesNotMatch(text, /BigInt/);
    assert.match(JSON.stringify(logged), /BigInt/);
    assert.match(String(logged[0]?.requestId), /^[0-9a-f-]{36}$/);
  });

  /** Breaks the database behind an api, and checks what its client sees and what its log has. */
  async function withBrokenApi(
    how: 'drop' | 'alter',
    ask: (api: TestApi, key: string, answers: Answer[]) => Promise<void>,
  ): Promise<void> {
    const database = await freshDatabase();
    const db = openPool(secret(database.url), {
      maxConnections: 5,
      applicationName: 'test',
      onIdleError: () => undefined,
    });
    const api = await startApi(db);
    const answers: Answer[] = [];
    try {
      const { key } = await makeWorkspace(database.pool, 'broken');
      if (how === 'drop') await db.end();
      else await database.pool.query('alter table runs rename column alias_seed to seed');
      await ask(api, key, answers);
      assert.ok(answers.length > 0);
      for (const answer of answers) assertTold(api, answer, how === 'drop' ? /pool/ : /alias_seed/);
      const everything = JSON.stringify(api.logged);
      assert.ok(
        !everything.includes(key) && !everything.includes('Initech'),
        'the log holds a key or a prompt',
      );
      await assertInvariants(database.pool);
    } finally {
      await api.stop();
      if (how === 'alter') await db.end();
      await database.drop();
    }
  }
});

function assertTold(api: TestApi, answer: Answer, cause: RegExp): void {
  assertRefused(answer, 500, 'internal_error');
  assert.deepEqual(Object.keys(answer.body.error), ['code', 'message']);
  assert.doesNotMatch(answer.text, /insert|select|column|pool|runs|\.ts|node:|at /i);
  const lines = api.logged.filter((line) => line.requestId === answer.headers.get('Request-Id'));
  const failure = lines.find((line) => line.level === 'error') as
    | { err: { message: string; stack: string } }
    | undefined;
  assert.match(failure?.err.message ?? '', cause);
  assert.match(failure?.err.stack ?? '', /\.ts/);
  assert.equal(lines.find((line) => line.msg === 'request')?.status, 500);
}
