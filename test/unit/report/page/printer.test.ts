import assert from 'node:assert/strict';
import { reportMarkdown } from '../../../../src/report/markdown.ts';
import { cited, printerIn, section } from '../../../../src/report/page/printer.ts';
import { builtReport } from '../../../support/report/built-report.ts';
import { exampleFacts } from '../example.ts';

describe('what the parts of a page are printed with', () => {
  const { list, figures } = printerIn('de');

  it('R-G13 a list says how many entries it leaves out, and never leaves out a single one', () => {
    assert.equal(list(['a', 'b', 'c'], 2, String), '- a\n- b\n- c');
    assert.equal(list(['a', 'b', 'c', 'd'], 2, String).split('\n').length, 3);
    assert.deepEqual([list(['a'], 0, String), list(['a', 'b'], 0, String)], ['', ''], 'or has none at all');
  });

  it('R-G13 R-R14 numbers are written as in the language of the report', () => {
    assert.equal(figures.figure(8_300_001), '8.300.001');
    assert.equal(printerIn(undefined).figures.amount(2.5, 'hours'), '2.5 hours');
  });

  it('R-G13 a section without text has no heading', () => {
    assert.deepEqual(
      [section('A', ' '), section('A', 'b'), cited([]), cited([3, 7])],
      ['', '## A\n\nb', '', ' [3, 7]'],
    );
  });

  it('R-G13 a long page tells a judgement whole, and all sides of a dispute with their counts', () => {
    const report = builtReport(exampleFacts());
    const [first] = report.analysis!.disagreements;
    const tension = 'The one ships alone. The other keeps data whole. Both cost money.';
    const judged = {
      favoured_camp_id: 1,
      statement: 'It holds. It is cheaper. It is known.',
      model_id: 'm',
      differs_from_panel: false,
    };
    const pageWith = (extra: number) =>
      reportMarkdown({
        ...report,
        answer: {
          ...report.answer!,
          direct_answer: 'This goes on. '.repeat(Math.ceil(extra / 3)).trim(),
          assessment: { ...judged, reasons: [], own_knowledge: [] },
        },
        analysis: { ...report.analysis!, disagreements: [{ ...first!, core_tension: tension }] },
      });
    for (const [extra, counts] of [
      [30, '[3: +3 −4 ±2]'],
      [600, '[+3 −4 ±2]'],
    ] as const) {
      const page = pageWith(extra);
      assert.match(page, /\nIt holds\. It is cheaper\. It is known\.\n/);
      assert.match(page, /The other keeps data whole\. Both cost money\./);
      assert.ok(page.includes(` ${counts}`), 'with its number where the page lists the claim');
      assert.match(page, /^\[1\], \[2\], … are claims\..*±/m, 'whose signs are explained');
    }
  });
});
