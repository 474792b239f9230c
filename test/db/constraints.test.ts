import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import {
  acceptRun,
  beginRun,
  deliveredRun,
  failedRun,
  rolledBack,
  synthesizingRun,
} from '../support/database/runs.ts';
import { databaseForFile } from './file-database.ts';

// The last line of defence: the database refuses what a bug, a race or a person using psql may try.

const unique = '23505';
const check = '23514';
const foreignKey = '23503';

const columns =
  'id, workspace_id, prompt, panel, source, status, slot, credits_reserved, total_models, alias_seed, deadline_at';

describe('the constraints of the database', () => {
  const file = databaseForFile();

  it('R-K01 refuse a second reserve, a second refund and a third kind of entry for one run', async () => {
    const workspaceId = await file.workspace();
    const run = await failedRun(file.db, workspaceId);
    const entry = (kind: string, credits: number) =>
      refusal(
        `insert into ledger_entries (workspace_id, run_id, kind, credits) values ($1, $2, '${kind}', ${credits})`,
        [workspaceId, run.id],
      );
    assert.equal(await entry('reserve', -15), unique);
    assert.equal(await entry('refund', 15), unique);
    assert.equal(await entry('bonus', 15), check);
  });

  it('R-K01 refuse entries with the wrong sign, and a grant that names a run', async () => {
    const workspaceId = await file.workspace();
    const run = await acceptRun(file.db, workspaceId);
    const entry = (kind: string, credits: number, runId: string | null) =>
      refusal('insert into ledger_entries (workspace_id, run_id, kind, credits) values ($1, $2, $3, $4)', [
        workspaceId,
        runId,
        kind,
        credits,
      ]);
    assert.equal(await entry('refund', -15, run.id), check);
    assert.equal(await entry('refund', 0, run.id), check);
    assert.equal(await entry('refund', 15, null), check);
    assert.equal(await entry('grant', 15, run.id), check);
    assert.equal(await entry('grant', -15, null), check);
    assert.equal(await entry('refund', 15, randomUUID()), foreignKey);
    assert.equal(await entry('refund', 15, run.id), undefined); // The refund by itself is valid.
  });

  it('R-K06 refuse a second grant for one workspace and month', async () => {
    const workspaceId = await file.workspace();
    const grants = (
      period: string,
    ) => `insert into ledger_entries (workspace_id, kind, credits, period) values
      ('${workspaceId}', 'grant', 1, '2026-11'), ('${workspaceId}', 'grant', 1, '${period}')`;
    assert.equal(await refusal(grants('2026-11')), unique);
    assert.equal(await refusal(grants('2026-12')), undefined);
    assert.equal(await refusal(grants('November')), check);
  });

  it('R-K02 refuse a balance below zero', async () => {
    const workspaceId = await file.workspace(14);
    const take = (credits: number) =>
      refusal('update workspaces set available_credits = available_credits - $2 where id = $1', [
        workspaceId,
        credits,
      ]);
    assert.equal(await take(15), check);
    assert.equal(await take(14), undefined);
  });

  it('R-C13 refuse a fourth run in progress: there is no fourth slot, and no slot is used twice', async () => {
    const workspaceId = await file.workspace();
    for (let i = 0; i < 3; i++) await acceptRun(file.db, workspaceId);
    for (const slot of [1, 2, 3]) assert.equal(await refusal(insertRun(workspaceId, { slot })), unique);
    assert.equal(await refusal(insertRun(workspaceId, { slot: 0 })), check);
    assert.equal(await refusal(insertRun(workspaceId, { slot: 4 })), check);
    assert.equal(await refusal(insertRun(await file.workspace(), { slot: 3 })), undefined);
  });

  it('R-K03 refuse a charge without a report, and a report without a charge, at the commit', async () => {
    const run = await synthesizingRun(file.db, await file.workspace());
    const settle = (outcome: string) =>
      `insert into settlements (run_id, outcome, reason) values ('${run.id}', '${outcome}', 'test')`;
    const report = `insert into reports (run_id, report) values ('${run.id}', '{}')`;
    assert.equal(await refusal(settle('charged')), foreignKey);
    assert.equal(await refusal(report), foreignKey);
    assert.equal(await refusal([settle('refunded'), report]), foreignKey);
    assert.equal(await refusal([settle('held'), report]), foreignKey);
    assert.equal(await refusal([settle('charged'), report]), undefined);
    assert.equal(await refusal([report, settle('charged')]), undefined);
  });

  it('R-K03 R-K01 refuse a second settlement, an unknown outcome, and removing a delivered report or its charge', async () => {
    const { id } = await deliveredRun(file.db, await file.workspace());
    assert.equal(
      await refusal(`insert into settlements (run_id, outcome, reason) values ('${id}', 'refunded', 'x')`),
      unique,
    );
    assert.equal(
      await refusal(`update settlements set outcome = 'refunded' where run_id = '${id}'`),
      foreignKey,
    );
    assert.equal(await refusal(`update settlements set outcome = 'forgiven' where run_id = '${id}'`), check);
    assert.equal(await refusal(`delete from settlements where run_id = '${id}'`), foreignKey);
    assert.equal(await refusal(`delete from reports where run_id = '${id}'`), foreignKey);
    assert.equal(await refusal(`insert into reports (run_id, report) values ('${id}', '{}')`), unique);
    assert.equal(await refusal(`update reports set settled_as = 'refunded' where run_id = '${id}'`), check);
  });

  it('R-G03 R-K01 refuse a charge of another amount or of an unfinished or failed run, and a completed run without', async () => {
    const workspaceId = await file.workspace();
    const [queued, failed, completed] = [
      await acceptRun(file.db, workspaceId),
      await failedRun(file.db, workspaceId),
      await deliveredRun(file.db, workspaceId),
    ];
    const charge = (id: string, credits: number | null) =>
      refusal('update runs set credits_charged = $2 where id = $1', [id, credits]);
    for (const credits of [0, 15]) assert.equal(await charge(queued.id, credits), check);
    for (const credits of [1, 14, 16, -15, 15]) assert.equal(await charge(failed.id, credits), check);
    for (const credits of [0, null]) assert.equal(await charge(completed.id, credits), check);
  });

  it('R-G02 refuse an unknown status, a finished run without completed_at, and an unfinished one with it', async () => {
    const run = await acceptRun(file.db, await file.workspace());
    const set = (assignment: string) => refusal(`update runs set ${assignment} where id = '${run.id}'`);
    assert.equal(await set(`status = 'paused'`), check);
    assert.equal(await set(`status = 'failed'`), check);
    assert.equal(await set('completed_at = clock_timestamp()'), check);
    assert.equal(await set(`status = 'failed', completed_at = clock_timestamp(), invited = null`), undefined);
  });

  it('R-G05 refuse more answers than models, and negative counts', async () => {
    const run = await acceptRun(file.db, await file.workspace());
    const set = (assignment: string) => refusal(`update runs set ${assignment} where id = '${run.id}'`);
    assert.equal(await set('successful_models = 6, failed_models = 5'), check);
    assert.equal(await set('successful_models = 6, failed_models = 4'), undefined);
    for (const counter of ['successful_models', 'failed_models'])
      assert.equal(await set(`${counter} = -1`), check);
    assert.equal(await set('total_models = 0'), check);
  });

  it('refuse a text without success, a success without its text, facts or rank, and a wrong text length', async () => {
    const run = await acceptRun(file.db, await file.workspace());
    await beginRun(file.db, run.id);
    const set = (assignment: string) =>
      refusal(`update run_models set ${assignment} where run_id = '${run.id}'`);
    assert.equal(await set(`text = 'x', text_characters = 1`), check);
    assert.equal(await set(`status = 'success'`), check);
    assert.equal(await set(`status = 'success', text = 'x'`), check);
    const unranked = `status = 'success', text = '\u{1F375}'`;
    const tea = `${unranked}, alias_rank = 'x'`;
    assert.equal(await set(`${unranked}, call_facts = '{}', text_characters = 1`), check);
    assert.equal(await set(`${tea}, call_facts = '{}', text_characters = 2`), check);
    assert.equal(await set(`${tea}, call_facts = '{}', text_characters = 1`), undefined);
    assert.equal(await set(`${tea}, call_facts = null, text_characters = 1`), check);
    assert.equal(await set(`status = 'error', text = 'x', text_characters = 1, call_facts = '{}'`), check);
    assert.equal(await set(`call_facts = '{}'`), check);
    assert.equal(await set(`alias_rank = 'x'`), check);
    assert.equal(await set(`status = 'late'`), check);
    assert.equal(await set(`failure = 'lazy'`), check);
    assert.equal(await set('input_tokens = -1'), check);
  });

  it('R-S04 refuse a model that is twice in a panel, and a model without a run', async () => {
    const run = await acceptRun(file.db, await file.workspace());
    await beginRun(file.db, run.id);
    const copy = (
      runId: string,
    ) => `insert into run_models (run_id, model_id, display_name, lab_id, lab_name, country_code, country_name, region, family, gateway)
      select '${runId}', model_id, 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x' from run_models where run_id = '${run.id}' limit 1`;
    assert.equal(await refusal(copy(run.id)), unique);
    assert.equal(await refusal(copy(randomUUID())), foreignKey);
  });

  it('R-S04 refuse a run that starts before its panel has rows, and a panel of another size', async () => {
    const run = await acceptRun(file.db, await file.workspace());
    const set = (assignment: string) => refusal(`update runs set ${assignment} where id = '${run.id}'`);
    assert.equal(await set(`status = 'running'`), check);
    assert.equal(await set(`status = 'failed', completed_at = clock_timestamp()`), check);
    assert.equal(await set('total_models = 9'), check);
    assert.equal(await set(`status = 'running', invited = null`), undefined);
  });

  it('R-C03 R-C06 refuse a prompt and a key that the interface refuses', async () => {
    const workspaceId = await file.workspace();
    assert.equal(await refusal(insertRun(workspaceId, { prompt: 'x'.repeat(20_001) })), check);
    assert.equal(await refusal(insertRun(workspaceId, { prompt: '' })), check);
    assert.equal(await refusal(insertRun(workspaceId, { prompt: '\u{1F375}'.repeat(20_000) })), undefined);
    assert.equal(await refusal(insertRun(workspaceId, { panel: 'narrow' })), check);
    assert.equal(await refusal(insertRun(workspaceId, { price: 0 })), check);
    const run = await acceptRun(file.db, workspaceId);
    const key = (text: string) =>
      refusal(
        `insert into idempotency_keys (workspace_id, key, fingerprint, run_id, accepted_at, expires_at)
       values ($1, $2, $3, $4, clock_timestamp(), clock_timestamp() + interval '1 day')`,
        [workspaceId, text, Buffer.alloc(32), run.id],
      );
    for (const text of ['', 'k'.repeat(256), 'a b', 'a\n', 'é']) assert.equal(await key(text), check);
    assert.equal(await key('k'.repeat(255)), undefined);
  });

  it('R-C07 refuse an idempotency key without a run, at the commit', async () => {
    const workspaceId = await file.workspace();
    const dangling = `insert into idempotency_keys (workspace_id, key, fingerprint, run_id, accepted_at, expires_at)
      values ('${workspaceId}', 'k', decode(repeat('00', 32), 'hex'), '${randomUUID()}', now(), now() + interval '1 day')`;
    assert.equal(await refusal(dangling), foreignKey);
  });

  it('R-A04 refuse a second key with the same digest, and a digest that is not SHA-256', async () => {
    const workspaceId = await file.workspace();
    const key = (digest: string) => `insert into api_keys (workspace_id, digest, last4, name)
      values ('${workspaceId}', decode('${digest}', 'hex'), 'abcd', 'test')`;
    assert.equal(await refusal(key('00'.repeat(32))), undefined);
    assert.equal(await refusal([key('00'.repeat(32)), key('00'.repeat(32))]), unique);
    assert.equal(await refusal(key(Buffer.from('service_sk_secret').toString('hex'))), check);
  });

  /**
   * Executes statements in one transaction, checks them as a commit would, and rolls back.
   * @returns the SQLSTATE of the refusal, or undefined if they pass
   */
  async function refusal(statements: string | string[], values?: unknown[]): Promise<string | undefined> {
    return await rolledBack(file.db, async (tx) => {
      try {
        for (const text of [statements].flat()) {
          const { rowCount } = await tx.query(text, values);
          assert.ok(rowCount, `nothing was written: ${text}`); // Otherwise nothing was refused either.
        }
        await tx.query('set constraints all immediate');
        return undefined;
      } catch (error) {
        const { code } = error as { code?: string };
        if (code === undefined) throw error;
        return code;
      }
    });
  }
});

function insertRun(
  workspaceId: string,
  {
    slot = 1,
    prompt = 'Why?',
    panel = 'wide',
    price = 15,
  }: { slot?: number; prompt?: string; panel?: string; price?: number },
): string {
  return `insert into runs (${columns}) values (gen_random_uuid(), '${workspaceId}', '${prompt}', '${panel}', 'api',
    'queued', ${slot}, ${price}, 10, decode(repeat('00', 32), 'hex'), clock_timestamp())`;
}
