import assert from 'node:assert/strict';
import { audit } from '../../../src/audit/audit.ts';
import type { ReportFacts } from '../../../src/findings/facts.ts';
import { reportMarkdown } from '../../../src/report/markdown.ts';
import type { Report } from '../../../src/report/schema/report.ts';
import { writerTables } from '../../../src/report/tables/writer-tables.ts';
import { groupQuantities } from '../../../src/stages/select/quantities.ts';
import { characterCount } from '../../../src/text/code-points.ts';
import { buildCopyIndex } from '../../../src/text/copy-index.ts';
import { builtReport, tablesOf } from '../../support/report/built-report.ts';
import { nothingSaid } from '../../support/report/labels.ts';
import { materialOf } from '../audit/material.ts';
import { model } from './example.ts';
import { answers, factsWith } from './lightning.ts';
import { reportProblems } from './oracles/report-problems.ts';

const question = 'How long should it take?';
/** What each answer says, as extraction reads it. */
const said: readonly (readonly [text: string, low: number, unit: string, high: number, highUnit: string])[] =
  [
    ['Plan 20 to 30 minutes.', 20, 'minutes', 30, 'minutes'],
    ['I would say 25 minutes.', 25, 'minutes', 25, 'minutes'],
    ['Some 40 minutes will do.', 40, 'minutes', 40, 'minutes'],
    ['Between 15 minutes and 1 hour.', 15, 'minutes', 1, 'hour'],
    ['It takes 3 to 4 hours.', 3, 'hours', 4, 'hours'],
    ['Take half a day, say five hours.', 5, 'hours', 5, 'hours'],
  ];

function facts(): ReportFacts {
  const names = answers.map(([modelId]) => modelId);
  const spanOf = (text: string) => ({ offset: 0, length: characterCount(text) });
  const named = said.map(([text, low, unit, high, highUnit], at) => ({
    ...{ alias: names[at] ?? '', what: 'time that it takes', low, unit, high, highUnit },
    ...{ index: 0, answersQuestion: true, span: spanOf(text) },
  }));
  const { groups, leftOut } = groupQuantities(named, buildCopyIndex([], []), question, null);
  return factsWith({
    question,
    models: said.map(([text], at) => model(names[at] ?? '', { text })),
    labels: said.map(([text], at) => ({
      ...{ ...nothingSaid, modelId: names[at] ?? '' },
      camp: { campId: 1, span: spanOf(text) },
    })),
    quantities: groups.map(({ values, ...group }) => ({
      ...group,
      values: values.map(({ alias, isAnswer: _, ...value }) => ({ modelId: alias, ...value })),
    })),
    quantitiesLeftOut: leftOut,
  });
}

describe('converted figures in a report', () => {
  const whole = facts();
  const report = builtReport(whole);
  const [quantity] = report.evidence?.quantities ?? [];

  it('R-R24 (units, groups) hours and minutes are one quantity, in two groups', () => {
    assert.equal(report.evidence?.quantities.length, 1);
    assert.deepEqual(
      [quantity?.unit, quantity?.low, quantity?.high, quantity?.model_count, quantity?.median],
      ['minutes', 15, 300, 6, undefined],
    );
    assert.deepEqual(
      quantity?.groups?.map((group) => [group.low, group.high, group.model_count]),
      [
        [15, 60, 4],
        [180, 300, 2],
      ],
    );
    assert.equal(quantity?.contradict_each_other, true);
  });

  it('R-R24 (units) each converted figure is told as it stands in its text, too', () => {
    const given = quantity?.evidence_spans.map((span) => span.given && Object.values(span.given).join(' '));
    assert.deepEqual(
      new Set(given),
      new Set([undefined, '15 minutes 1 hour', '3 hours 4 hours', '5 hours 5 hours']),
    );
    assert.deepEqual(reportProblems(report, whole), []);
  });

  it('R-R24 (groups) headline, direct answer and Markdown name the groups, and the writer gets no median', () => {
    const { headline = '', direct_answer: direct = '' } = report.answer ?? {};
    for (const text of [headline, direct])
      assert.match(text, /: 4 give 15–60 minutes and 2 give 180–300 minutes(?:\.|$)/);
    assert.match(
      reportMarkdown(report),
      /: 15–60 minutes \(n = 4\); 180–300 minutes \(n = 2\) \*Some differ tenfold; they may count/,
    );
    const [row] = writerTables('answer', tablesOf(whole.findings)).quantities;
    assert.ok(row && !('median' in row) && !('middle_half' in row));
    assert.deepEqual(row.groups, [
      { low: 15, high: 60, rank: 1 },
      { low: 180, high: 300, rank: 2 },
    ]);
  });

  const spoilt: readonly (readonly [string, (spans: Spans) => void])[] = [
    [
      'a figure that is converted wrongly',
      (spans) => (spans.find(({ given }) => given?.low === 5)!.given!.unit = 'days'),
    ],
    [
      'a given figure that its text does not hold',
      (spans) => (spans.find(({ given }) => given?.low === 3)!.given!.low = 2),
    ],
    [
      'a converted figure without the given one',
      (spans) => delete spans.find(({ given }) => given?.low === 3)!.given,
    ],
  ];
  for (const [what, spoil] of spoilt)
    it(`R-R24 (units) the audit finds ${what}`, () => {
      const copy: Report = structuredClone(report);
      spoil(copy.evidence!.quantities[0]!.evidence_spans);
      const found = audit(materialOf(whole, copy)).checks.filter(({ name }) => name === 'quantities');
      assert.ok(found.some(({ mismatches }) => mismatches.length > 0));
    });
});

type Spans = NonNullable<Report['evidence']>['quantities'][number]['evidence_spans'];
