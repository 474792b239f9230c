import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { createWorkspace } from '../../src/app/create-workspace.ts';
import { ensureLocalWorkspace } from '../../src/app/ensure-local-workspace.ts';
import { grantCredits } from '../../src/app/grant-credits.ts';
import { acceptRun as acceptWithId } from '../../src/db/accept-run.ts';
import { grant, refund } from '../../src/db/ledger.ts';
import { builtInCatalogue } from '../../src/domain/catalogue/built-in.ts';
import { invitationsOf } from '../../src/domain/catalogue/invitations.ts';
import { acceptRun, booksOf, failedRun } from '../support/database/runs.ts';
import { databaseForFile } from './file-database.ts';

describe('the ledger', () => {
  const file = databaseForFile();

  it('R-K06 a monthly grant is written once, however often and concurrently the job runs', async () => {
    const [one, two] = [await file.workspace(0), await file.workspace(0)];
    const monthly = (id: string, period: string) => grant(file.db, id, 500, period, null);
    const given = await Promise.all(Array.from({ length: 10 }, () => monthly(one, '2026-11')));
    assert.equal(given.flat().length, 1);
    await monthly(one, '2026-12');
    await monthly(two, '2026-11');
    assert.deepEqual(
      [(await booksOf(file.db, one)).balance, (await booksOf(file.db, two)).balance],
      [1_000, 500],
    );
  });

  it('R-K02 concurrent grants all count, and balance and ledger change together', async () => {
    const id = await file.workspace(0);
    await Promise.all(Array.from({ length: 30 }, (_, index) => grant(file.db, id, index + 1, null, 'x')));
    const { balance, granted, entries } = await booksOf(file.db, id);
    assert.deepEqual({ balance, granted, entries }, { balance: 465, granted: 465, entries: 30 });
  });

  it('R-K01 a second reserve and a second refund of a run are refused, and the balance stays the same', async () => {
    const id = await file.workspace(100);
    const [open, failed] = [await acceptRun(file.db, id), await failedRun(file.db, id)];
    const before = await booksOf(file.db, id);
    const again = `insert into ledger_entries (workspace_id, run_id, kind, credits) values ($1, $2, 'reserve', -15)`;
    await assert.rejects(file.db.query(again, [id, open.id]), { code: '23505' });
    await assert.rejects(acceptWide(id, open.id), { code: '23505' });
    await assert.rejects(refund(file.db, id, failed.id, 15), { code: '23505' });
    assert.deepEqual(await booksOf(file.db, id), before);
  });

  it('R-K02 an operator grants credits by name and gets the balance, or nothing if there is no such workspace', async () => {
    const id = await file.workspace(10);
    const { rows } = await file.db.query<{ name: string }>('select name from workspaces where id = $1', [id]);
    const granted = await grantCredits(file.db, rows[0]!.name, 5, 'thanks');
    assert.deepEqual(granted, { balance: 15, before: null });
    assert.equal(await grantCredits(file.db, 'nobody', 5, 'thanks'), undefined);
  });

  it('R-K06 a workspace is created with its first credits once, even by ten concurrent calls', async () => {
    const workspace = { name: 'once', plan: 'test', monthlyCreditGrant: 0, firstCredits: 100 };
    const ids = await Promise.all(Array.from({ length: 10 }, () => createWorkspace(file.db, workspace)));
    const [id, ...others] = ids.filter((each) => each !== undefined);
    assert.equal(others.length, 0);
    assert.equal((await booksOf(file.db, id!)).balance, 100);
    const local = await Promise.all(Array.from({ length: 5 }, () => ensureLocalWorkspace(file.db)));
    assert.equal(new Set(local).size, 1);
    assert.equal((await booksOf(file.db, local[0]!)).balance, 10_000);
  });

  const acceptWide = (workspaceId: string, id: string = randomUUID()) =>
    acceptWithId(file.db, {
      id,
      workspaceId,
      idempotencyKey: randomUUID(),
      fingerprint: Buffer.alloc(32),
      prompt: 'Tea?',
      panel: 'wide',
      source: 'api',
      apiKeyId: null,
      personId: null,
      priceCredits: 15,
      invitation: invitationsOf(builtInCatalogue).wide,
      aliasSeed: Buffer.alloc(32),
    });
});
