import assert from 'node:assert/strict';
import fc from 'fast-check';
import { audit } from '../../../src/audit/audit.ts';
import type { Material } from '../../../src/audit/material/material.ts';
import { assembleReport } from '../../../src/report/assemble.ts';
import { compactReport } from '../../../src/report/compact.ts';
import { partDigests } from '../../../src/report/record/receipt.ts';
import { type Report, reportSchema } from '../../../src/report/schema/report.ts';
import { arbitraryFacts } from '../report/arbitrary-facts.ts';
import { exampleFacts, unwritten } from '../report/example.ts';
import { isPossible, materialOf, possible, wrongIn } from './material.ts';

const facts = exampleFacts();
const report = assembleReport(facts);
const modelIds = facts.findings.models.map(({ modelId }) => modelId);

/**
 * Parts of a report that can be changed, with new digests, without the audit noticing from report and export alone,
 * each with the reason. It must find every other change.
 */
const unseen: readonly (readonly [RegExp, string])[] = [
  [
    /^answer\.(key_points|ranked_options)\.\d+\.related_claim_ids|^answer\.recommendation\.related_claim_ids/,
    'which claims a written sentence leans on is the writer’s choice; only whether they exist is known',
  ],
  [/^analysis\.(disagreements\.\d+\.related|uncertainties\.\d+\.affected)_claim_ids/, 'the same'],
  [/^analysis\.uncertainties\.\d+\.raised_by_model_ids/, 'uncertainties have no spans'],
  [/^(answer|analysis|evidence)\..*(statement|caveats|thesis|option|rationale)/, 'wordings of models'],
  [/^research_record\.panel\.(panel_id|models\.\d+\.(organization_geo|model_family))/, 'not in the export'],
  [/^research_record\.provenance\..*(response_id|late_retry)$/, 'not in the export'],
  [/^research_record\.generation\.rerun_id$/, 'not in the export'],
  [/^methodology\.(evidence_collection|synthesis_and_audit|stages|controls)/, 'prose of the service'],
  [/^methodology\.controlled_inference\.(title|body|why_this_matters)$/, 'prose of the service'],
  [/\.conditions\.(panel|synthesis)_calls\./, 'how calls were sent and answered is told, not exported'],
  [/\.reliability\.(responses_labelled_twice|stances_in_doubt)$/, 'outputs of stages'],
  [/\.conditions\.(cross_check|regrouping|trials|asked_again|prose)/, 'outputs of stages'],
  [
    /^evidence\.(quantities_left_out_count|claims\.\d+\.caveats_by_side\.left_out_count)$/,
    'outputs of stages',
  ],
  [/^evidence\.(conditions_left_out_count|conditions\.\d+\.condition)$/, 'outputs and wordings of models'],
  [/^evidence\.quantities\.\d+\.(what|unit|answers_question)$/, 'wordings of models'],
  [
    /\.audit\.(evidence_|claims_proposed|claims_labelled|claims_left_out|calls_reasked|calls_handed_over)/,
    'outputs of stages',
  ],
  [/^methodology\.receipt\.stages/, 'only the record has them'],
];

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

  it('R-R19 finds reports made from any facts correct', () => {
    fc.assert(
      fc.property(arbitraryFacts, (given) => {
        const any = possible(given);
        fc.pre(isPossible(any));
        assert.deepEqual(wrongIn(materialOf(any)), []);
      }),
      { numRuns: 60 },
    );
  });

  it('R-R19 notices any changed number, id, stance, model or span, even if the digests were computed again', () => {
    const missed = new Set<string>();
    const seen = new Set<string>();
    for (const path of somePaths.filter((each) => each[1] !== 'receipt' || each[2] !== 'parts')) {
      for (const change of changesOf(valueAt(report, path))) {
        const copy = structuredClone(report);
        (valueAt(copy, path.slice(0, -1)) as Parts)[path.at(-1)!] = change;
        const isFound =
          !reportSchema.safeParse(copy).success || wrongIn(materialOf(facts, resealed(copy))).length > 0;
        (isFound ? seen : missed).add(path.join('.'));
      }
    }
    const unexplained = [...missed].filter((path) => !unseen.some(([known]) => known.test(path)));
    assert.deepEqual(unexplained, []);
    assert.ok(seen.size > 150);
    const idle = unseen.filter(([known]) => ![...missed].some((path) => known.test(path)));
    assert.deepEqual(idle, [], 'what is listed as unseen is unseen');
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
      const named = wrongIn(materialOf(facts, copy)).map((each) => each.replaceAll(/\[(\d+)\]/g, '.$1'));
      assert.ok(
        named.some((each) => path.join('.').startsWith(each)),
        path.join('.'),
      );
    }
    assert.ok(parts.size > 8);
  });

  // What must be shown: one count, one span, one model.
  const changes: readonly [what: string, path: string, value: unknown][] = [
    ['a count', 'evidence.claims[0].supporting_count', 8],
    ['a span', 'evidence.claims[0].evidence_spans[2].offset', 7],
    ['a model', 'evidence.claims[0].supporting_model_ids[0]', 'x-ai/grok-4.3'],
    ['a share', 'evidence.camps[0].equal_lab_weight_share', 0.9],
    ['an interval', 'methodology.controlled_inference.conditions.reliability.interval_95[0]', 0.9],
    ['an interval over laboratories', 'evidence.claims[0].support_share_interval_90.low', 0.7],
    ['a lead', 'evidence.laboratories.lead.established', true],
    ['a number in prose', 'answer.key_points[0].statement', 'Ten of the models agree.'],
    ['a laboratory', 'research_record.provenance.included[0].lab.name', 'Another Lab'],
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
      of([{ ...first!, text }, ...others]).includes('research_record.provenance.included[1].text_sha256'),
    );
    assert.ok(of(others).includes('research_record.research_snapshot.invited'));
    assert.ok(of([...material.responses, first!]).includes('research_record.panel.models.length'));
    assert.ok(of([{ ...first!, status: 'error', text: null }, ...others]).length > 0);
  });

  it('R-R19 checks compact reports and those of older versions as far as possible, and lists what it did not check', () => {
    const compact = compactReport({ ...report }) as Report;
    const whole = audit(materialOf(facts));
    const seen = audit(materialOf(facts, compact));
    assert.deepEqual(
      seen.checks.flatMap(({ mismatches }) => mismatches),
      [],
    );
    assert.ok(whole.unchecked.every(({ what }) => what !== 'the question and amounts in prose'));
    assert.ok(seen.unchecked.some(({ what }) => what === 'the question and amounts in prose'));

    const older = structuredClone(report);
    delete older.methodology!.receipt;
    delete reliabilityOf(older).label_pairs;
    for (const each of older.research_record!.provenance!.included) delete each.text_sha256;
    for (const each of older.research_record!.provenance!.excluded) delete each.text_sha256;
    const [span] = older.evidence!.claims[0]!.evidence_spans;
    span!.length -= 2; // A quote instead of a sentence.
    older.answer!.direct_answer = 'Eight of 12 would wait.';
    const old = audit(materialOf(facts, older));
    assert.deepEqual(
      old.checks.flatMap(({ mismatches }) => mismatches),
      [],
    );
    assert.deepEqual(
      old.unchecked.slice(0, 2).map(({ what }) => what),
      ['digests, amounts in prose, and whether spans are sentences', 'agreement of two coders'],
    );
  });

  it('R-R19 compares the digests of the stages in the record with those in the receipt', () => {
    const { stages } = report.methodology!.receipt!;
    const of = (changed: typeof stages) =>
      wrongIn({ ...materialOf(facts), record: { question: facts.findings.question, stages: changed } });
    assert.deepEqual(of(stages), []);
    assert.deepEqual(of(stages.map((stage) => ({ ...stage, outputs_sha256: '0'.repeat(64) }))), [
      'methodology.receipt.stages[0].outputs_sha256',
    ]);
  });
});

type Parts = Record<string, unknown>;

function reliabilityOf(copy: Report): Parts {
  return copy.methodology!.controlled_inference!.conditions!.reliability as Parts;
}

function resealed(copy: Report): Report {
  copy.methodology!.receipt!.parts = partDigests(copy);
  return copy;
}

function changesOf(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1];
  if (typeof value === 'boolean') return [!value];
  if (value === null) return [1, 'x'];
  const at = modelIds.indexOf(value as string);
  if (at >= 0) return [modelIds[(at + 1) % modelIds.length], 'no/such'];
  const text = value as string;
  return [text.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)), `${text} 77`].filter(
    (changed) => changed !== text,
  );
}

function leaves(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  return Object.entries(value).flatMap(([key, part]) => leaves(part, [...path, key]));
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce((part, key) => (part as Parts)[key], value);
}
