import assert from 'node:assert/strict';
import { serviceForFile } from '../harness/service.ts';
import type { SimulatorCall } from '../harness/simulator-control.ts';
import { honestRun } from './support/honest-run.ts';
import { reportOf } from './support/record.ts';
import { assertCountsCalls } from './support/stated-calls.ts';

// Each synthesizer answers the question beside the labelling; the answer of the report is made from
// what is best in both.

describe('drafts of the answer', () => {
  const service = serviceForFile();
  afterEach(() => service.reset());

  async function researchWith(...rules: readonly object[]) {
    await service.simulator.rules(rules);
    const run = await service.research();
    assert.equal(run.status, 'completed');
    const report = (await reportOf(service, run.id))!;
    assert.ok(report.answer);
    return { report, calls: await service.simulator.calls(true) };
  }

  const promptsOf = (calls: readonly SimulatorCall[], stage: string) =>
    calls.filter((call) => call.stage === stage).map(({ body }) => `${body?.messages?.at(-1)?.content}`);
  const draftsOf = (calls: readonly SimulatorCall[]) => calls.filter(({ stage }) => stage === 'write_draft');

  it('R-R27 are written by both synthesizers, and the writer of the answer alone is shown them', async () => {
    const { calls } = await honestRun();
    const drafts = draftsOf(calls);
    assert.equal(new Set(drafts.map(({ model_id: by }) => by)).size, 2);
    assert.equal(drafts.length, 2);
    assert.ok(
      promptsOf(calls, 'write_answer').every((prompt) =>
        /<<drafts \w+>>\n\{"D1":".+","D2":".+"\}\n/.test(prompt),
      ),
    );
    assert.ok(promptsOf(calls, 'write_disagreements').every((prompt) => !prompt.includes('<<drafts')));
  });

  describe('that nobody can write', () => {
    let made: Awaited<ReturnType<typeof researchWith>>;
    before(async () => {
      made = await researchWith({ stage: 'write_draft', fault: { kind: 'wrong_shape' } });
    });

    it('R-W05 cost no answer', () => {
      const prompts = promptsOf(made.calls, 'write_answer');
      assert.ok(prompts.length > 0 && prompts.every((prompt) => !prompt.includes('<<drafts')));
    });

    it('R-H07 are among the calls that the methodology states', () => {
      assertCountsCalls(made.report, made.calls, 'write_draft');
    });
  });

  it('R-W03 are asked for once each, even if storing one fails at first', async () => {
    const { pool } = service.database;
    await pool.query(`create sequence draft_tries;
      create function break_draft() returns trigger language plpgsql as $$ begin
        if new.kind = 'write_draft' and nextval('draft_tries') = 1 then raise exception using errcode = 'serialization_failure'; end if;
        return new; end $$;
      create trigger breaks before insert on synthesis_artifacts for each row execute function break_draft()`);
    try {
      assert.equal(draftsOf((await researchWith()).calls).length, 2);
    } finally {
      await pool.query('drop trigger breaks on synthesis_artifacts');
    }
  });
});
