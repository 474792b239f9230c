import assert from 'node:assert/strict';
import { sumFindings } from '../../../../src/audit/checks/sums.ts';
import type { Camp } from '../../../../src/report/schema/parts/camps.ts';
import type { Claim } from '../../../../src/report/schema/parts/claims.ts';
import type { Report } from '../../../../src/report/schema/report.ts';
import { builtReport } from '../../../support/report/built-report.ts';
import { exampleFacts } from '../../report/example.ts';

const report = builtReport(exampleFacts());

const counts = [
  'supporting_count',
  'opposing_count',
  'mixed_or_uncertain_count',
  'unresolved_count',
  'addressed_count',
  'not_addressed_count',
] as const;
const shares = [
  'support_share_of_addressed',
  'oppose_share_of_addressed',
  'mixed_share_of_addressed',
] as const;

describe('sets and sums of a report', () => {
  it('R-R02 R-R03 hold in a report as it is made', () => {
    assert.deepEqual(wrongIn(report), []);
  });

  for (const name of [...counts, ...shares])
    it(`R-R02 ${name} follows from the lists of a claim`, () => {
      assert.deepEqual(wrongIfClaim({ [name]: 0.123 }), [`evidence.claims[0].${name}`]);
    });

  it('R-R02 no model is on two sides of a claim, or unresolved beside one', () => {
    const [first = ''] = report.evidence!.claims[0]!.supporting_model_ids;
    assert.ok(wrongIfClaim({ opposing_model_ids: [first] }).includes('evidence.claims[0]'));
    assert.ok(wrongIfClaim({ unresolved_model_ids: [first] }).includes('evidence.claims[0]'));
  });

  it('R-R02 R-R10 nobody who takes a stance is among those that only report the claim', () => {
    const [first = ''] = report.evidence!.claims[0]!.supporting_model_ids;
    const told = (model: string) => ({
      reported_by: { evidence_spans: [{ model_id: model, offset: 0, length: 5 }] },
    });
    for (const model of [first, 'nobody'])
      assert.deepEqual(wrongIfClaim(told(model)), ['evidence.claims[0].reported_by']);
  });

  it('R-R04 every stance of a claim has its span', () => {
    const [, ...spans] = report.evidence!.claims[0]!.evidence_spans;
    assert.deepEqual(wrongIfClaim({ evidence_spans: spans }), ['evidence.claims[0].evidence_spans']);
  });

  const camps: readonly [name: string, change: Partial<Camp>][] = [
    ['model_count', { model_count: 3 }],
    ['eligible_model_count', { eligible_model_count: 13 }],
    ['model_share', { model_share: 0.5 }],
    ['representative_model_ids', { representative_model_ids: ['nobody'] }],
    ['by_lab', { by_lab: { groups: [], unknown_count: 1 } }],
  ];
  for (const [name, change] of camps)
    it(`R-R03 ${name} follows from the members of a camp`, () => {
      const found = wrongIf((copy) => Object.assign(copy.evidence!.camps[0]!, change));
      assert.deepEqual(found, [`evidence.camps[0].${name}`]);
    });

  it('R-R03 every included model is in one camp or unclassified', () => {
    const both = wrongIf((copy) => copy.evidence!.unclassified_model_ids.push('openai/gpt-5.5'));
    const neither = wrongIf((copy) => copy.evidence!.unclassified_model_ids.pop());
    assert.deepEqual([both, neither], [['evidence.camps'], ['evidence.camps']]);
  });

  it('R-R06 the snapshot counts the lists of the record', () => {
    const found = wrongIf((copy) => copy.research_record!.provenance!.failed.pop());
    assert.deepEqual(found, ['research_record.research_snapshot.failed', 'research_record.panel.models']);
  });

  it('R-R12 R-R13 quantities and cases count the models of their spans', () => {
    assert.deepEqual(
      [
        wrongIf((copy) => Object.assign(copy.evidence!.quantities[0]!, { model_count: 9 })),
        wrongIf((copy) => Object.assign(copy.evidence!.cases[0]!, { model_count: 9 })),
      ],
      [['evidence.quantities[0]'], ['evidence.cases[0]']],
    );
  });
});

function wrongIn(given: Report): string[] {
  return sumFindings(given)
    .filter(({ holds }) => !holds)
    .map(({ path }) => path);
}

function wrongIf(change: (copy: Report) => unknown): string[] {
  const copy = structuredClone(report);
  change(copy);
  return wrongIn(copy);
}

function wrongIfClaim(change: Partial<Claim>): string[] {
  return wrongIf((copy) => Object.assign(copy.evidence!.claims[0]!, change));
}
