import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { deliverReport } from '../../src/app/deliver-report.ts';
import { claimRuns } from '../../src/db/dispatch.ts';
import { databaseForFile } from '../db/file-database.ts';
import {
  acceptRun,
  beginRun,
  booksOf,
  deliveredRun,
  keepReport,
  synthesizingRun,
  wholeRoom,
} from '../support/database/runs.ts';
import { admin } from './support.ts';

// A queued run has no workflow in Temporal's UI, so it could not be cancelled there.

describe('admin run cancel', () => {
  const file = databaseForFile();
  const cancel = (runId: string) => admin(file.db, 'run', 'cancel', runId, '--json');

  it('R-K03 R-O04 (cancelling) ends a queued, running or synthesizing run, refunds it once, and is safe to repeat', async () => {
    const workspaceId = await file.workspace();
    const before = await booksOf(file.db, workspaceId);
    const queued = await acceptRun(file.db, workspaceId);
    const running = await acceptRun(file.db, workspaceId);
    await beginRun(file.db, running.id);
    const synthesizing = await synthesizingRun(file.db, workspaceId);
    for (const [{ id }, status] of [
      [queued, 'failed'],
      [running, 'failed'],
      [synthesizing, 'partial'],
    ] as const) {
      const cancelled = await cancel(id);
      const { code, json, err } = cancelled;
      assert.deepEqual([code, err], [0, '']);
      assert.deepEqual([json.status, json.credits_charged], [status, 0]);
      assert.deepEqual([json.settlement.outcome, json.settlement.reason], ['refunded', 'cancelled']);
      assert.deepEqual(await cancel(id), cancelled, 'a repeat changes nothing');
    }
    assert.equal((await booksOf(file.db, workspaceId)).balance, before.balance);
    assert.deepEqual(
      await claimRuns(file.db, wholeRoom(1_000), 60_000, 10, false),
      [],
      'none of them is started any more',
    );
  });

  it('R-K01 leaves a finished run as it is, and no report is delivered for a cancelled one', async () => {
    const workspaceId = await file.workspace();
    const delivered = await deliveredRun(file.db, workspaceId);
    const books = await booksOf(file.db, workspaceId);
    const refused = await cancel(delivered.id);
    assert.deepEqual([refused.code, refused.json], [1, undefined]);
    assert.match(refused.err, /^admin: Run \S+ has ended already: completed, charged \(/);
    assert.deepEqual(await booksOf(file.db, workspaceId), books);

    const synthesizing = await synthesizingRun(file.db, workspaceId);
    await keepReport(file.db, synthesizing.id);
    await cancel(synthesizing.id);
    assert.deepEqual(await deliverReport(file.db, synthesizing.id), {
      status: 'partial',
      outcome: 'refunded',
    });
    assert.equal((await booksOf(file.db, workspaceId)).balance, books.balance);
  });

  it('R-G07 cancelling an unknown run exits with 1', async () => {
    const id = randomUUID();
    const { code, out, err } = await cancel(id);
    assert.deepEqual([code, out, err], [1, '', `admin: There is no run ${id}.\n`]);
  });
});
