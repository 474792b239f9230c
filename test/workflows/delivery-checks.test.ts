import assert from 'node:assert/strict';
import type { ChatMessage } from '../../src/domain/run/chat.ts';
import { synthesize } from '../../src/simulator/models/synthesizer.ts';
import { jsonMaterial, parseMaterials, statementsSchema } from '../../src/stages/play/materials.ts';
import { simulatorSeed, startService, type TestService } from '../harness/service.ts';
import { ledgerOf, reportOf, settlementOf } from './support/record.ts';

// The checks between a fault of a synthesizer, or of our own code, and the customer who pays for the report.

describe('checks before a report is delivered', () => {
  let service: TestService;
  before(async () => {
    service = await startService();
  });
  afterEach(() => service.simulator.reset());
  after(() => service.stop());

  it('R-R10 R-R11 an invented sentence is dropped with its stance, and the methodology counts it', async () => {
    await service.simulator.rules([{ stage: 'label', fault: { kind: 'invent_one_sentence' } }]);
    const { id } = await service.research();
    const report = (await reportOf(service, id))!;
    const { controlled_inference, ...sentences } = report.methodology!;
    const audit = controlled_inference!.conditions!.synthesis as Record<string, number>;
    const dropped = await inventedForClaims(id);
    assert.ok(dropped > 0);
    assert.equal(audit.evidence_dropped, dropped, 'one of each response');
    assert.ok(
      JSON.stringify(sentences).includes(
        `${dropped} named passages were not found or could not be used, and what rested on them was dropped`,
      ),
    );
  });

  it('R-S07 R-K01 an assembled report that contains words of a response, wherever they come from, is not delivered', async () => {
    // As if our own code had put a response's words where none are expected. The check covers the whole report.
    const words = `array_to_string((regexp_split_to_array(new.text, '\\s+'))[1:30], ' ')`;
    const run = await withChangedRows(`new.display_name = ${words};`, () => service.research());
    assert.deepEqual([run.status, run.credits_charged], ['partial', 0]);
    assert.equal(await settlementOf(service, run.id), 'refunded synthesis_failed');
    assert.deepEqual(await ledgerOf(service, run.id), ['reserve -15', 'refund 15']);
    assert.equal(await reportOf(service, run.id), null);
  });

  /** Labellings in which a sentence was invented to show a stance. */
  async function inventedForClaims(runId: string): Promise<number> {
    // Among them are some that the report does not show, because others were found to be made by more models.
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

  /** Runs a step while answers are altered on their way into the record. */
  async function withChangedRows<Result>(change: string, step: () => Promise<Result>): Promise<Result> {
    const { pool } = service.database;
    await pool.query(`create or replace function change_answer() returns trigger language plpgsql as
      $$ begin if new.text is not null then ${change} end if; return new; end $$`);
    await pool.query(
      'create trigger changes before update on run_models for each row execute function change_answer()',
    );
    try {
      return await step();
    } finally {
      await pool.query('drop trigger changes on run_models');
    }
  }
});
