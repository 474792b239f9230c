import assert from 'node:assert/strict';
import { wrongBeforeDelivery } from '../../../src/audit/before-delivery.ts';
import { assembleReport } from '../../../src/report/assemble.ts';
import type { Report } from '../../../src/report/schema/report.ts';
import { tablesOf } from '../../../src/report/tables/tables.ts';
import { exampleFacts } from '../report/example.ts';

const facts = exampleFacts();
const { copies } = tablesOf(facts.findings);
const wrongIn = (report: Report) => wrongBeforeDelivery(report, { facts, copies });
const firstWords = (facts.findings.models[0]?.text ?? '').split(/\s+/).slice(0, 14).join(' ');

const reliability = 'methodology.controlled_inference.conditions.reliability';

const claim0 = 'evidence.claims.0';
const claim5Interval = 'evidence.claims.5.support_share_interval_90';
const opinions = 'research_record.research_snapshot.independent_opinions';

/** Ways to spoil a correct report; every one must be detected. */
const spoilt: readonly [string, Spoil][] = [
  ['R-R01 a missing headline', set('answer.headline', undefined)],
  ['R-R01 another question', set('question.text', 'Another?')],
  ['R-R01 another verdict', set('status', 'partial')],
  ['R-R02 a wrong count', set('evidence.claims.0.supporting_count', 8)],
  ['R-R02 a wrong share', set('evidence.claims.0.support_share_of_addressed', 0.5)],
  ['R-R02 a share of nothing', set('evidence.claims.0.mixed_share_of_addressed', null)],
  ['R-R02 a model on two sides', moveAcross],
  ['R-R02 a wrong number of silent ones', set('evidence.claims.5.not_addressed_count', 0)],
  ['R-R02 a claim that is missing', pop('evidence.claims')],
  ['R-R02 a key point on no claim', push('answer.key_points.0.related_claim_ids', 77)],
  ['R-R02 a disagreement that does not exist', set('answer.primary_disagreement_id', 9)],
  ['R-R02 a camp that does not exist', push('analysis.disagreements.0.related_camp_ids', 8)],
  ['R-R02 ids that do not count from 1', set('analysis.uncertainties.0.uncertainty_id', 4)],
  ['R-R03 a model in no camp', pop('evidence.unclassified_model_ids')],
  ['R-R03 a model in two camps', push('evidence.camps.0.model_ids', 'qwen/qwen3.6-plus')],
  ['R-R03 a wrong share of a camp', set('evidence.camps.0.model_share', 0.9)],
  ['R-R03 a wrong equal-lab share', set('evidence.camps.0.equal_lab_weight_share', 0.9)],
  ['R-R03 a census that does not add up', set('evidence.camps.0.by_lab.unknown_count', 1)],
  ['R-R03 a representative from outside', push('evidence.camps.1.representative_model_ids', 'x')],
  ['R-R04 a stance without its span', pop('evidence.claims.0.evidence_spans')],
  ['R-R04 a span that nobody labelled', set('evidence.claims.0.evidence_spans.0.offset', 1)],
  ['R-R06 a wrong snapshot', set('research_record.research_snapshot.failed', 0)],
  ['R-R06 a model that is missing', pop('research_record.panel.models')],
  ['R-R06 a failure that is hidden', pop('research_record.provenance.failed')],
  ['R-R06 a late retry that is hidden', set('research_record.provenance.failed.0.late_retry', false)],
  ['R-R06 wrong tokens', set('research_record.token_usage.total_tokens', 1)],
  ['R-R09 an insight credited to another model', pop('analysis.minority_insights.0.supporting_model_ids')],
  ['R-R15 another α than that of the labels', set(`${reliability}.alpha`, 0.99)],
  ['R-R15 an α that is hidden', set(`${reliability}.alpha`, null)],
  ['R-R15 another interval than that of the labels', set(`${reliability}.alpha_interval_95.low`, 0.9)],
  ['R-R15 another share of right stances', set(`${reliability}.estimated_precision`, 0.5)],
  ['R-R15 another interval of that share', set(`${reliability}.precision_interval_95.low`, 0.96)],
  ['R-R15 a warning for nothing', push('errors', { code: 'readings_disagree', message: 'They do.' })],
  [
    'R-R15 a warning that nothing was measured',
    push('errors', { code: 'reliability_not_measured', message: 'It was not.' }),
  ],
  ['R-R21 an unresolved stance that is hidden', set(`${reliability}.stances_unresolved`, 0)],
  ['R-R02 an unresolved model that is silent', pop('evidence.claims.4.unresolved_model_ids')],
  ['R-R02 a wrong number of unresolved ones', set('evidence.claims.4.unresolved_count', 0)],
  ['R-R17 another interval of a claim', set('evidence.claims.0.support_share_interval_90.low', 0.7)],
  ['R-R17 no interval for another reason', set(`${claim5Interval}.missing_reason`, 'no_variation')],
  ['R-R17 an interval of a camp that is hidden', set('evidence.camps.0.model_share_interval_90', undefined)],
  ['R-R17 another number of labs', set(`${claim0}.support_share_interval_90.lab_count`, 3)],
  ['R-R26 another number of independent opinions', set(`${opinions}.count`, 12)],
  [
    'R-R26 another interval of independent opinions',
    set(`${opinions}.interval_90.missing_reason`, 'no_variation'),
  ],
  [
    'R-R17 another equal-lab share of a claim',
    set('evidence.claims.0.equal_lab_support_share_of_addressed', 0.9),
  ],
  ['R-R17 a lead that is called established', set('evidence.labs.lead.established', true)],
  ['R-R17 another difference', set('evidence.labs.lead.difference', 0.5)],
  ['R-R17 another interval of the lead', set('evidence.labs.lead.difference_interval_90.low', 0.1)],
  ['R-R17 no lead', set('evidence.labs.lead', null)],
  [
    'R-R18 another share of what was said',
    set('methodology.controlled_inference.conditions.coverage.statements_covered_share', 0.99),
  ],
  [
    'R-R18 another weight of it',
    set('methodology.controlled_inference.conditions.coverage.weight_covered_share', 0.99),
  ],
  ['R-R19 a receipt for another question', set('methodology.receipt.question', '0'.repeat(16))],
  [
    'R-R19 a receipt for another text',
    set('research_record.provenance.included.0.text_digest', '0'.repeat(16)),
  ],
  ['another option than the largest camp’s', set('answer.recommended_option', 'Split')],
  ['R-S07 copied words in the answer', set('answer.rationale', firstWords)],
  ['R-S07 copied words in a claim', set('evidence.claims.1.statement', firstWords)],
  ['R-S07 copied words among the errors', push('errors', { code: 'x', message: firstWords })],
  ['R-R05 double braces', set('answer.headline', 'Wait: {{K1.in_words}}')],
  ['R-R12 a number that nobody gave', set('answer.headline', 'It saves 40 %')],
  ['R-R07 an alias', set('answer.headline', 'A07 would wait')],
];

describe('the check before the delivery', () => {
  it('R-R22 finds words that nobody but their writer read', () => {
    const unread = exampleFacts({ readings: facts.readings.map((each) => ({ ...each, reader: null })) });
    const wrongPaths = (report: Report) =>
      wrongBeforeDelivery(report, { facts: unread, copies })
        .filter(({ check }) => check === 'amounts in prose')
        .map(({ path }) => path);
    assert.deepEqual(wrongPaths(assembleReport(unread)), []);
    for (const [path, value] of [
      ['answer.headline', 'Nine in ten of the models would keep the monolith'],
      ['answer.key_points[0].statement', 'Ten of the models agree.'],
      ['analysis.disagreements[0].core_tension', 'Most of them disagree.'],
      ['analysis.minority_insights[0].written_by', undefined],
      ['analysis.uncertainties[0].written_by', undefined],
    ] as const) {
      const report = structuredClone(assembleReport(unread));
      set(path.replaceAll(/\[(\d+)\]/g, '.$1'), value)(report);
      assert.deepEqual(wrongPaths(report), [path]);
    }
  });

  it('finds nothing in a correct report', () => {
    assert.deepEqual(wrongIn(assembleReport(facts)), []);
  });

  for (const [title, spoil] of spoilt) {
    it(`${title} is detected`, () => {
      const report = structuredClone(assembleReport(facts));
      spoil(report);
      assert.notDeepEqual(wrongIn(report), []);
    });
  }

  it('describes problems without the content of the report, so that they can be logged', () => {
    const report = structuredClone(assembleReport(facts));
    report.answer!.rationale = firstWords;
    assert.ok(!JSON.stringify(wrongIn(report)).includes(firstWords.slice(0, 20)));
  });
});

type Spoil = (report: Report) => void;

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

function pop(path: string): Spoil {
  return (report) => assert.ok((at(report, path.split('.')) as unknown[]).pop());
}

function at(report: Report, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], report);
}

/** Makes the first supporter an opponent too, with counts that fit. */
function moveAcross(report: Report): void {
  const claim = report.evidence!.claims[0]!;
  claim.opposing_model_ids.push(claim.supporting_model_ids[0]!);
  claim.opposing_count = 2;
  claim.addressed_count = 12;
}
