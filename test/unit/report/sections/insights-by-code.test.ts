import assert from 'node:assert/strict';
import type { Draft } from '../../../../src/findings/drafts.ts';
import { insightsOf } from '../../../../src/report/sections/insights-by-code.ts';
import { builtReport, tablesOf } from '../../../support/report/built-report.ts';
import { reportedBy } from '../../../support/report/labels.ts';
import { changed, exampleFacts, written } from '../example.ts';
import { countProblems } from '../oracles/report-problems.ts';

describe('insights by code', () => {
  it('R-R09 R-R10 adds no insight to those a writer picked, and calls no reporter of them silent', () => {
    const facts = exampleFacts();
    const span = { offset: 0, length: 5 };
    const labels = facts.findings.labels.map((own) => ({
      ...own,
      stances: [
        ...own.stances.filter(({ claimId }) => claimId !== 6),
        ...(['openai/gpt-5.5', 'mistralai/mistral-medium-3-5'].includes(own.modelId)
          ? [{ claimId: 6, stance: 'support' as const, span }]
          : []),
      ],
    }));
    const insightsIf = (insights: Draft<'minority_insights'>['insights']) => {
      const made = changed(facts, { labels, drafts: { ...written, minority_insights: { insights } } });
      const report = builtReport(made);
      assert.deepEqual(countProblems(report, made), []);
      return report.analysis?.minority_insights ?? [];
    };
    assert.deepEqual(insightsIf([]), []);
    const [picked, ...others] = insightsIf([{ claim: 'C6', insight: '', why_it_matters: '' }]);
    assert.deepEqual(others, []);
    assert.deepEqual(
      [picked?.written_by, picked?.related_claim_ids, picked?.supporting_model_ids],
      ['code', [6], ['mistralai/mistral-medium-3-5', 'openai/gpt-5.5']],
    );
    const { statement } = facts.findings.claims.find(({ claimId }) => claimId === 6)!;
    assert.ok(picked?.insight.startsWith(statement), picked?.insight);
    assert.match(picked?.insight ?? '', /2 of the 12 models say so\.$/);
    const told = tablesOf(changed(facts, { labels: reportedBy(labels, 'cohere/command-a', 6) }).findings);
    const [first] = insightsOf(
      told.claims.filter(({ claim }) => claim.claimId === 6),
      told,
    );
    assert.match(
      first?.why_it_matters ?? '',
      /9 of the 12 models do not address it\. One of the 12 models reports it as others’ view\.$/,
    );
  });
});
