import assert from 'node:assert/strict';
import { WorkflowFailedError } from '@temporalio/client';
import { isCancellation } from '@temporalio/workflow';
import type { RunRow } from '../../src/db/runs.ts';
import { serviceForFile } from '../harness/service.ts';
import { until } from '../harness/until.ts';
import { eventsOf, handleOf } from './support/histories.ts';
import { answersOf, failing, ledgerOf, reportOf, settlementOf, untilHung, wide } from './support/record.ts';

// An operator cancels a run from outside, like the button in Temporal's UI: the run ends, is
// settled, and is refunded if no report was delivered.

describe('a cancelled run', () => {
  // Longer than anything waits here: calls are ended by the cancellation, not by their timeout.
  const service = serviceForFile({ budget: { modelTimeoutMs: 300_000 } });
  afterEach(() => service.simulator.reset());

  async function cancel(run: RunRow): Promise<RunRow> {
    const handle = handleOf(service, run.id);
    await handle.cancel();
    await assert.rejects(
      handle.result(),
      (error: WorkflowFailedError) => error instanceof WorkflowFailedError && isCancellation(error.cause),
    );
    assert.equal((await handle.describe()).status.name, 'CANCELLED');
    return await service.read(run.id);
  }

  it('R-K04 R-W08 R-K01 in the panel phase is failed and refunded, and keeps its answers so far', async () => {
    await service.simulator.rules(failing(wide.slice(0, 5), { kind: 'hang' }));
    const run = await service.accept();
    await service.start(run);
    await until(
      'five models have answered',
      async () => (await service.read(run.id)).successful_models === 5,
    );
    await untilHung(service, 'ask');

    const { status, credits_charged, successful_models, failed_models } = await cancel(run);
    assert.deepEqual([status, credits_charged, successful_models, failed_models], ['failed', 0, 5, 5]);
    assert.equal(await settlementOf(service, run.id), 'refunded cancelled');
    assert.deepEqual(await ledgerOf(service, run.id), ['reserve -15', 'refund 15']);
    assert.equal((await handleOf(service, run.id, '/panel').describe()).status.name, 'CANCELLED');
    // Temporal tells a step of its cancellation when it sends a heartbeat: without heartbeats, the
    // calls would run into their timeout.
    await until('the calls under way have been broken off', async () =>
      (await service.simulator.calls()).every(({ ended_at }) => ended_at !== null),
    );
  });

  it('R-K04 R-W05 in the synthesis phase is partial without a report, refunded, its responses readable', async () => {
    await service.simulator.rules([{ stage: 'camps', fault: { kind: 'hang' } }]);
    const run = await service.accept();
    await service.start(run);
    await untilHung(service, 'camps');

    const { status, credits_charged } = await cancel(run);
    assert.deepEqual([status, credits_charged], ['partial', 0]);
    assert.equal(await settlementOf(service, run.id), 'refunded cancelled');
    assert.equal(await reportOf(service, run.id), null);
    const texts = [...(await answersOf(service, run.id)).values()].map(({ text }) => text);
    assert.equal(texts.filter(Boolean).length, 10);
  });

  /**
   * Cancels a run while the write of a row of this table, and with it its step, is blocked; then
   * lets it continue.
   */
  async function cancelInWriteOf(table: string, condition: string): Promise<RunRow> {
    const { pool } = service.database;
    await pool.query(`create or replace function wait_here() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(1); return new; end $$`);
    await pool.query(
      `create trigger waits before insert on ${table} for each row when (${condition}) execute function wait_here()`,
    );
    const gate = await pool.connect();
    await gate.query('select pg_advisory_lock(1)');
    const run = await service.accept();
    try {
      await service.start(run);
      await until('the step waits', async () => {
        const waiting = `select from pg_locks where locktype = 'advisory' and not granted`;
        return (await pool.query(waiting)).rowCount === 1;
      });
      await handleOf(service, run.id).cancel();
      await until('the workflow has heard of it', async () => {
        const events = await eventsOf(service, run.id);
        const heard = events.findIndex((event) => event.workflowExecutionCancelRequestedEventAttributes);
        return heard >= 0 && events.slice(heard).some((event) => event.workflowTaskCompletedEventAttributes);
      });
    } finally {
      await gate.query('select pg_advisory_unlock(1)');
      gate.release();
    }
    await handleOf(service, run.id)
      .result()
      .catch(() => undefined);
    await pool.query(`drop trigger waits on ${table}`);
    return await service.read(run.id);
  }

  it('R-K04 R-K01 R-K03 while its report is being assembled is refunded: an undelivered report is not charged', async () => {
    const run = await cancelInWriteOf('synthesis_artifacts', `new.kind = 'report'`);
    assert.deepEqual([run.status, run.credits_charged], ['partial', 0]);
    assert.equal(await settlementOf(service, run.id), 'refunded cancelled');
    assert.deepEqual(await ledgerOf(service, run.id), ['reserve -15', 'refund 15']);
    assert.equal(await reportOf(service, run.id), null);
  });

  it('R-K01 R-K03 while its report is being delivered is too late: it is delivered and charged', async () => {
    const run = await cancelInWriteOf('settlements', 'true');
    assert.deepEqual([run.status, run.credits_charged], ['completed', 15]);
    assert.equal(await settlementOf(service, run.id), 'charged report_delivered');
    assert.deepEqual(await ledgerOf(service, run.id), ['reserve -15']);
    assert.equal((await handleOf(service, run.id).describe()).status.name, 'COMPLETED');
  });
});
