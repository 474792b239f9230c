import assert from 'node:assert/strict';
import { reportMarkdown } from '../../../../src/report/markdown.ts';
import { builtReport } from '../../../support/report/built-report.ts';
import { reportedBy } from '../../../support/report/labels.ts';
import { changed, exampleFacts } from '../example.ts';

describe('the lists of a report as Markdown', () => {
  it('R-G13 a page with room lists twelve claims, first those of most models, and says how many more there are', () => {
    const { evidence, ...report } = builtReport(exampleFacts());
    const [claim] = evidence!.claims;
    const claims = Array.from({ length: 24 }, (_each, at) => ({
      ...{ ...claim!, claim_id: at + 1, statement: `Statement ${at + 1}.` },
      supporting_count: at < 12 ? 1 : 9,
    }));
    const lines = (words: number) => {
      const direct = 'This goes on. '.repeat(words / 3).trim();
      const answer = { ...report.answer!, key_points: [], assessment: null, direct_answer: direct };
      const changed = { ...report, answer, analysis: null, evidence: { ...evidence!, claims } };
      const text = reportMarkdown(changed);
      return [...text.matchAll(/^- \[(\d+)\] Statement|^- \*and (\d+) more \(JSON\), each/gm)].map(
        (each) => each[1] ?? each[2],
      );
    };
    assert.deepEqual(lines(90), [
      '13',
      '14',
      '15',
      '16',
      '17',
      '18',
      '19',
      '20',
      '21',
      '22',
      '23',
      '24',
      '12',
    ]);
    assert.deepEqual(lines(552), ['13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '14']);
  });

  it('R-G13 gives what room is left to the claims that most models hold', () => {
    const report = builtReport(exampleFacts());
    const claims = Array.from({ length: 30 }, (_, at) => ({
      ...report.evidence!.claims[0]!,
      claim_id: 100 + at,
    }));
    for (const extra of [100, 200, 300, 400]) {
      const direct = 'This goes on. '.repeat(Math.ceil(extra / 3)).trim();
      const [answer, evidence] = [
        { ...report.answer!, direct_answer: direct },
        { ...report.evidence!, claims },
      ];
      const text = reportMarkdown({ ...report, answer, evidence });
      const [line = ''] = /^- \[1\d\d\] .*$/m.exec(text) ?? [];
      const listed = text.match(/^- \[1\d\d\] /gm)?.length ?? 0;
      assert.ok(listed === 12 || wordsIn(text) + wordsIn(line) >= 900, `${listed} in ${wordsIn(text)} words`);
    }
  });

  it('R-G13 R-R27 tells first of what few say what the answer leaves out', () => {
    const report = builtReport(exampleFacts());
    const [first] = report.analysis!.minority_insights;
    const second = { ...first!, insight: 'Hiring is harder.', related_claim_ids: [5] };
    const spans = report.evidence!.claims[5]!.evidence_spans;
    const source = { field: 'direct_answer', offset: 0, length: 4, evidence_spans: spans };
    const orderIn = (sources: (typeof source)[]) => {
      const analysis = { ...report.analysis!, minority_insights: [first!, second] };
      const text = reportMarkdown({ ...report, answer: { ...report.answer!, sources }, analysis });
      return text.indexOf(first!.insight) < text.indexOf(second.insight);
    };
    assert.deepEqual([orderIn([]), orderIn([source])], [true, false]);
  });

  it('R-R10 says beside a claim how many only report it as others’ view', () => {
    const facts = exampleFacts();
    const labels = reportedBy(facts.findings.labels, 'cohere/command-a', 3);
    const report = builtReport(changed(facts, { labels }));
    assert.match(reportMarkdown(report), /^- \[3\] .* \(\+\d .*, 1 as others’ view\)/m);
  });

  it('R-R13 tells cases that two models and a tenth name, with their options, and factors of half of them', () => {
    const { evidence, ...report } = builtReport(exampleFacts());
    const caseOf = (id: number, option: string | null, count: number) => {
      const named = { case: `case ${id}`, model_ids: [], evidence_spans: [] };
      return { ...named, case_id: id, option, model_count: count } as never;
    };
    const cases = [caseOf(1, null, 7), caseOf(2, null, 5), caseOf(3, 'split', 2), caseOf(4, 'wait', 1)];
    const text = reportMarkdown({ ...report, evidence: { ...evidence!, cases } });
    const [, told = ''] = /## What it depends on\n\n([^#]*)/.exec(text) ?? [];
    const lines = ['- if case 3: **split** (2 models)', '- case 1 (7 models)', '- *and 2 more (JSON)*'];
    assert.deepEqual(told.trim().split('\n'), lines);
  });

  it('R-G13 gives no reason why an insight matters that code has put in its place', () => {
    const { analysis, ...report } = builtReport(exampleFacts());
    const [insight] = analysis!.minority_insights;
    const reason = 'No model disagrees, but 9 of the 10 models do not address it.';
    const pageOf = (by: object) => {
      const { written_by: _, ...own } = insight!;
      const insights = [{ ...own, why_it_matters: reason, ...by }];
      return reportMarkdown({ ...report, analysis: { ...analysis!, minority_insights: insights } });
    };
    assert.ok(!pageOf({ written_by: 'code' }).includes(reason));
    assert.ok(pageOf({}).includes(reason));
  });

  it('R-R09 says beside what few say how many deny it', () => {
    const { analysis, evidence, ...report } = builtReport(exampleFacts());
    const [insight] = analysis!.minority_insights;
    const pageOf = (opposing_count: number) => {
      const claims = evidence!.claims.map((claim) =>
        insight!.related_claim_ids.includes(claim.claim_id) ? { ...claim, opposing_count } : claim,
      );
      return reportMarkdown({ ...report, analysis, evidence: { ...evidence!, claims } });
    };
    assert.match(pageOf(3), /^- .* \([\w/.-]+; −3\)/m);
    assert.doesNotMatch(pageOf(0), /; −/);
  });
});

const wordsIn = (text: string) => text.split(/\s+/).length;
