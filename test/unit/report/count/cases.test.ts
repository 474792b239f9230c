import assert from 'node:assert/strict';
import { audit } from '../../../../src/audit/audit.ts';
import type { ReportFacts } from '../../../../src/findings/facts.ts';
import { campWordsCheck } from '../../../../src/report/amounts/panel-amounts.ts';
import { assembleReport } from '../../../../src/report/assemble.ts';
import type { Report } from '../../../../src/report/schema/report.ts';
import { tablesOf } from '../../../../src/report/tables/tables.ts';
import { writerTables } from '../../../../src/report/tables/writer-tables.ts';
import { reportProblems } from '../../../../src/report/verify/verify.ts';
import { checkExtraction } from '../../../../src/stages/extract/extract-claims.ts';
import { groupCases } from '../../../../src/stages/select/cases.ts';
import { buildCopyIndex } from '../../../../src/text/copy-index.ts';
import { materialOf } from '../../audit/material.ts';
import { exampleFacts, unwritten, written } from '../example.ts';

const question = 'Should we split it?';
const response = 'It depends. If releases block you, split it. If not, keep it whole.';
const cases = [
  { if: 'releases hold the teams up', option: 'Split into services', sentences: [2] },
  { if: 'releases run smoothly', option: 'Keep the monolith', sentences: [3] },
];
const read = checkExtraction({ question, response });
const output = {
  position: 'It depends.',
  recommended_option: null,
  claims: [],
  uncertainties: [],
  quantities: [],
  cases: [],
};

/** The larger camp answers that it depends: it names cases in the sentence by which it was labelled, and no option. */
function dependingFacts(changes: Partial<ReportFacts> = {}): ReportFacts {
  const facts = exampleFacts({ drafts: unwritten, ...changes });
  const [first, second] = facts.findings.camps;
  const holders = facts.findings.labels.flatMap(({ modelId, camp }) =>
    camp?.campId === 1 ? [{ modelId, span: camp.span }] : [],
  );
  return {
    ...facts,
    findings: {
      ...facts.findings,
      camps: [{ ...first!, label: 'It hangs on releases', recommendedOption: null }, second!],
      cases: [
        { when: 'releases hold the teams up', option: 'Split into services this year', holders },
        { when: 'releases run smoothly', option: 'Keep it whole', holders: holders.slice(0, 3) },
      ],
    },
  };
}

describe('answers that depend', () => {
  it('R-R13 extraction keeps the cases with their sentences, and drops those without one', () => {
    const { value } = read({ ...output, cases: [...cases, { ...cases[0]!, sentences: [9] }] });
    assert.deepEqual(
      value.cases?.map(({ when, span }) => [when, response.slice(span.offset, span.offset + 9)]),
      [
        ['releases hold the teams up', 'If releas'],
        ['releases run smoothly', 'If not, k'],
      ],
    );
    assert.deepEqual(read(output).value.cases, []);
  });

  it('R-R13 asks again for a case that the report would leave out because it states an amount of the panel', () => {
    const named = { if: 'most models agree', option: 'split it', sentences: [1] };
    const given = { ...output, cases: [named, { ...named, if: 'two teams block each other' }] };
    const problemsOf = (problems: readonly string[]) => problems.filter((each) => each.startsWith('cases'));
    assert.deepEqual(problemsOf(read(given).problems), []);
    const checked = checkExtraction({ question, response, unprintable: campWordsCheck(question) });
    assert.deepEqual(problemsOf(checked(given).problems), [
      'cases[0].if: “most models” states a quantity of the panel; leave it out',
    ]);
  });

  it('R-R13 cases in the same content words with the same answer are one, each response once', () => {
    const span = { offset: 0, length: 1 };
    const named = [
      { alias: 'A1', index: 0, when: 'the releases block teams', option: 'Split it', span },
      { alias: 'A2', index: 0, when: 'releases block the teams', option: 'Split it.', span },
      { alias: 'A2', index: 1, when: 'releases block the teams', option: 'split it', span },
      { alias: 'A3', index: 0, when: 'releases block the teams', option: 'Keep one application', span },
      { alias: 'A4', index: 0, when: 'releases do not block the teams', option: 'Split it', span },
      { alias: 'A5', index: 0, when: 'teams block the releases', option: 'Split it', span },
    ];
    const { groups, leftOut } = groupCases(named, buildCopyIndex([], []));
    assert.deepEqual(
      groups.map(({ holders }) => holders.map(({ alias }) => alias)),
      [['A1', 'A2'], ['A3'], ['A4'], ['A5']],
    );
    assert.equal(leftOut, 0);
  });

  it('R-R13 cases that a synthesizer finds to come to the same are one', () => {
    const span = { offset: 0, length: 1 };
    const cases = [
      ['A1', 'the house is poorly insulated', 'insulate first'],
      ['A2', 'the insulation is poor', 'insulate first'],
      ['A3', 'the house is poorly insulated', 'insulate it first'],
      ['A4', 'the house is not poorly insulated', 'insulate first'],
      ['A5', 'gas is cheap', 'wait'],
    ].map(([alias = '', when = '', option = '']) => ({ alias, index: 0, when, option, span }));
    const grouped = (same: readonly (readonly string[])[]) =>
      groupCases(
        cases,
        buildCopyIndex([], []),
        same.map((aliases) => aliases.map((alias) => ({ alias, index: 0 }))),
      ).groups.map(({ when, holders }) => [when, holders.map(({ alias }) => alias).join(' ')]);
    const apart = ['the house is not poorly insulated', 'A4'];
    assert.deepEqual(grouped([['A1', 'A2']]), [
      ['the house is poorly insulated', 'A1 A2 A3'],
      ['gas is cheap', 'A5'],
      apart,
    ]);
    assert.deepEqual(grouped([['A9', 'A2'], []])[0], ['the house is poorly insulated', 'A1 A3']);
  });

  const facts = dependingFacts();
  const report = assembleReport(facts);

  it('R-R13 “it depends” is ranked by how many models hold it, with its own share and its cases', () => {
    const [first, second] = report.answer?.ranked_options ?? [];
    const [largest, other] = report.evidence?.camps ?? [];
    assert.deepEqual([first?.option, second?.option], ['It depends', 'Split into services this year']);
    assert.deepEqual([first?.model_count, first?.model_share], [largest?.model_count, largest?.model_share]);
    assert.ok((largest?.model_count ?? 0) > (other?.model_count ?? 0));
    assert.deepEqual(first?.case_ids, [1, 2]);
    assert.match(first?.rationale ?? '', /If releases hold the teams up: Split into services this year; if/);
    assert.equal(report.answer?.recommended_option, null);
    assert.deepEqual(reportProblems(report, facts), []);
  });

  it('R-R13 if there are many cases, each option is listed once before any is repeated', () => {
    const [first] = facts.findings.cases;
    const cases = [
      ['a', 'Wait'],
      ['b', 'Wait and see'],
      ['c', 'Wait longer'],
      ['d', 'Wait again'],
      ['e', 'Split it'],
    ].map(([when, option]) => ({ ...first!, when: when!, option: option! }));
    const { answer } = assembleReport({ ...facts, findings: { ...facts.findings, cases: cases } });
    assert.match(
      answer?.ranked_options[0]?.rationale ?? '',
      /If a: Wait; if e: Split it; if b: Wait and see; if c: Wait longer\./,
    );
  });

  it('R-R13 camps and the answer carry the cases, with models and places', () => {
    assert.deepEqual(report.evidence?.camps[0]?.case_ids, [1, 2]);
    assert.equal(report.answer?.it_depends?.model_count, report.evidence?.camps[0]?.model_count);
    assert.equal(report.evidence?.cases[1]?.evidence_spans.length, 3);
    const [row] = writerTables('answer', tablesOf(facts.findings)).cases;
    assert.deepEqual(row, {
      if: 'releases hold the teams up',
      option: 'Split into services this year',
      camps: ['K1'],
    });
  });

  it('R-R13 the answer of the larger camp stays first, whatever options a writer lists', () => {
    const draft = {
      ...written.answer!,
      headline: 'It hangs on releases: {{K1.in_words}}, but {{panel.lead}}',
      directAnswer: 'It hangs on releases.',
      recommendedOption: null,
      recommendation: null,
      rankedOptions: [
        { option: 'Split into services this year', rationale: 'It frees teams.', claimIds: [3] },
      ],
    };
    const made = assembleReport(dependingFacts({ drafts: { ...unwritten, answer: draft } }));
    assert.equal(made.answer?.headline.startsWith('It hangs on releases'), true);
    assert.deepEqual(
      made.answer?.ranked_options.map(({ rank, option }) => [rank, option]),
      [
        [1, 'It depends'],
        [2, 'Split into services this year'],
      ],
    );
    assert.equal(made.answer?.ranked_options[1]?.rationale, 'It frees teams.');
  });

  it('R-R13 the audit finds nothing in the report', () => assert.deepEqual(wrongIn(facts, report), []));

  const spoilt: readonly (readonly [string, (copy: Report) => void])[] = [
    [
      'options in another order',
      (copy) => {
        const options = copy.answer!.ranked_options.toReversed();
        copy.answer!.ranked_options = options.map((option, i) => ({ ...option, rank: i + 1 }));
      },
    ],
    ['a case of a model that names none', (copy) => copy.evidence!.cases![0]!.model_ids.push('x/y')],
    ['another share', (copy) => Object.assign(copy.answer!.it_depends!, { model_count: 2 })],
    ['a case that no member of a camp names', (copy) => copy.evidence!.camps[1]!.case_ids!.push(1)],
    ['a case that is missing from a camp', (copy) => copy.evidence!.camps[0]!.case_ids!.pop()],
    ['another place', (copy) => Object.assign(copy.evidence!.cases![0]!.evidence_spans[0]!, { offset: 1 })],
  ];
  for (const [what, spoil] of spoilt)
    it(`R-R13 the last check refuses ${what}`, () => {
      const copy = structuredClone(report);
      spoil(copy);
      assert.match(
        reportProblems(copy, facts).join(),
        /cases|it_depends|case_ids|ranked_options: they are not ranked/,
      );
    });
});

/** Apart from the digests. */
function wrongIn(facts: ReportFacts, report: Report): string[] {
  return audit(materialOf(facts, report))
    .checks.filter(({ name }) => name !== 'digests')
    .flatMap(({ mismatches }) => mismatches.map(({ path }) => path));
}
