import assert from 'node:assert/strict';
import fc from 'fast-check';
import { audit } from '../../../src/audit/audit.ts';
import type { Material } from '../../../src/audit/material/material.ts';
import { compactReport } from '../../../src/report/compact.ts';
import { partDigests } from '../../../src/report/record/receipt.ts';
import type { Report } from '../../../src/report/schema/report.ts';
import { leaves } from '../../support/any-json.ts';
import { builtReport } from '../../support/report/built-report.ts';
import { arbitraryFacts } from '../report/arbitrary-facts.ts';
import { exampleFacts, unwritten } from '../report/example.ts';
import { reportProblems } from '../report/oracles/report-problems.ts';
import { isPossible, materialOf, possible, wrongIn } from './material.ts';

const facts = exampleFacts();
const report = builtReport(facts);

/** The leaves of a report: of each list the first entry, and two of those that are evidence. */
const somePaths = leaves(report).filter((path) =>
  path.every((key) => !/^\d+$/.test(key) || Number(key) < (path[0] === 'evidence' ? 2 : 1)),
);

describe('audit', () => {
  it('R-R19 finds every value of an unchanged report correct, with sections by writers and by code', () => {
    for (const made of [facts, exampleFacts({ drafts: unwritten })]) {
      const { checks } = audit(materialOf(made));
      assert.deepEqual(
        checks.flatMap(({ mismatches }) => mismatches),
        [],
      );
      assert.ok(checks.every(({ checked }) => checked > 0));
    }
  });

  it('R-R01 R-R19 finds reports made from any facts correct, before and after the delivery', () => {
    fc.assert(
      fc.property(arbitraryFacts, (given) => {
        const any = possible(given);
        fc.pre(isPossible(any));
        assert.deepEqual(wrongIn(materialOf(any)), []);
        assert.deepEqual(reportProblems(builtReport(any), any), []);
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 60) },
    );
  });

  it('R-R19 notices every change, even of a wording, if the digests were not computed again, and names the part', () => {
    const parts = new Set<string>();
    for (const path of somePaths) {
      const part = path.slice(0, path[0] === 'evidence' ? 3 : 1).join('.');
      if (['question', 'schema_version'].includes(path[0]!) || path[1] === 'receipt' || parts.has(part))
        continue;
      parts.add(part);
      const copy = structuredClone(report);
      const value = valueAt(copy, path);
      (valueAt(copy, path.slice(0, -1)) as Parts)[path.at(-1)!] =
        typeof value === 'number' ? value + 1 : `${value} x`;
      const wrong = wrongIn(materialOf(facts, copy));
      assert.ok(wrong.includes(`methodology.receipt.parts.${path[0]}`), path.join('.'));
    }
    assert.ok(parts.size > 8);
  });

  // What must be shown: one count, one span, one model.
  const changes: readonly [what: string, path: string, value: unknown][] = [
    ['a count', 'evidence.claims[0].supporting_count', 8],
    ['a span', 'evidence.claims[0].evidence_spans[2].offset', 7],
    ['a model', 'evidence.claims[0].supporting_model_ids[0]', 'x-ai/grok-4.3'],
    ['a share', 'evidence.camps[0].equal_lab_weight_share', 0.9],
    ['an interval', 'methodology.controlled_inference.conditions.reliability.alpha_interval_95.low', 0.9],
    ['a reading', 'methodology.controlled_inference.conditions.reliability.readings[0].codes', '1oo'],
    ['a count of unresolved stances', 'evidence.claims[4].unresolved_count', 0],
    ['an interval over labs', 'evidence.claims[0].support_share_interval_90.low', 0.7],
    ['a lead', 'evidence.labs.lead.established', true],
    ['a lab that decides', 'evidence.labs.lead.depends_on_lab_ids', ['openai']],
    ['a number in prose', 'answer.key_points[0].statement', '97 of the models agree.'],
    ['a lab', 'research_record.provenance.included[0].lab', 'Another Lab'],
  ];
  for (const [what, path, value] of changes) {
    it(`R-R19 ${what} that was changed is named by its path, with what was found and expected`, () => {
      const copy = structuredClone(report);
      const keys = path.replaceAll(/\[(\d+)\]/g, '.$1').split('.');
      assert.notEqual(valueAt(copy, keys), value);
      (valueAt(copy, keys.slice(0, -1)) as Parts)[keys.at(-1)!] = value;
      const mismatches = audit(materialOf(facts, resealed(copy))).checks.flatMap((check) => check.mismatches);
      const named = mismatches.find((mismatch) => path.startsWith(mismatch.path));
      assert.ok(named, JSON.stringify(mismatches));
      assert.notDeepEqual(named.found, named.expected);
    });
  }

  it('R-R19 notices a changed text and a missing or added line of the export', () => {
    const material = materialOf(facts);
    const [first, ...others] = material.responses;
    const of = (responses: Material['responses']) => wrongIn({ ...material, responses });
    const text = `${first!.text!.slice(0, -1)}!`;
    assert.ok(
      of([{ ...first!, text }, ...others]).includes('research_record.provenance.included[1].text_digest'),
    );
    assert.ok(of(others).includes('research_record.research_snapshot.invited'));
    assert.ok(of([...material.responses, first!]).includes('research_record.panel.models.length'));
    assert.ok(of([{ ...first!, status: 'error', text: null }, ...others]).length > 0);
  });

  it('R-R19 checks compact reports as far as possible, and lists what it did not check', () => {
    const compact = compactReport({ ...report }) as Report;
    const whole = audit(materialOf(facts));
    const seen = audit(materialOf(facts, compact));
    assert.deepEqual(
      seen.checks.flatMap(({ mismatches }) => mismatches),
      [],
    );
    assert.deepEqual(whole.unchecked, []);
    assert.deepEqual(
      seen.unchecked.map(({ what }) => what),
      ['the question, options, amounts in prose and copied words'],
    );
  });
});

type Parts = Record<string, unknown>;

function resealed(copy: Report): Report {
  copy.methodology!.receipt!.parts = partDigests(copy);
  return copy;
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce((part, key) => (part as Parts)[key], value);
}
