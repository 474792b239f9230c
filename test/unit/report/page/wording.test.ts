import assert from 'node:assert/strict';
import type { languages } from '../../../../src/languages/codes.ts';
import { assembleReport } from '../../../../src/report/assemble.ts';
import { reportMarkdown } from '../../../../src/report/markdown.ts';
import { exampleFacts, written } from '../example.ts';

describe('the words of a page', () => {
  it('R-G13 states key points alike, whether or not their writer counted: the counts stand below', () => {
    const keyPoints = [
      { label: 'Borders', statement: '{{C1.balance}}.', claimIds: [1] },
      { label: 'Cost', statement: 'Running services is dear ({{C2.support}}).', claimIds: [2] },
    ];
    const text = reportMarkdown(
      assembleReport(exampleFacts({ drafts: { ...written, answer: { ...written.answer!, keyPoints } } })),
    );
    assert.match(
      text,
      /- \*\*Borders:\*\* Clear module boundaries [^“”]* before any split\. \[1\]\n- \*\*Cost:\*\* Running services is dear\. \[2\]\n/,
    );
    assert.match(text, /^- \[1\] .* \(\+9 −1 ±1\)$/m);
  });

  it('R-R15 says that both of two synthesizers read each answer, or two of several', () => {
    const report = assembleReport(exampleFacts());
    const controlled = report.methodology!.controlled_inference!;
    const by = (...synthesizers: string[]) => {
      const synthesis_calls = { ...controlled.conditions!.synthesis_calls, synthesizers };
      const conditions = { ...controlled.conditions, synthesis_calls } as typeof controlled.conditions;
      const inference = { ...controlled, conditions };
      const text = reportMarkdown({
        ...report,
        methodology: { ...report.methodology!, controlled_inference: inference },
      });
      return /^- Synthesized by (.*?[^,]); of 45/m.exec(text)?.[1];
    };
    assert.deepEqual(
      [by('a/x'), by('a/x', 'b/y'), by('a/x', 'b/y', 'c/z')],
      ['a/x', 'a/x, b/y; both read each answer', 'a/x, b/y, c/z; two of them read each answer'],
    );
  });

  it('R-G13 ends a bold head with a mark before the words behind it, unless it has one', () => {
    const report = assembleReport(exampleFacts());
    const [dispute] = report.analysis!.disagreements;
    const [point] = report.answer!.key_points;
    const headsOf = (head: string, language: (typeof languages)[number] = 'en') => {
      const text = reportMarkdown({
        ...report,
        question: { ...report.question!, language },
        answer: { ...report.answer!, key_points: [{ ...point!, label: head }], sources: [] },
        analysis: { ...report.analysis!, disagreements: [{ ...dispute!, issue: head }] },
      });
      return [...text.matchAll(/^- (\*\*[^*]*\*\*.)/gm)]
        .map(([, found]) => found)
        .filter((each) => each?.includes(head.slice(0, 5)));
    };
    assert.deepEqual(headsOf('Whether it pays'), ['**Whether it pays:** ', '**Whether it pays.** ']);
    assert.deepEqual(headsOf('Whether it pays.'), ['**Whether it pays:** ', '**Whether it pays.** ']);
    assert.deepEqual(headsOf('Will it pay?'), ['**Will it pay?** ', '**Will it pay?** ']);
    assert.deepEqual(headsOf('Si cela paie', 'fr'), ['**Si cela paie :** ', '**Si cela paie.** ']);
    assert.deepEqual(headsOf('是否真的划算', 'zh'), ['**是否真的划算：** ', '**是否真的划算。** ']);
  });
});
