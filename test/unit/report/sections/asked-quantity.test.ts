import assert from 'node:assert/strict';
import { sectionProblems } from '../../../../src/report/draft/section-problems.ts';
import { reportMarkdown } from '../../../../src/report/markdown.ts';
import { builtReport, tablesOf } from '../../../support/report/built-report.ts';
import { unwritten } from '../example.ts';
import { factsWith } from '../lightning.ts';

describe('the number that a question asks for', () => {
  const facts = factsWith();
  it('R-R12 stands with its range in the standing, whatever was written', () => {
    const answer = {
      ...{
        headline: '',
        direct_answer: 'Lightning is frequent.',
        rationale: '',
      },
      ...{
        key_points: [],
        assessment: null,
        assessment_reasons: [],
        own_knowledge: [],
        recommendation: null,
        ranked_options: [],
      },
    };
    const point = { label: 'Tropics', statement: 'Lightning is frequent there.', claims: ['C1'] };
    const draft = { ...answer, key_points: [point] };
    const made = builtReport(factsWith({ drafts: { ...unwritten, answer: draft } })).answer;
    assert.match(made?.headline ?? '', /^The figures for [^.]* fall into groups: one gives 900,000/);
    assert.match(made?.standing ?? '', / All 6 models give a figure /);
    assert.equal(made?.direct_answer, 'Lightning is frequent.');
    const other = sectionProblems(
      'answer',
      { ...draft, headline: 'Around 8.7 million' },
      tablesOf(facts.findings),
    );
    assert.match(other.join(), /headline: the number “8\.7” is not computed/);
  });

  it('R-R12 is each of several, if a third of the models give it as an answer', () => {
    const [first] = facts.findings.quantities;
    const values = (count: number) =>
      first!.values.slice(0, count).map((value) => ({ ...value, low: 30, high: 30 }));
    const answered = (count: number) => {
      const second = { ...first!, what: 'thunderstorms', unit: 'storms', values: values(count) };
      return builtReport(factsWith({ quantities: [first!, second] })).answer;
    };
    assert.match(
      answered(2)?.standing ?? '',
      /All 6 models .* 2 of the 6 models .*“thunderstorms”: 30 storms/s,
    );
    assert.match(
      answered(2)?.headline ?? '',
      /; the median of the 2 figures for “thunderstorms” is 30 storms/,
    );
    assert.doesNotMatch(answered(1)?.standing ?? '', /thunderstorms/);
  });

  it('R-R05 R-R12 has short numbers where several give one, unless two would look the same', () => {
    const third = 0.333333333333;
    const told = (...lows: number[]) => {
      const [first] = facts.findings.quantities;
      const values = first!.values.map((value, at) => ({ ...value, low: lows[at]!, high: lows[at]! }));
      const report = builtReport(factsWith({ quantities: [{ ...first!, unit: 'hours', values }] }));
      const [, sentence] = /: (\w+ give .*)$/.exec(report.answer?.headline ?? '') ?? [];
      const [, line] = /^- .*?: (.*\(n = .*)$/m.exec(reportMarkdown(report)) ?? [];
      return [sentence, line];
    };
    assert.deepEqual(told(0.5, 0.5, 0.5, third, third, 1), [
      '3 give 0.5 hours, 2 give 0.3333 and one gives 1',
      '0.5 hours (n = 3); 0.3333 hours (n = 2); 1 hour (n = 1)',
    ]);
    assert.deepEqual(told(third, third, third, third, third, 0.33333), [
      '5 give 0.333333333333 hours and one gives 0.33333',
      '0.333333333333 hours (n = 5); 0.33333 hours (n = 1)',
    ]);
    assert.deepEqual(told(2 / 3, 2 / 3, 2.5, 3, 3.5, 4), [
      '2 give 0.6667 hours and 4 give 2.5–4 hours',
      '0.6667 hours (n = 2); 2.5–4 hours (n = 4)',
    ]);
  });
});
