import assert from 'node:assert/strict';
import { Client, ServiceError, type WorkflowClientInterceptor } from '@temporalio/client';
import pino from 'pino';
import type { RunRow } from '../../src/db/runs.ts';
import { researchWorkflowId } from '../../src/domain/run/task-queues.ts';
import { dispatchOnce } from '../../temporal/client/dispatch.ts';
import { settleLostOnce } from '../../temporal/housekeeping/settle-lost.ts';
import { serviceForFile, standardPrompt } from '../harness/service.ts';
import { openTestPool } from '../support/database/postgres.ts';
import { testRoom } from '../support/database/runs.ts';
import { makeWorkspace } from '../support/http/api.ts';
import { handleOf } from '../workflows/support/histories.ts';
import { settlementOf } from '../workflows/support/record.ts';
import { giveOldPlace } from './support/held-run.ts';

// Housekeeping looks at one run after the other, by id. What fails for one of them fails in each
// round, and must not hide those behind it.

describe('runs whose workflows are lost', () => {
  const service = serviceForFile();

  const log = pino({ level: 'silent' });
  const settle = (client = service.client, db = service.database.pool, signal?: AbortSignal) =>
    settleLostOnce(client, db, log, signal);

  let count = 0;
  /** By id. */
  async function twoLost(): Promise<[RunRow, RunRow]> {
    const workspace = await makeWorkspace(service.database.pool, `of lost runs ${++count}`);
    const accept = () => service.accept('wide', standardPrompt, workspace);
    const runs: [RunRow, RunRow] = [await accept(), await accept()];
    for (const { id } of runs) await giveOldPlace(service, id);
    return runs.sort((a, b) => (a.id < b.id ? -1 : 1)) as [RunRow, RunRow];
  }

  /** A Temporal that says nothing about one run, as if the part that has its history were away. */
  function silentAbout({ id }: RunRow, meanwhile?: () => unknown): Client {
    const { connection, options } = service.client;
    const describe: WorkflowClientInterceptor['describe'] = async (input, next) => {
      if (input.workflowExecution.workflowId !== researchWorkflowId(id)) return await next(input);
      await meanwhile?.();
      throw new ServiceError('Failed to describe workflow');
    };
    const interceptors = { workflow: [{ describe }] };
    return new Client({ connection, namespace: options.namespace, interceptors });
  }

  async function assertCompleted({ id }: RunRow): Promise<void> {
    const { client, database } = service;
    assert.equal(await dispatchOnce({ client, db: database.pool, room: testRoom }), 1);
    await handleOf(service, id).result();
    assert.equal(await settlementOf(service, id), 'charged report_delivered');
  }

  /** Queued again, to be started as in the first test. They are ended here, without a panel. */
  async function assertQueued(runs: readonly RunRow[]): Promise<void> {
    const { rows } = await service.database.pool.query<{ id: string }>(
      "select id from runs where status = 'queued' and dispatched_at is null order by id",
    );
    assert.deepEqual(
      rows.map(({ id }) => id),
      runs.map(({ id }) => id).sort(),
    );
    for (const { id: runId } of runs) {
      await service.activities.beginRun({ runId });
      await service.activities.failRun({ runId, reason: 'internal' });
    }
  }

  it('R-K04 are started again even if Temporal says nothing about one before them', async () => {
    const [silent, lost] = await twoLost();
    assert.equal(await settle(silentAbout(silent)), 1);
    await assertCompleted(lost);
    assert.equal(await settle(), 1);
    await assertQueued([silent]);
  });

  it('R-K04 are sent back to be started even if one before them cannot be', async () => {
    const [held, lost] = await twoLost();
    const { pool } = service.database;
    await pool.query(`create function hold() returns trigger language plpgsql as
      $$ begin raise exception 'locked' using errcode = '55P03'; end $$`);
    await pool.query(
      `create trigger holds before update on runs for each row when (new.id = '${held.id}') execute function hold()`,
    );
    assert.equal(await settle(), 1);
    await pool.query('drop function hold cascade');
    await assertQueued([lost]);
    assert.equal(await settle(), 1);
    await assertQueued([held]);
  });

  it('R-K04 wait for the next round if the database goes away in this one', async () => {
    const runs = await twoLost();
    const db = openTestPool(service.database.url);
    const client = silentAbout(runs[0], () => db.end());
    await assert.rejects(settle(client, db), ServiceError);
    assert.equal(await settle(), 2);
    await assertQueued(runs);
  });

  it('R-K04 wait for the next round if Temporal says nothing about ten in a row', async () => {
    const runs = (await Promise.all(Array.from({ length: 6 }, twoLost))).flat();
    let asked = 0;
    const { connection, options } = service.client;
    const describe: WorkflowClientInterceptor['describe'] = async () => {
      asked++;
      throw new ServiceError('Failed to describe workflow');
    };
    const away = new Client({
      connection,
      namespace: options.namespace,
      interceptors: { workflow: [{ describe }] },
    });
    await assert.rejects(settle(away), ServiceError);
    assert.equal(asked, 10);
    assert.equal(await settle(), runs.length);
    await assertQueued(runs);
  });

  it('R-W12 wait for the next process if this one stops', async () => {
    const runs = await twoLost();
    const stopping = new AbortController();
    const client = silentAbout(runs[0], () => stopping.abort());
    assert.equal(await settle(client, service.database.pool, stopping.signal), 0);
    assert.equal(await settle(), 2);
    await assertQueued(runs);
  });
});
