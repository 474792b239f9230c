import assert from 'node:assert/strict';
import { campsList } from '../../../../src/report/page/positions.ts';
import { printerIn, sizes } from '../../../../src/report/page/printer.ts';
import { builtReport } from '../../../support/report/built-report.ts';
import { exampleFacts } from '../example.ts';

describe('the answers of the panel on a page', () => {
  const report = builtReport(exampleFacts());
  const camp = report.evidence!.camps[0]!;
  const camps = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((letter, at) => ({
    ...{ ...camp, camp_id: at + 1, label: letter, thesis: '' },
  }));
  const evidence = { ...report.evidence!, camps };
  const listed = (assessment: { favoured_camp_id: number; statement: string } | null) => {
    const judged = assessment && {
      ...{ model_id: 'lab1/writer', differs_from_panel: false, reasons: [], own_knowledge: [] },
      ...assessment,
    };
    const text = campsList(
      { ...report, answer: { ...report.answer!, assessment: judged }, evidence },
      printerIn('en'),
      () => '',
    );
    return [...text.matchAll(/^- (?:\*\*(\w)\*\*|\*(.*)\*$)/gm)].map(([, label, more]) => label ?? more);
  };

  it('R-G13 are the largest, and how many more there are', () => {
    assert.deepEqual(listed(null), ['A', 'B', 'C', 'D', 'and 4 more (JSON)']);
  });

  it('R-R23 R-G13 say of the first interval what it is, for those behind it too', () => {
    const own = camps.slice(0, 3).map((each, at) => ({
      ...each,
      model_share_interval_90: { lab_count: 9, low: at / 10, high: at / 10 + 0.5 },
    }));
    const told = (language: 'de' | 'en' | 'fr') => {
      const question = { ...report.question!, language };
      const changed = { ...report, question, answer: null, evidence: { ...evidence, camps: own } };
      return campsList(changed, printerIn(language), () => '').match(/, .*\)$/gm);
    };
    assert.deepEqual(told('en'), [', 90% interval: 0%–50%)', ', 10%–60%)', ', 20%–70%)']);
    assert.match(told('fr')?.[0] ?? '', /^, intervalle à 90\s% : 0–50 %\)$/, 'no two percentages in a row');
    assert.deepEqual(told('de')?.slice(1), [', 10–60 %)', ', 20–70 %)']);
  });

  it('R-G13 say what they are beside their labels, of the largest alone, or of none, on a long page', () => {
    const own = camps.map((each) => ({ ...each, thesis: `This is ${each.label}.` }));
    const told = (most: (typeof sizes)[number]) => {
      const shown = { ...report, answer: null, evidence: { ...evidence, camps: own } };
      return campsList(shown, printerIn('en', most), () => '').match(/This is \w/g);
    };
    assert.equal(told(sizes[0]!)?.length, 4);
    assert.deepEqual(told(sizes[2]!), ['This is A']);
    assert.equal(told(sizes.at(-1)!), null);
  });

  it('R-G13 are those that the judgement speaks of too, however few give them', () => {
    const judged = {
      favoured_camp_id: 7,
      statement: 'Nothing in A is so: this is better supported than “E”.',
    };
    assert.deepEqual(listed(judged), ['A', 'B', 'C', 'D', 'E', 'G', 'and 2 more (JSON)']);
  });
});
