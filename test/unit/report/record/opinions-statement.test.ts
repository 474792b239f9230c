import assert from 'node:assert/strict';
import { opinionsStatement } from '../../../../src/report/record/opinions-statement.ts';
import { builtReport } from '../../../support/report/built-report.ts';
import { exampleFacts, unwritten } from '../example.ts';
import { reportProblems } from '../oracles/report-problems.ts';

/** The example with four labs of three counted models. */
function fewLabs() {
  const { models } = exampleFacts().findings;
  return exampleFacts({
    models: models.map((model, i) => ({
      ...model,
      labId: `lab${Math.floor(i / 3)}`,
      labName: `Lab ${Math.floor(i / 3)}`,
    })),
    drafts: unwritten,
  });
}

describe('a report of few labs', () => {
  const facts = fewLabs();
  const report = builtReport(facts);
  const { included_in_synthesis: answers, independent_opinions: opinions } =
    report.research_record!.research_snapshot!;

  it('R-R26 states the number of independent opinions with its interval beside the panel’s size', () => {
    const { count, interval_90: interval } = opinions!;
    assert.equal(interval.missing_reason, undefined);
    assert.ok(count! <= answers! && interval.low! <= count! && count! <= interval.high!);
    const sentence = `The ${answers} counted answers agree within labs as if there were about ${Math.round(count!)} independent opinions (90% interval ${Math.round(interval.low!)} to ${Math.round(interval.high!)}, from only 4 labs with two models or more on a claim).`;
    assert.ok(report.methodology?.evidence_collection?.includes(sentence), sentence);
    assert.deepEqual(reportProblems(report, facts), []);
  });

  it('R-R26 calls answers repeated only if the interval leaves out that none is', () => {
    const { count, interval_90: interval } = opinions!;
    assert.ok(Math.round(count!) < answers! && Math.round(interval.high!) === answers);
    assert.doesNotMatch(report.answer?.standing ?? '', /answer alike/);
  });

  it('R-R26 is not delivered with another number of independent opinions', () => {
    for (const change of [
      { count: opinions!.count! + 0.1 },
      { correlation: 1 },
      { interval_90: { ...opinions!.interval_90, missing_reason: 'few_labs' } },
    ]) {
      const spoilt = structuredClone(report);
      Object.assign(spoilt.research_record!.research_snapshot!.independent_opinions!, change);
      assert.notDeepEqual(reportProblems(spoilt, facts), []);
    }
  });

  it('R-R17 says that so few labs tell nothing of a lead', () => {
    assert.match(
      report.answer?.standing ?? '',
      /Too few labs answered to tell whether the lead of “Modular monolith first” is more than chance\./,
    );
    assert.equal(report.evidence?.labs.lead?.difference_interval_90.lab_count, 4);
    const many = builtReport(exampleFacts({ drafts: unwritten }));
    assert.match(many.answer?.standing ?? '', /another answer could come first/);
    assert.doesNotMatch(many.answer?.standing ?? '', /were compared for this/);
  });
});

describe('the statement about independent opinions', () => {
  it('R-R26 gives the reason if there is no number, and the most that it can be', () => {
    const statement = (found: Parameters<typeof opinionsStatement>[0]['found'], labs: number) =>
      opinionsStatement({ found, labs }, 10).join(' ');
    const end = /is not known: the 10 counted answers are at most 10 independent opinions\.$/;
    assert.match(statement('no_pairs_within_labs', 0), /^No lab has two models/);
    assert.match(statement('few_labs', 1), /^Only one lab has two models/);
    assert.match(statement('few_labs', 3), /^Only 3 labs have two models/);
    for (const why of ['no_pairs_within_labs', 'few_labs', 'no_variation'] as const)
      assert.match(statement(why, 2), end);
    assert.deepEqual(opinionsStatement({ found: 'no_pairs_within_labs', labs: 0 }, 1), []);
  });
});
