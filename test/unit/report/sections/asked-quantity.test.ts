import assert from 'node:assert/strict';
import { assembleReport } from '../../../../src/report/assemble.ts';
import { sectionProblems } from '../../../../src/report/draft/section-problems.ts';
import { tablesOf } from '../../../../src/report/tables/tables.ts';
import { unwritten } from '../example.ts';
import { factsWith } from '../lightning.ts';

describe('the number that a question asks for', () => {
  const facts = factsWith();
  it('R-R12 stands with its range in the standing, whatever was written', () => {
    const answer = {
      ...{
        headline: '{{q1.median}}',
        directAnswer: 'Lightning is frequent.',
        rationale: '',
      },
      ...{
        keyPoints: [],
        assessment: null,
        recommendation: null,
        rankedOptions: [],
      },
    };
    const point = { label: 'Tropics', statement: 'Lightning is frequent there.', claimIds: [1] };
    const draft = { ...answer, keyPoints: [point] };
    const made = assembleReport(factsWith({ drafts: { ...unwritten, answer: draft } })).answer;
    assert.match(made?.headline ?? '', /^The figures for [^.]* fall into groups: one gives 900,000/);
    assert.match(made?.standing ?? '', / All 6 models give a figure /);
    assert.equal(made?.direct_answer, 'Lightning is frequent.');
    const slotted = { ...draft, directAnswer: 'So much: {{q1.range}}.' };
    const own = assembleReport(factsWith({ drafts: { ...unwritten, answer: slotted } })).answer;
    assert.match(own?.direct_answer ?? '', /^So much: all 6 models give a figure [^.]*\d/);
    const other = sectionProblems(
      'answer',
      { ...draft, headline: 'Around 8.7 million' },
      tablesOf(facts.findings),
      'lists',
    );
    assert.match(other.join(), /headline: the number “8\.7” is not computed/);
  });

  it('R-R12 is each of several, if a third of the models give it as an answer', () => {
    const [first] = facts.findings.quantities;
    const values = (count: number) =>
      first!.values.slice(0, count).map((value) => ({ ...value, low: 30, high: 30 }));
    const answered = (count: number) => {
      const second = { ...first!, what: 'thunderstorms', unit: 'storms', values: values(count) };
      return assembleReport(factsWith({ quantities: [first!, second] })).answer;
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
});
