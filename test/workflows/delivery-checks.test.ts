import assert from 'node:assert/strict';
import { statedConditions } from '../../src/audit/material/conditions.ts';
import type { ChatMessage } from '../../src/domain/run/chat.ts';
import { synthesize } from '../../src/simulator/models/synthesizer.ts';
import { jsonMaterial, parseMaterials, statementsSchema } from '../../src/stages/play/materials.ts';
import { serviceForFile, simulatorSeed } from '../harness/service.ts';
import { auditOf } from '../support/audit.ts';
import { ledgerOf, reportOf, settlementOf } from './support/record.ts';

// The checks between a fault of a synthesizer, or of our own code, and the customer who pays for
// the report.

describe('checks before a report is delivered', () => {
  const service = serviceForFile();
  afterEach(() => service.simulator.reset());

  it('R-R10 R-R11 an invented sentence is dropped with its stance, and the methodology counts it', async () => {
    await service.simulator.rules([{ stage: 'label', fault: { kind: 'invent_one_sentence' } }]);
    const { id } = await service.research();
    const report = (await reportOf(service, id))!;
    const { controlled_inference: _, ...sentences } = report.methodology!;
    const { synthesis: audit } = statedConditions(report)!;
    const dropped = await inventedForClaims(id);
    assert.ok(dropped > 0);
    assert.equal(audit.evidence_dropped, dropped, 'one of each response');
    assert.ok(
      JSON.stringify(sentences).includes(
        `${dropped} named passages were not found or could not be used, and what rested on them was dropped`,
      ),
    );
  });

  it('R-R10 R-K01 a clock of the database that jumps back an hour in a run costs no report, and turns no times round', async () => {
    const ahead = `if new.status = 'running' and old.status = 'queued' then new.started_at = new.started_at + interval '1 hour'; end if;`;
    const run = await withChanged('runs', ahead, () => service.research());
    assert.deepEqual([run.status, run.credits_charged], ['completed', 15]);
    const times = [run.started_at!, run.completed_at!].map((time) => time.getTime());
    assert.deepEqual(
      times.toSorted((a, b) => a - b),
      times,
    );
    assert.equal((await auditOf(service.database.pool, run.id)).code, 0);
  });

  it('R-S07 R-K01 an assembled report that contains words of a response, wherever they come from, is not delivered', async () => {
    // As if our own code had put a response's words where none are expected. The check covers the
    // whole report.
    const words = `array_to_string((regexp_split_to_array(new.text, '\\s+'))[1:30], ' ')`;
    const run = await withChanged(
      'run_models',
      `if new.text is not null then new.display_name = ${words}; end if;`,
      () => service.research(),
    );
    assert.deepEqual([run.status, run.credits_charged], ['partial', 0]);
    assert.equal(await settlementOf(service, run.id), 'refunded synthesis_failed');
    assert.deepEqual(await ledgerOf(service, run.id), ['reserve -15', 'refund 15']);
    assert.equal(await reportOf(service, run.id), null);
  });

  it('R-R10 R-K01 a report is delivered, and charged, without a claim that fails the last check, and says so', async () => {
    // As if our own code had misplaced the conditions that responses put on one claim.
    const misplaced = `new.body = jsonb_set(new.body::jsonb, '{made}', (select jsonb_agg(
        case when made ->> 'claimId' = '1' and made ? 'caveat'
          then jsonb_set(made, '{span,offset}', to_jsonb((made #>> '{span,offset}')::int + 3))
          else made end)
      from jsonb_array_elements(new.body::jsonb -> 'made') made))::json;`;
    const run = await withChanged(
      'synthesis_artifacts',
      `if new.kind = 'select' then ${misplaced} end if;`,
      () => service.research(),
    );
    assert.deepEqual([run.status, run.credits_charged], ['completed', 15]);
    const report = (await reportOf(service, run.id))!;
    assert.ok(report.evidence!.claims.length > 0);
    assert.ok(report.evidence!.claims.every((claim) => claim.claim_id !== 1));
    const { withheld } = statedConditions(report)!;
    assert.equal(withheld.claims, 1);
    assert.ok(report.errors.some(({ code }) => code === 'entries_withheld'));
    assert.equal((await auditOf(service.database.pool, run.id)).code, 0);
  });

  /** Labellings in which a sentence was invented to show a stance. */
  async function inventedForClaims(runId: string): Promise<number> {
    // Among them are some that the report does not show, because others were found to be made by
    // more models.
    const { rows } = await service.database.pool.query<{ statement: string }>(
      `select claim ->> 'statement' as statement
       from synthesis_artifacts, jsonb_array_elements(body::jsonb -> 'claims') claim where run_id = $1 and kind = 'select'`,
      [runId],
    );
    const selected = new Set(rows.map(({ statement }) => statement));
    const calls = (await service.simulator.calls(true)).filter(({ stage }) => stage === 'label');
    const first = calls.filter(({ body }) => body!.messages.every(({ role }) => role !== 'assistant'));
    assert.equal(first.length, 10);
    return first.filter(({ body, model_id }) => {
      const messages = body!.messages as ChatMessage[];
      const { stances } = synthesize(simulatorSeed, 'label', messages, model_id) as {
        stances: { claim: string; sentences: number[] }[];
      };
      const spoilt = stances.find(({ sentences }) => sentences.length > 0);
      const task = messages.find(({ role }) => role === 'user')?.content ?? '';
      const asked = jsonMaterial(parseMaterials(task), 'claims', statementsSchema);
      return asked.some(({ id, statement }) => id === spoilt?.claim && selected.has(statement));
    }).length;
  }

  /** Runs a step while rows are altered on their way into the record. */
  async function withChanged<Result>(
    table: 'runs' | 'run_models' | 'synthesis_artifacts',
    change: string,
    step: () => Promise<Result>,
  ): Promise<Result> {
    const { pool } = service.database;
    await pool.query(
      `create or replace function change_row() returns trigger language plpgsql as
      $$ begin ${change} return new; end $$`,
    );
    await pool.query(
      `create trigger changes before insert or update on ${table} for each row execute function change_row()`,
    );
    try {
      return await step();
    } finally {
      await pool.query(`drop trigger changes on ${table}`);
    }
  }
});
