import assert from 'node:assert/strict';
import { audit } from '../../../../src/audit/audit.ts';
import { messagesIn } from '../../../../src/report/language/messages-in.ts';
import { reportMarkdown } from '../../../../src/report/markdown.ts';
import { medianClause } from '../../../../src/report/prose/clauses.ts';
import { builtReport, tablesOf } from '../../../support/report/built-report.ts';
import { materialOf } from '../../audit/material.ts';
import { factsWith } from '../lightning.ts';

const facts = factsWith();

/** What answer and page say of figures that models give. */
function told(given: readonly (number | { low: number; high: number })[], unit: string) {
  const [note] = facts.findings.quantities;
  const values = note!.values.slice(0, given.length).map((value, at) => {
    const figure = given[at]!;
    return { ...value, ...(typeof figure === 'number' ? { low: figure, high: figure } : figure) };
  });
  const changed = factsWith({ quantities: [{ ...note!, unit, values }] });
  const report = builtReport(changed);
  const { headline = '', direct_answer: direct = '' } = report.answer ?? {};
  return { headline, direct, page: reportMarkdown(report), changed };
}

describe('the figures that a report prints', () => {
  it('R-R05 are all whole where two ends would look the same, or out of order', () => {
    assert.match(told([12_345.6, 12_346], 'm').direct, /: from 12,345\.6 to 12,346 m/);
    assert.match(
      told([7.14159, 7.14159265, 7.14159], 'm').direct,
      /: from 7\.14159 to 7\.14159265 m, with a median of 7\.14159\./,
    );
  });

  it('R-R05 R-R12 are told with their range where two models or one give them, and no median', () => {
    const two = told([2, 5], 'hours');
    assert.match(two.headline, /^2 of the \d+ models give a figure for “[^”]+”: from 2 to 5 hours$/);
    assert.doesNotMatch(two.headline + two.direct + two.page, /3\.5/);
    const one = (low: number, high: number) => {
      const [tally] = tablesOf(told([{ low, high }], 'hours').changed.findings).quantities;
      return medianClause(tally!, 12, messagesIn('en'));
    };
    assert.match(one(2, 3), /^one of the \d+ models gives a figure for “[^”]+”: from 2 to 3 hours$/);
    assert.match(one(2, 2), /^the only figure for “[^”]+” is 2 hours$/);
  });

  it('R-R05 R-R12 are told with the middle half, unless it is a single number', () => {
    const { direct } = told([10, 20, 20, 30, 40, 50], 'min');
    assert.match(direct, /with a median of 25, the middle half between 20 and 37\.5/);
    const single = told([{ low: 10, high: 12 }, 20, 20, 20, 20, 30], 'min').direct;
    assert.match(single, /: from 10 to 30 min, with a median of 20\./);
  });

  it('R-R05 lose no digit where all models give the same', () => {
    for (const [value, shown] of [
      [299_792_458, '299,792,458 m/s'],
      [67_391_582, '67,391,582 people'],
      [7.14159265, '7.14159265'],
    ] as const) {
      const { direct, page } = told([value, value, value], shown.split(' ')[1] ?? '');
      assert.ok(direct.includes(`: ${shown}`), direct);
      assert.ok(page.includes(`: ${shown}`), page);
    }
  });

  it('R-R05 R-G13 are the same in the answer and on the page', () => {
    const { direct, page } = told([12_345, 12_999.4, 13_001], 'people');
    assert.match(direct, /from 12,345 to 13,001 people, with a median of 12,999/);
    assert.match(page, /12,345–13,001 people \(~12,999\)/);
    const large = told([67_391_582, 68_123_456, 69_000_000], 'people');
    assert.match(large.direct, /from 67\.39 million to 69 million people, with a median of 68\.12 million/);
    assert.match(large.page, /67\.39 million – 69 million people \(~68\.12 million\)/);
  });

  it('R-R14 have the sign of a currency at each of them in a sentence', () => {
    const { direct } = told([12_000, 12_900, 13_000], '$ a month');
    assert.match(direct, /from \$12,000 to \$13,000 a month, with a median of \$12,900/);
    const { direct: grouped } = told([2, 2, 2, 3, 3], '$ a month');
    assert.match(grouped, /3 give \$2 a month and 2 give \$3/);
  });

  it('R-R12 are told with who gives which, where models give few numbers, and none between them', () => {
    const { direct, page, changed } = told([7.5, 8, 7.5, 7, 7.5, 8], 'litres');
    const said = '3 give 7.5 litres, 2 give 8 and one gives 7';
    assert.ok(direct.includes(`: ${said}.`), direct);
    assert.match(page, /7\.5 litres \(n = 3\); 8 litres \(n = 2\); 7 litres \(n = 1\)/);
    assert.doesNotMatch(direct + page, /median|half of them|~/);
    const { answer, evidence } = builtReport(changed);
    assert.ok(answer?.headline.includes(said), answer?.headline);
    assert.deepEqual([evidence?.quantities[0]?.median, evidence?.quantities[0]?.lower_quartile], [7.5, 7.5]);
  });

  it('R-R05 R-R19 are found again by the audit', () => {
    const { changed } = told([12_345.6, 12_346, 12_345.9], 'm');
    const found = audit(materialOf(changed)).checks.flatMap(({ mismatches }) => mismatches);
    // The texts of these models say something else.
    assert.ok(found.every(({ path }) => path.startsWith('evidence.quantities[0].evidence_spans')));
  });

  it('R-R14 have the forms of a single hour and of a year', () => {
    assert.match(told([1, 1, 1], 'hours').direct, /: 1 hour\./);
    assert.match(told([1998, 1998, 1998], 'year').direct, /: 1998\./);
  });
});
