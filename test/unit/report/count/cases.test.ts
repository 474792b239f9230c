import assert from 'node:assert/strict';
import { writerTables } from '../../../../src/report/tables/writer-tables.ts';
import { builtReport, tablesOf } from '../../../support/report/built-report.ts';
import { dependingFacts } from '../../../support/report/depending-facts.ts';
import { changed } from '../example.ts';
import { reportProblems } from '../oracles/report-problems.ts';

describe('answers that depend', () => {
  const facts = dependingFacts();
  const report = builtReport(facts);

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
    const { answer } = builtReport({ ...facts, findings: { ...facts.findings, cases: cases } });
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

  it('R-R24 factors are named with their models, and a camp that names nothing else depends', () => {
    const [first] = facts.findings.cases;
    const cases = [
      { ...first!, when: 'the budget', option: null },
      { ...first!, when: 'the site', option: null, holders: first!.holders.slice(0, 2) },
    ];
    const made = { ...facts, findings: { ...facts.findings, cases } };
    const depending = builtReport(changed(made, {}));
    const { answer, evidence } = depending;
    assert.equal(answer?.ranked_options[0]?.option, 'It depends');
    assert.match(answer?.ranked_options[0]?.rationale ?? '', /It depends on: the budget and the site\./);
    assert.equal(answer?.it_depends?.model_count, first!.holders.length);
    assert.deepEqual(
      evidence?.cases?.map(({ case: factor, option, model_count: count }) => [factor, option, count]),
      [
        ['the budget', null, first!.holders.length],
        ['the site', null, 2],
      ],
    );
    assert.deepEqual(reportProblems(depending, changed(made, {})), []);
  });

  it('R-R13 the last check refuses options in another order', () => {
    const copy = structuredClone(report);
    const options = copy.answer!.ranked_options.toReversed();
    copy.answer!.ranked_options = options.map((option, i) => ({ ...option, rank: i + 1 }));
    assert.match(reportProblems(copy, facts).join(), /options: answer\.ranked_options/);
  });
});
