import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPool, type Pool } from '../../../src/db/pool.ts';
import { migrate } from '../../../src/db/schema/migrate.ts';
import { secret } from '../../../src/domain/secret.ts';
import { postgresProcess } from '../../../src/embedded/services/postgres/process.ts';
import { keepRunning, type RunningProcess } from '../../../src/embedded/supervise/keep-running.ts';
import { until } from '../../harness/until.ts';
import { assertInvariants } from '../../support/database/invariants.ts';
import { booksOf } from '../../support/database/runs.ts';
import { type Answer, assertRefused, create, get, makeWorkspace } from '../../support/http/api.ts';
import { type ApiProcess, health, startApiProcess } from './api-process.ts';

// A database restart may cost clients some 500s, but no run: the api survives it and reconnects.

describe('the api while its database restarts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'panel-down-'));
  const databaseUrl = `postgresql://app@${encodeURIComponent(folder)}/postgres`;
  let postgres: RunningProcess;
  let api: ApiProcess;
  let workspace: { id: string; key: string };

  before(async () => {
    await startPostgres();
    await migrate(secret(databaseUrl));
    workspace = await withPool((db) => makeWorkspace(db, 'patient'));
    api = await startApiProcess({ DATABASE_URL: databaseUrl });
  });

  after(async () => {
    api.process.kill('SIGKILL');
    await api.ended;
    await postgres.stop(5_000);
    rmSync(folder, { recursive: true, force: true });
  });

  it('R-E03 R-E02 requests get 500 within five seconds while the database is down, and are served once it is back', async () => {
    assert.equal((await ask()).status, 200);
    const poller = keepAsking();
    await postgres.stop(5_000);
    await until('the poller sees it', () => poller.statuses().filter((status) => status === 500).length >= 5);

    const refusals = await Promise.all([ask(), ask(), createOnce()]);
    for (const { answer, tookMs } of refusals.map(timed)) {
      assertRefused(answer, 500, 'internal_error');
      assert.ok(tookMs < 5_000);
    }
    assert.equal(await health(api, 'ready'), '503 the database does not answer');
    assert.equal(await health(api, 'live'), '200 live');
    assertLogged(refusals);

    await startPostgres();
    await until('readiness comes back', async () => (await health(api, 'ready')) === '200 ready');
    assert.equal((await ask()).status, 200);
    assert.equal((await createOnce()).status, 202, 'R-C14: the refused create had not burnt its key');
    assert.equal((await createOnce()).status, 200);

    await until('the poller is served', () => poller.statuses().slice(-5).join() === '200,200,200,200,200');
    for (const answer of await poller.stop()) {
      if (answer.status !== 200) assertRefused(answer, 500, 'internal_error');
      assert.ok(timed(answer).tookMs < 5_500, `an answer took ${timed(answer).tookMs} ms`);
    }
    assert.equal(api.process.exitCode, null, 'the process has lived through it');
    await withPool(async (db) => {
      assert.equal((await booksOf(db, workspace.id)).runs, 1);
      await assertInvariants(db);
    });
  });

  it('R-E03 a silent database is 500 within five seconds, and its connections are not used again', async () => {
    assert.equal((await ask()).status, 200);
    const backends = await withPool(async (db) => {
      const { rows } = await db.query<{ pid: number }>(
        `select pid from pg_stat_activity where application_name = 'panel-api'`,
      );
      return rows.map(({ pid }) => pid);
    });
    assert.ok(backends.length > 0);
    for (const pid of backends) process.kill(pid, 'SIGSTOP');
    try {
      const answers = await Promise.all(backends.map(ask));
      for (const { answer, tookMs } of answers.map(timed)) {
        assertRefused(answer, 500, 'internal_error');
        assert.ok(tookMs < 5_500, `${tookMs} ms`);
      }
      assert.equal((await ask()).status, 200);
    } finally {
      for (const pid of backends) process.kill(pid, 'SIGCONT');
    }
  });

  const took = new WeakMap<Answer, number>();
  const timed = (answer: Answer) => ({ answer, tookMs: took.get(answer) ?? Number.POSITIVE_INFINITY });

  async function timing(request: Promise<Answer>): Promise<Answer> {
    const since = performance.now();
    const answer = await request;
    took.set(answer, performance.now() - since);
    return answer;
  }

  const testApi = () => ({ url: api.url, logged: [], stop: async () => undefined });
  const ask = () => timing(get(testApi(), '/v1/account', workspace.key));
  const createOnce = () => timing(create(testApi(), workspace.key, { idempotencyKey: 'once' }));

  /** Sends requests continuously, like a polling client. */
  function keepAsking(): { statuses: () => number[]; stop: () => Promise<Answer[]> } {
    const answers: Answer[] = [];
    let enough = false;
    const loop = (async () => {
      for (; !enough; await sleep(40)) answers.push(await ask());
    })();
    return {
      statuses: () => answers.map(({ status }) => status),
      async stop() {
        enough = true;
        await loop;
        return answers;
      },
    };
  }

  function assertLogged(answers: Answer[]): void {
    for (const { headers } of answers) {
      const line = api
        .logged()
        .find(({ requestId, level }) => requestId === headers.get('Request-Id') && level === 'error');
      assert.match(JSON.stringify(line?.err), /ENOENT|ECONNREFUSED|Connection terminated|57P/);
    }
    assert.ok(!JSON.stringify(api.logged()).includes(workspace.key));
  }

  async function startPostgres(): Promise<void> {
    const piece = await postgresProcess(folder, ['fsync=off']);
    postgres = keepRunning(piece, { started: () => undefined, report: () => undefined });
    await postgres.ready;
  }

  async function withPool<Result>(step: (db: Pool) => Promise<Result>): Promise<Result> {
    const db = openPool(secret(databaseUrl), {
      maxConnections: 2,
      applicationName: 'test',
      onIdleError: () => undefined,
    });
    return await step(db).finally(() => db.end());
  }
});
