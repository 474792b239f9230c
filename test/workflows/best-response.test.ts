import assert from 'node:assert/strict';
import { worldOf } from '../../src/simulator/models/worlds.ts';
import { serviceForFile, simulatorSeed } from '../harness/service.ts';
import type { SimulatorCall } from '../harness/simulator-control.ts';
import { honestRun } from './support/honest-run.ts';
import { reportOf } from './support/record.ts';
import { assertCountsCalls } from './support/stated-calls.ts';

// A task's report points to the best response, as two synthesizers find it that compare anonymous
// responses in pairs.

// One response is best by what is planted, and alone says most of what others say too, so that it
// is compared whatever the aliases are.
const prompt = 'Write a short plan for a school library.';
const { answerOf } = worldOf(simulatorSeed, prompt);
/** How many of the planted claims the response of a model makes: the players judge by that. */
const claimsMadeBy = (modelId: string) =>
  answerOf(modelId).statements.filter(({ stance }) => stance === 'support').length;

describe('the best response to a task', () => {
  const service = serviceForFile();
  afterEach(() => service.reset());

  async function taskReport(...rules: readonly object[]) {
    await service.simulator.rules(rules);
    const run = await service.research('wide', prompt);
    assert.equal(run.status, 'completed');
    const report = (await reportOf(service, run.id))!;
    const { answer, errors } = report;
    const codes = errors.map(({ code }) => code ?? '').filter((code) => !code.startsWith('simulated'));
    assert.deepEqual(codes, []);
    const all = await service.simulator.calls();
    assert.ok(all.some(({ stage }) => stage === 'write_disagreements'));
    assert.ok(!all.some(({ stage }) => stage === 'write_answer'), 'code writes it');
    return { report, answer: answer!, best: answer!.best_response, all };
  }

  describe('that two find, though storing a comparison fails at first', () => {
    let made: Awaited<ReturnType<typeof taskReport>>;
    let asked: SimulatorCall[];
    before(async () => {
      const { pool } = service.database;
      await pool.query(`create sequence tries;
        create function break_first() returns trigger language plpgsql as $$ begin
          if new.kind = 'prefer' and nextval('tries') = 1 then raise exception using errcode = 'serialization_failure'; end if;
          return new; end $$;
        create trigger breaks before insert on synthesis_artifacts for each row execute function break_first()`);
      try {
        made = await taskReport();
      } finally {
        await pool.query('drop trigger breaks on synthesis_artifacts');
      }
      asked = (await service.simulator.calls(true)).filter(({ stage }) => stage === 'prefer');
    });

    it('R-R20 is the one that is best by what was planted, with the sentence that shows why', () => {
      const { answer, best } = made;
      const compared = best!.compared.map((each) => each.model_id);
      assert.equal(compared.length, 4);
      const [first, second] = compared.toSorted((a, b) => claimsMadeBy(b) - claimsMadeBy(a));
      assert.ok(claimsMadeBy(first!) > claimsMadeBy(second!), 'one of them is best');
      assert.equal(best!.model_id, first);
      assert.equal(answer.headline, `The best of the 4 responses compared is that of ${first}`);
      assert.deepEqual(
        best!.reasons.map(({ kind, evidence_spans: spans }) => [kind, spans[0]?.model_id]),
        [['complete', first]],
      );
      // That a response leaves something out is told of the best one, of others with what shows it.
      for (const { kind, model_id: modelId, evidence_spans: spans } of best!.defects)
        assert.ok(kind !== 'incomplete' || modelId === first || spans.length > 0);
    });

    it('R-W03 comes from each synthesizer that sees each pair in both orders once', () => {
      assert.ok(made.best!.pairs.every(({ missing_count: missing }) => missing === 0));
      assert.equal(asked.length, 24);
      const different = new Set(
        asked.map(({ body, model_id }) => `${model_id} ${body?.messages?.at(-1)?.content}`),
      );
      assert.equal(different.size, 24);
    });
  });

  it('R-R07 is nobody’s if the synthesizers prefer whatever they see first', async () => {
    const { answer, best } = await taskReport({ stage: 'prefer', fault: { kind: 'prefer_first' } });
    assert.equal(best!.model_id, null);
    assert.ok(best!.pairs.every((pair) => pair.preferring_first_count === 2));
    assert.match(answer.direct_answer, /^No response stands out/);
  });

  describe('that nobody can find', () => {
    let made: Awaited<ReturnType<typeof taskReport>>;
    before(async () => {
      made = await taskReport({ stage: 'prefer', fault: { kind: 'wrong_shape' } });
    });

    it('R-W05 costs no report, which says so', () => {
      assert.equal(made.best, null);
      assert.match(made.answer.direct_answer, /Nobody compared the responses/);
    });

    it('R-H07 has its comparisons among the calls that the methodology states', () => {
      assertCountsCalls(made.report, made.all, 'prefer');
    });
  });

  it('R-R20 is asked for in no other question', async () => {
    const { report, calls } = await honestRun();
    assert.ok(!('best_response' in report.answer!));
    assert.ok(!calls.some(({ stage }) => stage === 'prefer'));
  });
});
