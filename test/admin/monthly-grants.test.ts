import assert from 'node:assert/strict';
import { createWorkspace } from '../../src/app/create-workspace.ts';
import { grantMonthly } from '../../src/app/grant-monthly.ts';
import { setSubscription } from '../../src/app/set-subscription.ts';
import { openPool } from '../../src/db/pool.ts';
import { secret } from '../../src/domain/secret.ts';
import { assertInvariants } from '../support/database/invariants.ts';
import { freshDatabase, type TestDatabase } from '../support/database/postgres.ts';

// Credits are money: granting a month twice loses some, and forgetting one causes a complaint.
describe('monthly grants', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await freshDatabase();
    await make('acme', 500);
    await make('initech', 20);
    await make('frugal', 0);
  });
  afterEach(async () => {
    await assertInvariants(database.pool).finally(database.drop);
  });

  it('R-K06 every entitled workspace gets its grant once, however often and concurrently the job runs', async () => {
    const rounds = await Promise.all(Array.from({ length: 12 }, () => run()));
    assert.equal(
      rounds.reduce((sum, written) => sum + written, 0),
      2,
    );
    assert.equal(await run(), 0);
    assert.deepEqual(await grants(), ['acme 500 monthly', 'initech 20 monthly']);
    assert.deepEqual(await balances(), { acme: 500, frugal: 0, initech: 20 });
  });

  it('R-K06 the next month brings the next grant, and a month without a round is not made up for', async () => {
    await run();
    await database.pool.query(`update ledger_entries set period = '2020-02'`);
    assert.equal(await run(), 2);
    assert.equal(await run(), 0);
    assert.deepEqual(await balances(), { acme: 1_000, frugal: 0, initech: 40 });
  });

  it("R-K06 the month is that of UTC by the database's clock, whatever a session's time zone", async () => {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const url = `${database.url}?options=${encodeURIComponent(`-c timezone=${zone}`)}`;
      const db = openPool(secret(url), {
        maxConnections: 1,
        applicationName: 'test',
        onIdleError: () => undefined,
      });
      await grantMonthly(db, assert.fail).finally(() => db.end());
    }
    const { rows } = await database.pool.query(
      `select distinct period = to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM') as same from ledger_entries`,
    );
    assert.deepEqual(rows, [{ same: true }]);
    assert.deepEqual(await balances(), { acme: 500, frugal: 0, initech: 20 });
  });

  it('R-K06 a suspended workspace gets no grant, and gets its own once it is resumed', async () => {
    await setSubscription(database.pool, 'acme', 'suspended');
    assert.equal(await run(), 1);
    await setSubscription(database.pool, 'acme', 'active');
    assert.equal(await run(), 1);
    assert.deepEqual(await balances(), { acme: 500, frugal: 0, initech: 20 });
  });

  it('R-K06 a workspace whose balance cannot take its grant does not keep the others from getting theirs', async () => {
    await make('full', 5, 2_147_483_645);
    for (let i = 0; i < 250; i++) await make(`more ${i}`, 1); // More than one batch.
    const failed: string[] = [];
    assert.equal(await grantMonthly(database.pool, (id) => failed.push(id)), 252);
    assert.equal(failed.length, 1);
    assert.equal((await balances()).full, 2_147_483_645);
    assert.equal(await grantMonthly(database.pool, () => undefined), 0);
  });

  const run = () => grantMonthly(database.pool, assert.fail);

  async function make(name: string, monthlyCreditGrant: number, firstCredits = 0): Promise<void> {
    await createWorkspace(database.pool, { name, plan: 'test', monthlyCreditGrant, firstCredits });
  }

  async function grants(): Promise<string[]> {
    const { rows } = await database.pool.query<{ line: string }>(
      `select w.name || ' ' || l.credits || ' ' || l.note as line from ledger_entries l
       join workspaces w on w.id = l.workspace_id where l.period is not null order by 1`,
    );
    return rows.map(({ line }) => line);
  }

  async function balances(): Promise<Record<string, number>> {
    const { rows } = await database.pool.query<{ name: string; credits: number }>(
      `select name, available_credits as credits from workspaces where name not like 'more %' order by name`,
    );
    return Object.fromEntries(rows.map(({ name, credits }) => [name, credits]));
  }
});
