import assert from 'node:assert/strict';
import { refundHeldRun } from '../../src/app/refund-held-run.ts';
import type { RunRow } from '../../src/db/runs.ts';
import { serviceForFile } from '../harness/service.ts';
import {
  answersOf,
  badRequest,
  callsOf,
  failing,
  ledgerOf,
  ownWords,
  reportOf,
  settlementOf,
  wide,
} from './support/record.ts';

// The verdict on a closed panel at its exact boundaries, and the resulting charge.

describe('the quorum of a panel', () => {
  const service = serviceForFile();
  afterEach(() => service.simulator.reset());

  async function panelWith(failed: readonly string[], fault: object = badRequest): Promise<RunRow> {
    await service.simulator.rules(failing(failed, fault));
    return await service.research();
  }

  async function assertCharged(run: RunRow, status: string): Promise<void> {
    assert.deepEqual([run.status, run.credits_charged], [status, run.credits_reserved]);
    assert.equal(await settlementOf(service, run.id), 'charged report_delivered');
    assert.deepEqual(await ledgerOf(service, run.id), [`reserve -${run.credits_reserved}`]);
    assert.equal((await reportOf(service, run.id))?.status, status);
  }

  async function assertRefunded(run: RunRow, status: string, reason: string): Promise<void> {
    assert.deepEqual([run.status, run.credits_charged], [status, 0]);
    assert.equal(await settlementOf(service, run.id), `refunded ${reason}`);
    const price = run.credits_reserved;
    assert.deepEqual(await ledgerOf(service, run.id), [`reserve -${price}`, `refund ${price}`]);
    assert.equal(await reportOf(service, run.id), null);
  }

  // First, while time can still be skipped: see timeSkipping().
  it('R-W04 a panel whose provider stays down is failed and refunded, within its budget', async () => {
    const run = await panelWith(wide, { kind: 'status', status: 503 });
    await assertRefunded(run, 'failed', 'panel_below_quorum');
    const answers = await answersOf(service, run.id);
    assert.ok(
      [...answers.values()].every(({ failure, late_retry }) => failure === 'overloaded' && late_retry),
    );
  });

  it('R-W04 R-K01 exactly half of the panel is partial: a report, charged in full', async () => {
    const run = await panelWith(wide.slice(0, 5));
    assert.deepEqual([run.successful_models, run.failed_models], [5, 5]);
    await assertCharged(run, 'partial');
  });

  it('R-W04 R-K01 R-K03 less than half of the panel is failed and refunded, and no synthesizer is asked', async () => {
    const run = await panelWith(wide.slice(0, 6));
    assert.deepEqual([run.successful_models, run.failed_models], [4, 6]);
    await assertRefunded(run, 'failed', 'panel_below_quorum');
    assert.deepEqual([...(await callsOf(service, 'camps'))], []);
  });

  it('R-W04 R-K01 ten answers of which six cannot be read are refunded: the quorum is taken of the answers', async () => {
    const unreadable = (count: number) =>
      service.simulator.rules(
        ownWords()
          .slice(0, count)
          .map((contains) => ({
            ...{ stage: 'extract', contains, fault: { kind: 'wrong_shape' } },
          })),
      );
    await unreadable(6);
    await assertRefunded(await service.research(), 'partial', 'synthesis_failed');
    await service.simulator.reset();
    await unreadable(5);
    const half = await service.research();
    await assertCharged(half, 'completed');
    assert.equal(
      (await reportOf(service, half.id))?.research_record?.research_snapshot?.included_in_synthesis,
      5,
    );
  });

  it('R-K05 if every model refuses, the reserve is held until an operator refunds it', async () => {
    const run = await panelWith(wide, { kind: 'refusal' });
    assert.deepEqual([run.status, run.credits_charged], ['failed', null]);
    assert.equal(await settlementOf(service, run.id), 'held panel_below_quorum');
    assert.deepEqual(await ledgerOf(service, run.id), ['reserve -15']);

    const settled = await refundHeldRun(service.database.pool, run.id);
    assert.deepEqual([settled?.status, settled?.credits_charged], ['failed', 0]);
    assert.equal(await refundHeldRun(service.database.pool, run.id), undefined, 'once');
    assert.deepEqual(await ledgerOf(service, run.id), ['reserve -15', 'refund 15']);
  });
});
