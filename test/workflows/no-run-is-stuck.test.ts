import assert from 'node:assert/strict';
import { WorkflowFailedError } from '@temporalio/client';
import pino from 'pino';
import { parseConfig } from '../../src/config/config.ts';
import type { RunRow } from '../../src/db/runs.ts';
import { openTemporalClient } from '../../temporal/client/client.ts';
import { settleLostOnce } from '../../temporal/housekeeping/settle-lost.ts';
import { settleOverdueOnce } from '../../temporal/housekeeping/settle-overdue.ts';
import { serviceForFile, type TestService } from '../harness/service.ts';
import { until } from '../harness/until.ts';
import { strictWorkflowCode } from '../support/temporal.ts';
import { eventsOf, handleOf } from './support/histories.ts';
import {
  callsOf,
  failing,
  five,
  fiveCatalogue,
  ledgerOf,
  reportOf,
  settlementOf,
  untilHung,
} from './support/record.ts';

// A run that cannot continue ends, is settled, and frees its slot and credits, whether the record
// was restored to an older state behind the workflow's back or Temporal cannot run the workflow at
// all.

const log = pino({ level: 'silent' });

/** Values of temporal.api.enums.v1.RetryState. */
const retryStates: Readonly<Record<number, string>> = { 2: 'final', 3: 'out of time' };

async function hangsAt(service: TestService, stage: string): Promise<RunRow> {
  const run = await service.accept();
  await service.start(run);
  await untilHung(service, stage);
  return run;
}

async function passDeadline({ database }: TestService, { id }: RunRow): Promise<void> {
  await database.pool.query(
    `update runs set deadline_at = clock_timestamp() - interval '1 second' where id = $1`,
    [id],
  );
}

async function assertRefunded(service: TestService, { id }: RunRow, settlement: string): Promise<void> {
  assert.equal((await service.read(id)).credits_charged, 0);
  assert.equal(await settlementOf(service, id), settlement);
  assert.deepEqual(await ledgerOf(service, id), ['reserve -15', 'refund 15']);
  assert.equal(await reportOf(service, id), null);
}

describe('a run whose record was restored from a backup while its report awaited delivery', () => {
  const service = serviceForFile({ catalogue: fiveCatalogue });

  /**
   * A delivery that fails in a way that time can fix.
   * @returns a function that fixes it
   */
  async function holdDelivery(): Promise<() => Promise<void>> {
    const { pool } = service.database;
    await pool.query(`create function fail_here() returns trigger language plpgsql as
      $$ begin raise exception 'later' using errcode = '57P03'; end $$`);
    await pool.query(
      `create trigger fails before insert on settlements for each row when (new.outcome = 'charged')
       execute function fail_here()`,
    );
    return async () => {
      await pool.query('drop function fail_here cascade');
    };
  }

  async function waitsToDeliver(): Promise<RunRow> {
    const run = await service.accept();
    const handle = await service.start(run);
    await until('the delivery is tried again', async () => {
      const { raw } = await handle.describe();
      return (raw.pendingActivities ?? []).some(
        ({ activityType, attempt }) => activityType?.name === 'deliverReport' && (attempt ?? 0) > 1,
      );
    });
    return run;
  }

  it('R-W11 is refunded if the record is broken once more, after its workflow went on from it', async () => {
    const { pool } = service.database;
    await pool.query(
      `create function lose() returns trigger language plpgsql as $$ begin return null; end $$`,
    );
    await pool.query(
      `create trigger loses before insert on synthesis_artifacts for each row when (new.kind = 'report')
       execute function lose()`,
    );
    const run = await service.accept();
    await (await service.start(run)).result();
    await pool.query('drop function lose cascade');
    await assertRefunded(service, run, 'refunded internal');
    assert.deepEqual(await endsOf(run, 'deliverReport'), ['final']);
    assert.deepEqual([...new Set((await callsOf(service)).values())], [1]);
  });

  it('R-W11 ends on its own if the older state does not contain the run', async () => {
    const mend = await holdDelivery();
    const run = await waitsToDeliver();
    await forget(run);
    await mend();
    await assert.rejects(handleOf(service, run.id).result(), WorkflowFailedError);
    assert.equal((await handleOf(service, run.id).describe()).status.name, 'FAILED');
    assert.deepEqual(await endsOf(run, 'beginRun'), ['final']);
  });

  it('R-W11 continues if time fixes the delivery', async () => {
    const mend = await holdDelivery();
    const run = await waitsToDeliver();
    await mend();
    await handleOf(service, run.id).result();
    assert.equal(await settlementOf(service, run.id), 'charged report_delivered');
  });

  it('R-W11 is refunded if time cannot fix the delivery', async () => {
    const mend = await holdDelivery();
    const run = await waitsToDeliver();
    await handleOf(service, run.id).result();
    await mend();
    await assertRefunded(service, run, 'refunded internal');
    assert.deepEqual(await endsOf(run, 'deliverReport'), ['out of time']);
  });

  /** How the step with this name ended: by a final error or by its time limit. */
  async function endsOf({ id }: RunRow, step: string): Promise<string[]> {
    const events = await eventsOf(service, id);
    const scheduled = events.filter(
      ({ activityTaskScheduledEventAttributes: each }) => each?.activityType?.name === step,
    );
    return events.flatMap(({ activityTaskFailedEventAttributes: failed }) => {
      const isOfStep = scheduled.some(({ eventId }) => `${eventId}` === `${failed?.scheduledEventId}`);
      return isOfStep ? (retryStates[failed?.retryState ?? 0] ?? `${failed?.retryState}`) : [];
    });
  }

  async function forget({ id, workspace_id, credits_reserved }: RunRow): Promise<void> {
    const { pool } = service.database;
    const tables = [
      'synthesis_artifacts',
      'response_pieces',
      'run_models',
      'ledger_entries',
      'idempotency_keys',
    ];
    for (const table of tables) await pool.query(`delete from ${table} where run_id = $1`, [id]);
    await pool.query('delete from runs where id = $1', [id]);
    await pool.query('update workspaces set available_credits = available_credits + $2 where id = $1', [
      workspace_id,
      credits_reserved,
    ]);
  }
});

describe('a run whose deadline has passed', () => {
  // A hanging call ends on its own in the last of the tests.
  const service = serviceForFile({
    catalogue: fiveCatalogue,
    realTime: true,
    budget: { modelTimeoutMs: 3_000 },
  });
  afterEach(() => service.simulator.reset());

  const settleOverdue = () => settleOverdueOnce(service.client, service.database.pool, log);

  it('R-W11 is settled while its workflow runs, and the workflow is terminated', async () => {
    await service.simulator.rules([{ stage: 'camps', fault: { kind: 'hang' } }]);
    const run = await hangsAt(service, 'camps');
    await passDeadline(service, run);
    assert.equal(await settleOverdue(), 1);
    await assertRefunded(service, run, 'refunded deadline_passed');
    assert.equal((await handleOf(service, run.id).describe()).status.name, 'TERMINATED');
    assert.equal(await settleOverdue(), 0);
  });

  it('R-W11 is settled while the workers run code that does not replay its workflow', async () => {
    await service.simulator.rules([{ stage: 'camps', fault: { kind: 'hang' } }]);
    const run = await hangsAt(service, 'camps');
    await service.workers.stop();
    await service.workers.start((await strictWorkflowCode()).replaceAll('beginRun', 'openRun'));
    const handle = handleOf(service, run.id);
    await handle.signal('wake'); // Handled by no code: it only gives the new worker a task, and the task fails.
    await until('its tasks fail', async () => {
      const { raw } = await handle.describe();
      return (raw.pendingWorkflowTask?.attempt ?? 0) > 1;
    });
    assert.equal(
      await settleLostOnce(service.client, service.database.pool, log),
      0,
      'Temporal says: running',
    );
    await passDeadline(service, run);
    assert.equal(await settleOverdue(), 1);
    await assertRefunded(service, run, 'refunded deadline_passed');
    assert.equal((await handle.describe()).status.name, 'TERMINATED');
    await service.workers.stop();
    await service.workers.start();
  });

  it('R-W11 is settled while Temporal is away; its workflow ends on its own and pays for no more calls', async () => {
    await service.simulator.rules(failing(five.slice(0, 1), { kind: 'hang' }));
    const run = await hangsAt(service, 'ask');
    const others = [await service.accept(), await service.accept()]; // They are never started.
    for (const each of [run, ...others]) await passDeadline(service, each);
    const away = openTemporalClient(parseConfig({ TEMPORAL_ADDRESS: '127.0.0.1:1' }).temporal);
    assert.equal(await settleOverdueOnce(away, service.database.pool, log), 3);
    await away.connection.close();
    await assertRefunded(service, run, 'refunded deadline_passed');
    for (const { id } of others) assert.equal(await settlementOf(service, id), 'refunded deadline_passed');

    await service.simulator.rules([]);
    assert.deepEqual(await handleOf(service, run.id).result(), { status: 'failed', outcome: 'refunded' });
    for (const stage of ['group', 'camps', 'label'])
      assert.equal((await callsOf(service, stage)).size, 0, stage);
  });
});
