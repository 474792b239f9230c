import assert from 'node:assert/strict';
import { wrongBeforeDelivery } from '../../../src/audit/before-delivery.ts';
import { withReceipt } from '../../../src/report/record/receipt.ts';
import type { Report } from '../../../src/report/schema/report.ts';
import { builtReport, tablesOf } from '../../support/report/built-report.ts';
import { changed, exampleFacts } from '../report/example.ts';

const facts = exampleFacts();
const { copies } = tablesOf(facts.findings);
const wrongIn = (report: Report) => wrongBeforeDelivery(report, { facts, copies });
const firstWords = (facts.findings.models[0]?.text ?? '').split(/\s+/).slice(0, 14).join(' ');

const coverage = 'methodology.controlled_inference.conditions.coverage';
const intervalOf = (at: string) => `${at}.missing_reason`;

/**
 * Ways to spoil a correct report that no change of one value makes, or that only shows beside the
 * facts, each with the check that finds it.
 */
const spoilt: readonly [string, Spoil, check: string][] = [
  ['R-R01 a missing headline', set('answer.headline', undefined), 'shape'],
  ['R-R01 another verdict', set('status', 'partial'), 'panel, provenance and texts'],
  [
    'R-R02 a key point on no claim',
    push('answer.key_points.0.related_claim_ids', 77),
    'references and attribution',
  ],
  [
    'R-R02 a camp that does not exist',
    push('analysis.disagreements.0.related_camp_ids', 8),
    'references and attribution',
  ],
  [
    'R-R06 a late retry that is hidden',
    set('research_record.provenance.failed.0.late_retry', false),
    'what it was made from',
  ],
  [
    'R-R15 a warning for nothing',
    push('errors', { code: 'readings_disagree', message: 'They do.' }),
    'warnings',
  ],
  [
    'R-R15 a warning that nothing was measured',
    push('errors', { code: 'reliability_not_measured', message: 'It was not.' }),
    'warnings',
  ],
  [
    'R-R17 no interval for another reason',
    set(intervalOf('evidence.claims.5.support_share_interval_90'), 'no_variation'),
    'claims',
  ],
  [
    'R-R26 no interval of independent opinions for another reason',
    set(intervalOf('research_record.research_snapshot.independent_opinions.interval_90'), 'no_variation'),
    'panel, provenance and texts',
  ],
  [
    'R-R18 another share of what was said',
    set(`${coverage}.statements_covered_share`, 0.99),
    'repeated counts',
  ],
  ['R-R18 another weight of it', set(`${coverage}.weight_covered_share`, 0.99), 'what it was made from'],
  [
    'R-R24 options left out that nobody named',
    (report) => void Object.assign(at(report, coverage.split('.')) as object, { options_left_out: 3 }),
    'what it was made from',
  ],
  ['R-S07 copied words in the answer', set('answer.rationale', firstWords), 'copied words and markup'],
  [
    'R-S07 copied words in a claim',
    set('evidence.claims.1.statement', firstWords),
    'copied words and markup',
  ],
  ['R-S07 copied words among the errors', push('errors', { code: 'x', message: firstWords }), 'warnings'],
  ['R-R05 double braces', set('answer.headline', 'Wait: {{K1.in_words}}'), 'copied words and markup'],
  ['R-R12 a number that nobody gave', set('answer.headline', 'It saves 40 %'), 'amounts in prose'],
  ['R-R07 an alias', set('answer.headline', 'A07 would wait'), 'amounts in prose'],
];

describe('the check before the delivery', () => {
  it('R-R22 finds words that nobody but their writer read', () => {
    const unread = exampleFacts({ readings: facts.readings.map((each) => ({ ...each, reader: null })) });
    const wrongPaths = (report: Report) =>
      wrongBeforeDelivery(report, { facts: unread, copies })
        .filter(({ check }) => check === 'amounts in prose')
        .map(({ path }) => path);
    assert.deepEqual(wrongPaths(builtReport(unread)), []);
    for (const [path, value] of [
      ['answer.headline', 'Nine in ten of the models would keep the monolith'],
      ['answer.key_points[0].statement', 'Ten of the models agree.'],
      ['analysis.disagreements[0].core_tension', 'Most of them disagree.'],
      ['analysis.minority_insights[0].written_by', undefined],
      ['analysis.uncertainties[0].written_by', undefined],
    ] as const) {
      const report = structuredClone(builtReport(unread));
      set(path.replaceAll(/\[(\d+)\]/g, '.$1'), value)(report);
      assert.deepEqual(wrongPaths(report), [path]);
    }
  });

  it('finds nothing in a correct report', () => {
    assert.deepEqual(wrongIn(builtReport(facts)), []);
  });

  it('R-R12 finds nothing in a report of bare numbers, which have no unit', () => {
    const quantities = facts.findings.quantities.map((note) => ({ ...note, unit: '' }));
    const bare = changed(facts, { quantities });
    assert.deepEqual(wrongBeforeDelivery(builtReport(bare), { facts: bare, copies }), []);
  });

  it('R-R12 R-R19 finds that the unit of a converted figure is missing', () => {
    const given = { low: 42, unit: 'days', high: 42, highUnit: 'days' };
    const [note] = facts.findings.quantities;
    const values = note!.values.map((value) =>
      value.low === 6 && value.high === 6 ? { ...value, given } : value,
    );
    const converted = changed(facts, { quantities: [{ ...note!, values }] });
    const pathsIn = (unit: string) => {
      const report = structuredClone(builtReport(converted));
      const spans = report.evidence!.quantities[0]!.evidence_spans;
      const at = spans.findIndex((span) => span.given !== undefined);
      spans[at]!.given!.unit = unit;
      const isOfSpan = ({ path }: { readonly path: string }) => path.endsWith(`evidence_spans[${at}]`);
      return wrongBeforeDelivery(report, { facts: converted, copies }).filter(isOfSpan).length;
    };
    // In both, the text of the example does not have the figure in days.
    assert.deepEqual([pathsIn('days'), pathsIn('')], [1, 2]);
  });

  for (const [title, spoil, due] of spoilt) {
    it(`${title} is detected, although the digests were made anew`, () => {
      const { methodology, ...report } = structuredClone(builtReport(facts));
      const { receipt: _, ...unsigned } = methodology!;
      const wrong = { ...report, methodology: unsigned };
      spoil(wrong);
      const checks = wrongIn(withReceipt(wrong, facts)).map(({ check }) => check);
      assert.ok(checks.includes(due) && !checks.includes('digests'), checks.join());
    });
  }

  it('describes problems without the content of the report, so that they can be logged', () => {
    const report = structuredClone(builtReport(facts));
    report.answer!.rationale = firstWords;
    assert.ok(!JSON.stringify(wrongIn(report)).includes(firstWords.slice(0, 20)));
  });
});

type Spoil = (report: object) => void;

/** Sets the value at an existing path of a report. */
function set(path: string, value: unknown): Spoil {
  return (report) => {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const parent = at(report, keys) as Record<string, unknown>;
    assert.ok(last in parent, path);
    parent[last] = value;
  };
}

function push(path: string, value: unknown): Spoil {
  return (report) => void (at(report, path.split('.')) as unknown[]).push(value);
}

function at(report: object, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], report);
}
