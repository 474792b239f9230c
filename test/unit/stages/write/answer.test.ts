import assert from 'node:assert/strict';
import type { Draft } from '../../../../src/findings/drafts.ts';
import { sectionProblems } from '../../../../src/report/draft/section-problems.ts';
import { answerWriter } from '../../../../src/stages/write/answer.ts';
import { tablesOf } from '../../../support/report/built-report.ts';
import { answer, content, objects, tables } from '../../../support/stages/writing.ts';
import { exampleFacts } from '../../report/example.ts';

const example = tablesOf(exampleFacts().findings);

describe('write_answer', () => {
  it('R-R02 keeps a section that has no fault as it is', () => {
    const { value, problems, usable } = answerWriter.check(content)(answer);
    assert.deepEqual(problems, []);
    assert.ok(usable);
    assert.deepEqual(value, answer);
  });

  it('R-R10 takes a headline of 30 long words, as many as the prompt allows', () => {
    const headline = Array.from({ length: 30 }, () => 'Ferkelei').join(' ');
    const { value, problems } = answerWriter.check(content)({ ...answer, headline });
    assert.deepEqual([value.headline, problems], [headline, []]);
  });

  it('R-R02 R-R10 drops unknown ids, and what then rests on no claim', () => {
    const problemsOf = (written: Draft<'answer'>) => sectionProblems('answer', written, example);
    const { value, problems, usable } = answerWriter.check({ tables, problemsOf })({
      ...answer,
      key_points: [
        { label: 'a', statement: 'b', claims: ['C1', 'C77', 'K1'] },
        { label: 'c', statement: 'd', claims: ['C77'] },
      ],
      recommendation: { statement: 'x', claims: [] },
    });
    assert.deepEqual(value.key_points, [{ label: 'a', statement: 'b', claims: ['C1'] }]);
    assert.equal(value.recommendation, null);
    assert.equal(problems.length, 4);
    assert.ok(usable);
  });

  it('R-R10 R-R23 asks again for the judgement that reasons or own knowledge stand without', () => {
    const reasons = [{ kind: 'outdated' as const, statement: 'It is old.', claims: ['C1'] }];
    const known = [{ statement: 'The law has changed.', claims: ['C1'] }];
    const problemsWith = (lists: object) =>
      answerWriter.check(content)({ ...answer, assessment: null, ...lists });
    for (const lists of [{ assessment_reasons: reasons }, { own_knowledge: known }]) {
      const { problems, usable, tolerated = 0 } = problemsWith(lists);
      assert.deepEqual([problems.length, usable, tolerated], [1, true, 0]);
      assert.match(problems[0]!, /^assessment: /, 'only this field is asked for');
    }
    assert.deepEqual(problemsWith({}).problems, []);
  });

  it('R-R10 R-R23 counts reasons that are left out because no judgement came', () => {
    const { draft, leftOut } = answerWriter.judge(
      content,
      JSON.stringify({
        ...answer,
        assessment_reasons: [{ kind: 'outdated', statement: 'It is old. It is gone.', claims: ['C1'] }],
      }),
    ).checked!.value;
    assert.equal(draft.assessment, null);
    assert.deepEqual(leftOut, [{ field: 'assessment_reasons.statement', sentences: 2, by: 'code' }]);
  });

  it('R-R10 is not asked for again for an option, which code words, and is for anything else', () => {
    const isAskedAgain = (fault: string, word: string) => {
      const { problems, tolerated = 0 } = answerWriter.check({ tables, problemsOf: objects(fault, word) })(
        answer,
      );
      return problems.length > tolerated;
    };
    assert.equal(isAskedAgain('ranked_options[0].rationale: bad', 'Simple.'), false);
    assert.equal(isAskedAgain('key_points[1].statement: bad', 'cheaper'), true);
  });

  it('R-R05 the prompt forbids figures and counts of its own; the tables are included unchanged', () => {
    const [, user] = answerWriter.messages({ seed: 's', day: '2026-11-26', question: 'Q?', tables });
    assert.match(user?.content ?? '', /names no model, lab or count[\s\S]*none is yours/);
    assert.ok(user?.content.includes(JSON.stringify(tables)));
  });

  it('R-R23 the prompt asks for a headline that its own judgement does not contradict', () => {
    const [, user] = answerWriter.messages({ seed: 's', day: '2026-11-26', question: 'Q?', tables });
    assert.match(user?.content ?? '', /headline and direct answer give both answers, each with its value/);
    assert.match(user?.content ?? '', /statement: .* agrees with what headline and direct answer decide/);
  });

  it('R-R27 the prompt has the drafts, if there are any, in the order in which they are given', () => {
    const prompt = (drafts: readonly string[]) =>
      answerWriter.messages({ seed: 's', day: '2026-11-26', question: 'Q?', tables, drafts }).at(-1)?.content;
    assert.match(
      prompt(['Walk first.', 'Run.']) ?? '',
      /<<drafts \w+>>\n\{"D1":"Walk first\.","D2":"Run\."\}\n<<end drafts/,
    );
    assert.doesNotMatch(prompt([]) ?? '', /<<drafts/);
  });
});
