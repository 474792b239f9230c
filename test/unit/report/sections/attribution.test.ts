import assert from 'node:assert/strict';
import { builtReport } from '../../../support/report/built-report.ts';
import { exampleFacts, unwritten, written } from '../example.ts';
import { reportProblems } from '../oracles/report-problems.ts';

describe('to whom an insight is credited', () => {
  it('R-R09 accepts the dissent of few models from a common claim as an insight, credited to these models', () => {
    const insight = {
      claim: 'C4',
      insight: 'A single extraction may teach little.',
      why_it_matters: 'The experiment would be wasted.',
    };
    const facts = exampleFacts({ drafts: { ...written, minority_insights: { insights: [insight] } } });
    const report = builtReport(facts);
    const [first] = report.analysis?.minority_insights ?? [];
    assert.deepEqual(
      [first?.stance, first?.supporting_model_ids, first?.written_by],
      ['oppose', ['meta-llama/llama-4-maverick'], undefined],
    );
    assert.deepEqual(reportProblems(report, facts), []);
    delete first!.stance;
    assert.notDeepEqual(reportProblems(report, facts), []);
    const byCode = builtReport(exampleFacts({ drafts: unwritten })).analysis?.minority_insights ?? [];
    assert.ok(
      byCode.some(({ insight }) => /One of the 10 models that address this disagrees\.$/.test(insight)),
    );
  });
});
