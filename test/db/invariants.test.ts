import assert from 'node:assert/strict';
import { checkInvariants, invariants } from '../../src/db/invariants/invariants.ts';
import type { Queryable } from '../../src/db/pool.ts';
import type { RunRow } from '../../src/db/runs.ts';
import {
  acceptRun,
  beginRun,
  deliveredRun,
  failedRun,
  heldRun,
  partialWithoutReport,
  rolledBack,
  synthesizingRun,
} from '../support/database/runs.ts';
import { databaseForFile } from './file-database.ts';

// A check is only worth what it finds: each invariant is deliberately broken here, bypassing every
// constraint.

interface Runs {
  readonly workspaceId: string;
  readonly otherWorkspaceId: string;
  readonly queued: RunRow;
  readonly synthesizing: RunRow;
  readonly completed: RunRow;
  readonly failed: RunRow;
  readonly held: RunRow;
}

/** How to break it, as statements; $1 is the id that must be reported. */
interface Breach {
  readonly how: string;
  readonly id: (runs: Runs) => string;
  readonly statements: readonly string[];
}

const balance = 'R-K02 the balance is the sum of the ledger, and not below zero';
const reserve = 'R-K01 every run has exactly one reserve of its price';
const settled = 'R-K03 a run is settled exactly when it is finished';
const charged = 'R-G03 credits_charged says what the settlement says';
const reports = 'R-K03 charged exactly where there is a report';
const refunded = 'R-K01 refunded exactly once, by the price, exactly where the settlement says so';
const outcome = 'R-W05 a run with status completed has a report, one with status failed has none';
const panel = 'R-S04 one row for every invited model, or all of them not opened yet';
const progress = 'R-G05 progress is the count of the rows';
const pending = 'R-G05 no model of a finished or synthesizing run is pending';
const pieces = 'R-P05 the pieces of a text join to it';
const places = 'R-C13 at most three runs of a workspace are in progress';

const unchecked = 'alter table workspaces drop constraint workspaces_available_credits_check';
const uncheckedRuns = `do $$ declare name text; begin
  for name in select conname from pg_constraint where conrelid = 'runs'::regclass and contype = 'c' loop
    execute format('alter table runs drop constraint %I', name);
  end loop; end $$`;
const ununiqueEntries = 'alter table ledger_entries drop constraint ledger_entries_run_id_kind_key';
const unkeyedModels = 'alter table run_models drop constraint run_models_pkey cascade';

const copyOf = (kind: string) => `insert into ledger_entries (workspace_id, run_id, kind, credits)
  select workspace_id, run_id, kind, credits from ledger_entries where run_id = $1 and kind = '${kind}'`;
const chargeOf = (value: string) => `update runs set credits_charged = ${value} where id = $1`;

const breaches: Readonly<Record<string, readonly Breach[]>> = {
  [balance]: [
    workspaceBreach(
      'a credit more than the ledger has',
      'update workspaces set available_credits = available_credits + 1 where id = $1',
    ),
    workspaceBreach(
      'an entry that the balance lacks',
      `insert into ledger_entries (workspace_id, kind, credits) values ($1, 'grant', 1)`,
    ),
    workspaceBreach('a balance without a ledger', 'delete from ledger_entries where workspace_id = $1'),
    {
      ...workspaceBreach('below zero, ledger and balance alike', ''),
      statements: [
        unchecked,
        ununiqueEntries,
        `insert into ledger_entries (workspace_id, run_id, kind, credits)
         select $1, id, 'reserve', -5000 from runs where workspace_id <> $1 limit 1`,
        'update workspaces set available_credits = available_credits - 5000 where id = $1',
      ],
    },
  ],
  [reserve]: [
    breach('no reserve', 'queued', `delete from ledger_entries where run_id = $1 and kind = 'reserve'`),
    breach(
      'of another price',
      'queued',
      `update ledger_entries set credits = -14 where run_id = $1 and kind = 'reserve'`,
    ),
    breach('twice', 'queued', ununiqueEntries, copyOf('reserve')),
    breach(
      'from another workspace',
      'queued',
      'update ledger_entries set workspace_id = $2 where run_id = $1',
    ),
  ],
  [settled]: [
    breach('finished and not settled', 'failed', 'delete from settlements where run_id = $1'),
    breach(
      'settled in progress',
      'queued',
      `insert into settlements (run_id, outcome, reason) values ($1, 'held', 'x')`,
    ),
  ],
  [charged]: [
    breach('refunded and charged', 'failed', uncheckedRuns, chargeOf('credits_reserved')),
    breach('refunded and open', 'failed', chargeOf('null')),
    breach('held and settled', 'held', chargeOf('0')),
    breach('charged and free', 'completed', uncheckedRuns, chargeOf('0')),
  ],
  [reports]: [
    breach('a charge without a report', 'completed', 'delete from reports where run_id = $1'),
    breach(
      'a report that was refunded',
      'completed',
      `update settlements set outcome = 'refunded' where run_id = $1`,
    ),
  ],
  [refunded]: [
    breach(
      'the settlement says so, the ledger does not',
      'failed',
      `delete from ledger_entries where run_id = $1 and kind = 'refund'`,
    ),
    breach(
      'the ledger says so, the settlement does not',
      'held',
      `insert into ledger_entries (workspace_id, run_id, kind, credits) select workspace_id, run_id, 'refund', 15 from ledger_entries where run_id = $1`,
    ),
    breach('twice', 'failed', ununiqueEntries, copyOf('refund')),
    breach(
      'of another price',
      'failed',
      `update ledger_entries set credits = 16 where run_id = $1 and kind = 'refund'`,
    ),
    breach(
      'to another workspace',
      'failed',
      `update ledger_entries set workspace_id = $2 where run_id = $1 and kind = 'refund'`,
    ),
  ],
  [outcome]: [
    breach('completed without one', 'completed', 'delete from reports where run_id = $1'),
    breach('failed with one', 'failed', `insert into reports (run_id, report) values ($1, '{}')`),
    breach('in progress with one', 'synthesizing', `insert into reports (run_id, report) values ($1, '{}')`),
  ],
  [panel]: [
    breach(
      'a model is missing',
      'synthesizing',
      'delete from run_models where ctid in (select ctid from run_models where run_id = $1 limit 1)',
    ),
    breach('all are', 'synthesizing', 'delete from run_models where run_id = $1'),
    breach(
      'none was opened, and none is left to open',
      'queued',
      'update runs set invited = null where id = $1',
    ),
    breach(
      'a model stands there twice',
      'synthesizing',
      unkeyedModels,
      'insert into run_models select * from run_models where run_id = $1 order by model_id limit 1',
    ),
  ],
  [progress]: [
    breach(
      'an answer is not counted',
      'completed',
      'update runs set successful_models = successful_models - 1 where id = $1',
    ),
    breach('a failure is counted that was none', 'queued', 'update runs set failed_models = 1 where id = $1'),
    breach(
      'an answer counts as a failure',
      'completed',
      'update runs set successful_models = successful_models - 1, failed_models = failed_models + 1 where id = $1',
    ),
  ],
  [pending]: [
    breach('of a synthesizing run', 'synthesizing', reopenOne()),
    breach('of a completed run', 'completed', reopenOne()),
    breach('of a failed run', 'failed', reopenOne()),
  ],
  [pieces]: [
    breach(
      'a piece without a text',
      'completed',
      `insert into response_pieces (run_id, model_id, first_character, text) values ($1, 'x', 0, 'x')`,
    ),
    breach(
      'pieces of another text',
      'completed',
      lengthenOne(),
      `insert into response_pieces (run_id, model_id, first_character, text)
       select run_id, model_id, place * 8192, repeat('y', case place when 0 then 8192 else 808 end)
       from run_models, generate_series(0, 1) as place where run_id = $1 and text_characters = 9000`,
    ),
  ],
  [places]: [
    {
      ...workspaceBreach('a fourth', ''),
      statements: [
        'drop index runs_in_progress',
        `update runs set status = 'running', invited = null, completed_at = null, credits_charged = null where workspace_id = $1`,
      ],
    },
  ],
};

describe('the invariants', () => {
  const file = databaseForFile();
  let runs: Runs;

  before(async () => {
    const workspaceId = await file.workspace();
    runs = {
      workspaceId,
      otherWorkspaceId: await file.workspace(),
      completed: await deliveredRun(file.db, workspaceId),
      failed: await failedRun(file.db, workspaceId),
      held: await heldRun(file.db, workspaceId),
      queued: await acceptRun(file.db, workspaceId),
      synthesizing: await synthesizingRun(file.db, workspaceId),
    };
    await deliveredRun(file.db, runs.otherWorkspaceId, 5);
    await partialWithoutReport(file.db, runs.otherWorkspaceId);
    await beginRun(file.db, (await acceptRun(file.db, runs.otherWorkspaceId)).id);
  });

  it('R-K02 R-K03 all hold in a database with runs in every state', async () => {
    assert.deepEqual(await breached(file.db), []);
    const { rows } = await file.db.query('select distinct status from runs');
    assert.equal(rows.length, 6);
  });

  it('each invariant is broken by a test below', () => {
    assert.deepEqual(Object.keys(breaches), Object.keys(invariants));
  });

  it('a report states the number of violations and at most ten of them', async () => {
    await rolledBack(file.db, async (tx) => {
      await tx.query(
        `insert into workspaces (name, available_credits) select 'w' || n, 1 from generate_series(1, 25) n`,
      );
      const found = (await checkInvariants(tx)).find(({ name }) => name === balance);
      assert.equal(found?.breaches, 25);
      assert.equal(found?.examples.length, 10);
    });
  });

  for (const [name, cases] of Object.entries(breaches)) {
    describe(name, () => {
      for (const { how, id, statements } of cases) {
        it(`is reported broken: ${how}`, async () => {
          await rolledBack(file.db, async (tx) => {
            for (const text of statements) {
              const values = [id(runs), runs.otherWorkspaceId].filter((_, i) => text.includes(`$${i + 1}`));
              const { rowCount, command } = await tx.query(text, values);
              assert.ok(rowCount || /^(ALTER|DROP|DO)$/.test(command), `nothing was broken by: ${text}`);
            }
            assert.ok(
              (await breached(tx)).some((each) => each.name === name && each.examples.includes(id(runs))),
            );
          });
        });
      }
    });
  }
});

async function breached(db: Queryable): Promise<{ name: string; examples: string[] }[]> {
  return (await checkInvariants(db)).filter(({ breaches: count }) => count > 0);
}

function breach(
  how: string,
  run: 'queued' | 'synthesizing' | 'completed' | 'failed' | 'held',
  ...statements: string[]
): Breach {
  return { how, id: (runs) => runs[run].id, statements };
}

function workspaceBreach(how: string, statement: string): Breach {
  return { how, id: (runs) => runs.workspaceId, statements: [statement] };
}

function reopenOne(): string {
  return `update run_models set status = 'pending', text = null, text_characters = null, call_facts = null, alias_rank = null
    where ctid in (select ctid from run_models where run_id = $1 limit 1)`;
}

function lengthenOne(): string {
  return `update run_models set text = repeat('x', 9000), text_characters = 9000
    where ctid in (select ctid from run_models where run_id = $1 limit 1)`;
}
