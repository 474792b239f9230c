import assert from 'node:assert/strict';
import { builtReport } from '../../../support/report/built-report.ts';
import { changed, exampleFacts, written } from '../example.ts';
import { countProblems } from '../oracles/report-problems.ts';

describe('written sections', () => {
  it('keeps the writer’s order of disagreements, and adds omitted contested claims after them', () => {
    const [first] = written.disagreements!.disagreements;
    const lesser = { ...first!, issue: 'Whether boundaries come first', claims: ['C1'] };
    const disagreements = { disagreements: [lesser, first!] };
    const report = builtReport(exampleFacts({ drafts: { ...written, disagreements } }));
    assert.deepEqual(
      report.analysis?.disagreements.map((item) => [item.disagreement_id, item.related_claim_ids[0]]),
      [
        [1, 1],
        [2, 3],
        [3, 2],
      ],
    );
    assert.equal(report.answer?.primary_disagreement_id, 1);
    assert.deepEqual(
      report.analysis?.disagreements.map((item) => item.written_by),
      [undefined, undefined, 'code'],
    );
  });

  it('adds no dispute of one model with another', () => {
    const facts = exampleFacts();
    const withSixth = (stances: Readonly<Record<string, 'support' | 'oppose'>>) => {
      const labels = facts.findings.labels.map((own) => {
        const stance = stances[own.modelId];
        const others = own.stances.filter(({ claimId }) => claimId !== 6);
        const sixth = stance ? [{ claimId: 6, stance, span: { offset: 0, length: 5 } }] : [];
        return { ...own, stances: [...others, ...sixth] };
      });
      const made = changed(facts, { labels, drafts: written });
      const report = builtReport(made);
      assert.deepEqual(countProblems(report, made), []);
      return report.analysis?.disagreements.flatMap((item) => item.related_claim_ids);
    };
    const [one, another] = ['mistralai/mistral-medium-3-5', 'amazon/nova-2-lite-v1'];
    const against = { 'qwen/qwen3.6-plus': 'oppose', 'cohere/command-a': 'oppose' } as const;
    const lonely = withSixth({ [one]: 'support', 'qwen/qwen3.6-plus': 'oppose' });
    assert.ok(!lonely?.includes(6));
    const wide = withSixth({ [one]: 'support', [another]: 'support', ...against });
    assert.ok(wide?.includes(6));
  });
});
