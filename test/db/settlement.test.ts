import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { deliverReport } from '../../src/app/deliver-report.ts';
import { refundHeldRun } from '../../src/app/refund-held-run.ts';
import type { Pool } from '../../src/db/pool.ts';
import { readResult } from '../../src/db/reports.ts';
import { readSettlement } from '../../src/db/settlements.ts';
import { failureClasses, failurePolicies } from '../../src/domain/run/model-outcome.ts';
import {
  acceptRun,
  answerPanel,
  beginRun,
  booksOf,
  deliveredRun,
  failedRun,
  failRun,
  heldRun,
  keepReport,
  oddReport,
  runOf,
  synthesizingRun,
} from '../support/database/runs.ts';
import { databaseForFile } from './file-database.ts';

// Money: one run has one settlement, whoever comes first and however often.

describe('the settlement of a run', () => {
  const file = databaseForFile();

  it('R-K01 R-K03 a delivery commits report, status and charge; repeats return the same and change nothing', async () => {
    const workspaceId = await file.workspace(100);
    const { id } = await synthesizingRun(file.db, workspaceId);
    assert.deepEqual(await deliverReport(file.db, id), { status: 'completed', outcome: 'charged' });
    const before = [await booksOf(file.db, workspaceId), await runOf(file.db, id)];
    const repeats = await Promise.all(Array.from({ length: 10 }, () => deliverReport(file.db, id)));
    for (const repeat of repeats) assert.deepEqual(repeat, { status: 'completed', outcome: 'charged' });
    assert.deepEqual([await booksOf(file.db, workspaceId), await runOf(file.db, id)], before);
    assert.equal((await readResult(file.db, id, workspaceId))[0]?.report, oddReport);
    assert.equal((await booksOf(file.db, workspaceId)).balance, 85);
  });

  it('R-K03 a delivery without an assembled report commits nothing', async () => {
    const workspaceId = await file.workspace();
    const { id } = await acceptRun(file.db, workspaceId);
    await beginRun(file.db, id);
    await answerPanel(file.db, id);
    await assert.rejects(deliverReport(file.db, id));
    assert.equal((await runOf(file.db, id)).status, 'running');
    assert.deepEqual(await readSettlement(file.db, id), []);
  });

  for (const [what, last, settle] of [
    ['delivery', 'runs', deliverReport],
    ['refund', 'workspaces', (db: Pool, id: string) => failRun(db, id, 'synthesis_failed')],
  ] as const)
    it(`R-K03 a ${what} that fails at its last statement leaves nothing behind`, async () => {
      const workspaceId = await file.workspace(100);
      const { id } = await synthesizingRun(file.db, workspaceId);
      const record = async () => [
        await runOf(file.db, id),
        await booksOf(file.db, workspaceId),
        await readSettlement(file.db, id),
        await readResult(file.db, id, workspaceId),
      ];
      const before = await record();
      await file.db.query(`create or replace function break_it() returns trigger language plpgsql as
        $$ begin raise exception 'broken by the test'; end $$`);
      await file.db.query(
        `create trigger broken before update on ${last} for each row execute function break_it()`,
      );
      try {
        await assert.rejects(settle(file.db, id), /broken by the test/);
        assert.deepEqual(await record(), before);
      } finally {
        await file.db.query(`drop trigger broken on ${last}`);
      }
      assert.equal((await settle(file.db, id)).outcome, what === 'delivery' ? 'charged' : 'refunded');
    });

  it('R-G08 the newest assembled report is delivered', async () => {
    const workspaceId = await file.workspace();
    const { id } = await synthesizingRun(file.db, workspaceId);
    await file.db.query(
      `insert into synthesis_artifacts (run_id, kind, prompt_version, input_hash, body)
       select run_id, kind, '2', input_hash, '{"newer": true}' from synthesis_artifacts where run_id = $1`,
      [id],
    );
    await deliverReport(file.db, id);
    assert.equal((await readResult(file.db, id, workspaceId))[0]?.report, '{"newer": true}');
  });

  it('R-K01 a failure repeated ten times concurrently refunds the reserve once', async () => {
    const workspaceId = await file.workspace(100);
    const { id } = await acceptRun(file.db, workspaceId);
    await beginRun(file.db, id);
    const settled = await Promise.all(Array.from({ length: 10 }, () => failRun(file.db, id)));
    for (const each of settled) assert.deepEqual(each, { status: 'failed', outcome: 'refunded' });
    const { balance, refunded, entries } = await booksOf(file.db, workspaceId);
    assert.deepEqual({ balance, refunded, entries }, { balance: 100, refunded: 15, entries: 3 });
  });

  it('R-K03 R-K01 R-G02 if delivery and failure race, exactly one wins, both report it, and the money follows', async () => {
    const workspaceId = await file.workspace(1_000);
    let delivered = 0;
    for (let round = 0; round < 50; round++) {
      const { id } = await synthesizingRun(file.db, workspaceId);
      const steps = [() => deliverReport(file.db, id), () => failRun(file.db, id, 'synthesis_failed')];
      if (round % 2) steps.reverse();
      // The second starts up to 9 ms later, so that each meets the other in all of its phases.
      const settled = await Promise.all(
        [...steps, ...steps].map(async (step, index) => {
          if (index % 2) await sleep(round % 10);
          return await step();
        }),
      );
      for (const each of settled) assert.deepEqual(each, settled[0]);
      const { status, outcome } = settled[0]!;
      const { credits_charged } = await runOf(file.db, id);
      const reports = await file.db.query('select from reports where run_id = $1', [id]);
      const charged = outcome === 'charged';
      assert.deepEqual(
        [status, credits_charged, reports.rowCount],
        charged ? ['completed', 15, 1] : ['partial', 0, 0],
      );
      if (charged) delivered++;
    }
    assert.ok(delivered > 0 && delivered < 50, `${delivered} of 50 were delivered: it was no race`);
    assert.equal((await booksOf(file.db, workspaceId)).balance, 1_000 - 15 * delivered);
  });

  it('R-G02 R-G03 a finished run never changes, whatever is tried', async () => {
    const workspaceId = await file.workspace();
    for (const end of [deliveredRun, failedRun, heldRun]) {
      const { id } = await end(file.db, workspaceId);
      const before = [
        await runOf(file.db, id),
        await booksOf(file.db, workspaceId),
        await readSettlement(file.db, id),
      ];
      await keepReport(file.db, id).catch(() => undefined);
      await beginRun(file.db, id);
      await answerPanel(file.db, id);
      await failRun(file.db, id, 'internal');
      await failRun(file.db, id, 'panel_below_quorum');
      await deliverReport(file.db, id);
      assert.deepEqual(
        [await runOf(file.db, id), await booksOf(file.db, workspaceId), await readSettlement(file.db, id)],
        before,
      );
    }
  });

  it('R-K01 R-K05 a technical failure is refunded, and any other is held, for each class of failure', async () => {
    const workspaceId = await file.workspace();
    for (const failure of failureClasses) {
      const { id, status, credits_charged } = await failedRun(file.db, workspaceId, failure);
      const [settlement] = await readSettlement(file.db, id);
      const expected = failurePolicies[failure].technical ? ['refunded', 0] : ['held', null];
      assert.deepEqual([status, settlement?.outcome, credits_charged], ['failed', ...expected], failure);
    }
  });

  it('R-K05 one technical failure among refusals is enough for a refund', async () => {
    const workspaceId = await file.workspace(100);
    const { id } = await acceptRun(file.db, workspaceId);
    await beginRun(file.db, id);
    await file.db.query(
      `update run_models set failure = 'refused' where run_id = $1 and model_id <> (select min(model_id) from run_models where run_id = $1)`,
      [id],
    );
    assert.deepEqual(await failRun(file.db, id), { status: 'failed', outcome: 'refunded' });
    assert.equal((await booksOf(file.db, workspaceId)).balance, 100);
  });

  it('R-K05 only a panel without a quorum is held: a cancelled or lost run of refusals is refunded', async () => {
    const workspaceId = await file.workspace(100);
    for (const reason of ['cancelled', 'workflow_lost', 'internal'] as const) {
      const { id } = await acceptRun(file.db, workspaceId);
      await beginRun(file.db, id);
      await answerPanel(file.db, id, 0, 'refused');
      assert.equal((await failRun(file.db, id, reason)).outcome, 'refunded');
    }
    assert.equal((await booksOf(file.db, workspaceId)).balance, 100);
  });

  it('R-K05 a held run keeps its reserve, with credits_charged null, until an operator refunds it, once', async () => {
    const workspaceId = await file.workspace(100);
    const { id, credits_charged } = await heldRun(file.db, workspaceId);
    assert.equal(credits_charged, null);
    assert.equal((await booksOf(file.db, workspaceId)).balance, 85);
    const settled = await Promise.all(Array.from({ length: 5 }, () => refundHeldRun(file.db, id)));
    assert.deepEqual(settled.map((run) => run?.credits_charged ?? null).sort(), [0, null, null, null, null]);
    const { balance, refunded } = await booksOf(file.db, workspaceId);
    assert.deepEqual({ balance, refunded }, { balance: 100, refunded: 15 });
    const [settlement] = await readSettlement(file.db, id);
    assert.deepEqual([settlement?.outcome, settlement?.reason], ['refunded', 'operator']);
    assert.equal((await runOf(file.db, id)).status, 'failed');
  });

  it('R-K05 R-K01 an operator can refund only a held run', async () => {
    const workspaceId = await file.workspace();
    const runs = [
      await acceptRun(file.db, workspaceId),
      await deliveredRun(file.db, workspaceId),
      await failedRun(file.db, workspaceId),
    ];
    const before = await booksOf(file.db, workspaceId);
    for (const { id } of runs) assert.equal(await refundHeldRun(file.db, id), undefined);
    assert.equal(await refundHeldRun(file.db, workspaceId), undefined);
    assert.deepEqual(await booksOf(file.db, workspaceId), before);
  });

  it('R-W05 R-K01 with a quorum, a failed synthesis ends as partial and refunded, and keeps the answers', async () => {
    const workspaceId = await file.workspace(100);
    const { id } = await synthesizingRun(file.db, workspaceId, 9);
    assert.deepEqual(await failRun(file.db, id, 'synthesis_failed'), {
      status: 'partial',
      outcome: 'refunded',
    });
    assert.equal((await booksOf(file.db, workspaceId)).balance, 100);
    const { rows } = await file.db.query(
      'select count(text)::int as texts from run_models where run_id = $1',
      [id],
    );
    assert.deepEqual(rows, [{ texts: 9 }]);
  });
});
