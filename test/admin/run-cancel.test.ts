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

// A queued run has no workflow in Temporal's UI, so it could not be cancelled there.

describe('admin run cancel', () => {
  const file = databaseForFile();
  const main = fileURLToPath(new URL('../../src/admin/main.ts', import.meta.url));

  /** Runs the command in its own process, as an operator would. */
  function cancel(runId: string) {
    const env = { ...process.env, DATABASE_URL: file.url };
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'run', 'cancel', runId, '--json'], {
      encoding: 'utf8',
      env,
    });
    return { code: status, json: stdout === '' ? null : JSON.parse(stdout), stderr };
  }

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
      const { code, json, stderr } = cancel(id);
      assert.deepEqual([code, stderr], [0, '']);
      assert.deepEqual([json.status, json.credits_charged], [status, 0]);
      assert.deepEqual([json.settlement.outcome, json.settlement.reason], ['refunded', 'cancelled']);
      assert.deepEqual(cancel(id), { code, json, stderr }, 'a repeat changes nothing');
    }
    assert.equal((await booksOf(file.db, workspaceId)).balance, before.balance);
    assert.deepEqual(await claimRuns(file.db, 1_000, 60_000, 10), [], 'none of them is started any more');
  });

  it('R-K01 leaves a finished run as it is, and no report is delivered for a cancelled one', async () => {
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

  it('R-G07 cancelling an unknown run exits with 1', () => {
    const id = randomUUID();
    assert.deepEqual(cancel(id), { code: 1, json: null, stderr: `admin: There is no run ${id}.\n` });
  });
});
