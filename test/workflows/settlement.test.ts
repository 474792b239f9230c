import assert from 'node:assert/strict';
import pino from 'pino';
import type { RunRow } from '../../src/db/runs.ts';
import { dispatchOnce } from '../../temporal/client/dispatch.ts';
import { settleLostOnce } from '../../temporal/housekeeping/settle-lost.ts';
import { settleOverdueOnce } from '../../temporal/housekeeping/settle-overdue.ts';
import { serviceForFile } from '../harness/service.ts';
import { ageRun, givePlace, testRoom } from '../support/database/runs.ts';
import { makeWorkspace } from '../support/http/api.ts';
import { byHand } from './support/by-hand.ts';
import { activitiesOf, handleOf } from './support/histories.ts';
import {
  callsOf,
  countBy,
  five,
  fiveCatalogue,
  ledgerOf,
  reportOf,
  settlementOf,
  untilHung,
} from './support/record.ts';

// How housekeeping settles runs whose workflow can no longer do so, or never could.

const log = pino({ level: 'silent' });

describe('housekeeping of runs', () => {
  const service = serviceForFile({ catalogue: fiveCatalogue, budget: { modelTimeoutMs: 60_000 } });
  afterEach(() => service.simulator.reset());

  const settle = () => settleLostOnce(service.client, service.database.pool, log);
  const settleOverdue = () => settleOverdueOnce(service.client, service.database.pool, log);
  const dispatch = () => dispatchOnce({ client: service.client, db: service.database.pool, room: testRoom });

  async function assertSettledOnce(run: RunRow, status: string, reason: string): Promise<void> {
    const { status: found, credits_charged } = await service.read(run.id);
    assert.deepEqual([found, credits_charged], [status, 0]);
    assert.equal(await settlementOf(service, run.id), `refunded ${reason}`);
    assert.deepEqual(await ledgerOf(service, run.id), ['reserve -15', 'refund 15']);
    assert.equal(await settle(), 0, 'a settled run is not looked at again');
    assert.deepEqual(await ledgerOf(service, run.id), ['reserve -15', 'refund 15']);
  }

  async function hangIn(stage: string): Promise<RunRow> {
    await service.simulator.rules([{ stage, fault: { kind: 'hang' } }]);
    const run = await service.accept();
    await service.start(run);
    await untilHung(service, stage);
    return run;
  }

  it('R-K04 R-K01 settles a run whose workflow was terminated in the panel phase, once', async () => {
    const run = await hangIn('ask');
    await handleOf(service, run.id).terminate('by an operator');
    assert.equal(
      (await service.read(run.id)).status,
      'running',
      'a termination runs no code of the workflow',
    );
    await ageRun(service.database.pool, run.id);
    assert.equal(await settle(), 1);
    await assertSettledOnce(run, 'failed', 'workflow_lost');
  });

  it('R-K04 R-W05 settles a run whose workflow was terminated in the synthesis phase: partial, refunded', async () => {
    const run = await hangIn('camps');
    await handleOf(service, run.id).terminate('by an operator');
    await ageRun(service.database.pool, run.id);
    assert.equal(await settle(), 1);
    await assertSettledOnce(run, 'partial', 'workflow_lost');
    assert.equal(await reportOf(service, run.id), null);
  });

  it('R-K04 settles a run that was cancelled before its workflow began', async () => {
    await service.workers.stop();
    const run = await service.accept();
    const handle = await service.start(run);
    await handle.cancel();
    await service.workers.start();
    await assert.rejects(handle.result());
    assert.equal((await service.read(run.id)).status, 'queued');
    await ageRun(service.database.pool, run.id);
    assert.equal(await settle(), 1);
    await assertSettledOnce(run, 'failed', 'cancelled');
  });

  it('R-K04 several workers that settle one run concurrently refund it once', async () => {
    const run = await hangIn('ask');
    await handleOf(service, run.id).terminate();
    await ageRun(service.database.pool, run.id);
    await Promise.all(Array.from({ length: 8 }, settle));
    await assertSettledOnce(run, 'failed', 'workflow_lost');
  });

  it('R-K04 a run that cannot be settled does not keep the others from it', async () => {
    const runs = await Promise.all([service.accept(), service.accept()]);
    const [broken, sound] = runs.sort((a, b) => (a.id < b.id ? -1 : 1)) as [RunRow, RunRow];
    for (const run of [broken, sound]) {
      await givePlace(service.database.pool, run.id);
      await ageRun(service.database.pool, run.id);
    }
    const { pool } = service.database;
    await pool.query('update runs set deadline_at = created_at where id = any($1)', [[broken.id, sound.id]]);
    const { rows } = await pool.query<{ invited: string }>('select invited::text from runs where id = $1', [
      broken.id,
    ]);
    await pool.query(`update runs set invited = '[{},{},{},{},{}]' where id = $1`, [broken.id]);
    assert.equal(await settleOverdue(), 1);
    assert.equal(await settlementOf(service, sound.id), 'refunded deadline_passed');
    assert.equal((await service.read(broken.id)).status, 'queued');

    await pool.query('update runs set invited = $2 where id = $1', [broken.id, rows[0]?.invited]);
    assert.equal(await settleOverdue(), 1);
    await assertSettledOnce(broken, 'failed', 'deadline_passed');
  });

  it('R-K04 finds every lost run among many in one round', async () => {
    const { pool } = service.database;
    const runs: RunRow[] = [];
    for (let index = 0; index < 41; index++) {
      const workspace = await makeWorkspace(pool, `one of many ${index}`);
      for (let each = 0; each < 3; each++) runs.push(await service.accept('wide', 'Lost?', workspace));
    }
    const ids = runs.map(({ id }) => id);
    for (const { id } of runs) await givePlace(pool, id);
    for (const run of runs) await ageRun(service.database.pool, run.id);
    assert.equal(await settle(), 123, 'Temporal knows none of them: they are to be started again');
    assert.equal(await settle(), 0);
    await pool.query('update runs set deadline_at = created_at where id = any($1)', [ids]);
    assert.equal(await settleOverdue(), 123);
    const { rows } = await pool.query(
      'select distinct status, credits_charged from runs where id = any($1)',
      [ids],
    );
    assert.deepEqual(rows, [{ status: 'failed', credits_charged: 0 }]);
  });

  it('R-K04 leaves a run alone while its workflow runs and its deadline has not passed', async () => {
    const run = await hangIn('ask');
    await ageRun(service.database.pool, run.id);
    assert.equal(await settleOverdue(), 0);
    assert.equal(await settle(), 0);
    assert.equal((await service.read(run.id)).status, 'running');
    await handleOf(service, run.id).terminate();
    assert.equal(await settle(), 1);
  });

  it('R-W03 R-K04 a run lost during the panel continues from its record, and asks no model that has answered', async () => {
    const run = await service.accept();
    await service.activities.beginRun({ runId: run.id });
    const answered = five.slice(0, 2);
    for (const modelId of answered)
      await byHand(service.activities.askModel, { runId: run.id, modelId, late: false });
    await givePlace(service.database.pool, run.id);
    await ageRun(service.database.pool, run.id);
    assert.deepEqual([await settle(), await dispatch()], [1, 1]);
    await handleOf(service, run.id).result();

    assert.deepEqual([await settle(), await dispatch()], [0, 0]);
    const { status, successful_models } = await service.read(run.id);
    assert.deepEqual([status, successful_models], ['completed', 5]);
    assert.deepEqual([...new Set((await callsOf(service)).values())], [1]);
    const extractions = [...(await callsOf(service, 'extract')).values()];
    assert.equal(
      extractions.reduce((sum, count) => sum + count, 0),
      5,
      'each once',
    );
    const asked = (await activitiesOf(service, run.id, '/panel')).filter(({ type }) => type === 'askModel');
    assert.deepEqual(asked.map(({ summary }) => summary).sort(), five.slice(2));
  });

  it('R-C17 (starting) R-W01 a run whose dispatch failed is started later, once, however many workers there are', async () => {
    const run = await service.accept();
    await Promise.all(Array.from({ length: 5 }, dispatch));
    await handleOf(service, run.id).result();
    assert.equal((await service.read(run.id)).status, 'completed');
    assert.deepEqual([...new Set((await callsOf(service)).values())], [1]);
    assert.equal(await dispatch(), 0);
  });

  it('R-W01 starting a run twice is harmless, in progress and when it is finished', async () => {
    const run = await service.accept();
    const [handle] = await Promise.all([service.start(run), service.start(run)]);
    const { runId } = await handle.describe();
    await service.start(run);
    await handle.result();
    await service.start(run);
    const described = await handle.describe();
    assert.deepEqual(
      [described.runId, described.status.name],
      [runId, 'COMPLETED'],
      'it is the first workflow still',
    );
    const calls = await service.simulator.calls();
    const asks = calls.filter(({ stage }) => stage === 'ask');
    assert.deepEqual([...new Set(countBy(asks, ({ model_id }) => model_id).values())], [1]);
    assert.deepEqual(await ledgerOf(service, run.id), ['reserve -15']);
  });

  it('R-W01 R-G02 R-K01 a workflow started for a finished run asks no model and changes nothing', async () => {
    const run = await service.research();
    await service.simulator.reset();
    const ids = { workflowId: `again/${run.id}`, taskQueue: 'research', args: [{ runId: run.id }] };
    assert.deepEqual(await service.client.workflow.execute('research', ids), { status: 'completed' });
    assert.deepEqual(await service.read(run.id), run);
    assert.deepEqual(await service.simulator.calls(), []);
    assert.deepEqual(await ledgerOf(service, run.id), ['reserve -15']);
  });
});
