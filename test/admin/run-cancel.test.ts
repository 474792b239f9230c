import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
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
} from '../support/database/runs.ts';

// Temporal's UI knows no run that waits for room, so that nobody could end one there.

describe('admin run cancel', () => {
  const file = databaseForFile();
  const main = fileURLToPath(new URL('../../src/admin/main.ts', import.meta.url));

  /** The command as operators give it, in a process of its own. */
  function cancel(runId: string) {
    const env = { ...process.env, DATABASE_URL: file.url };
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'run', 'cancel', runId, '--json'], {
      encoding: 'utf8',
      env,
    });
    return { code: status, json: stdout === '' ? null : JSON.parse(stdout), stderr };
  }

  it('R-K03 R-O04 (cancelling) ends a run that is queued, running or synthesizing, refunds it once, and may be repeated', async () => {
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
      const { code, json, stderr } = cancel(id);
      assert.deepEqual([code, stderr], [0, '']);
      assert.deepEqual([json.status, json.credits_charged], [status, 0]);
      assert.deepEqual([json.settlement.outcome, json.settlement.reason], ['refunded', 'cancelled']);
      assert.deepEqual(cancel(id), { code, json, stderr }, 'a repeat changes nothing');
    }
    assert.equal((await booksOf(file.db, workspaceId)).balance, before.balance);
    assert.deepEqual(await claimRuns(file.db, 1_000, 60_000, 10), [], 'none of them is started any more');
  });

  it('R-K01 leaves a run that has ended as it is, and delivers nothing of one that was cancelled', async () => {
    const workspaceId = await file.workspace();
    const delivered = await deliveredRun(file.db, workspaceId);
    const books = await booksOf(file.db, workspaceId);
    const refused = cancel(delivered.id);
    assert.deepEqual([refused.code, refused.json], [1, null]);
    assert.match(refused.stderr, /^admin: Run \S+ has ended already: completed, charged \(/);
    assert.deepEqual(await booksOf(file.db, workspaceId), books);

    const synthesizing = await synthesizingRun(file.db, workspaceId);
    await keepReport(file.db, synthesizing.id);
    cancel(synthesizing.id);
    assert.deepEqual(await deliverReport(file.db, synthesizing.id), {
      status: 'partial',
      outcome: 'refunded',
    });
    assert.equal((await booksOf(file.db, workspaceId)).balance, books.balance);
  });

  it('R-G07 cancel of an unknown run exits with 1', () => {
    const id = randomUUID();
    assert.deepEqual(cancel(id), { code: 1, json: null, stderr: `admin: There is no run ${id}.\n` });
  });
});
