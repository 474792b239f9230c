import assert from 'node:assert/strict';
import { labelsFrom } from '../../../../src/findings/readings/checked.ts';
import { builtReport } from '../../../support/report/built-report.ts';
import { changed, exampleFacts } from '../example.ts';
import { reportProblems } from './report-problems.ts';

describe('the last check of ties', () => {
  const facts = exampleFacts();
  const { crossCheck, labels } = facts.findings;

  it('R-R16 (cross-checks) lets pass what two against two leave unresolved, if labelling has synthesizers of its own', () => {
    const [first] = labels;
    const [stance] = first!.stances;
    const { span } = stance!;
    const by = (synthesizer: string, stage: 'extract' | 'label' | 'adjudicate') => ({
      by: synthesizer,
      stage,
      span,
    });
    const stances = crossCheck.stances.map((each) =>
      each.modelId === first!.modelId && each.claimId === stance!.claimId
        ? {
            ...each,
            readings: [
              { ...by('lab/x', 'extract'), found: 'support' as const },
              { ...by('lab/a', 'label'), found: 'support' as const },
              { ...by('lab/b', 'adjudicate'), found: 'oppose' as const },
              { ...by('lab/c', 'adjudicate'), found: 'oppose' as const },
            ],
          }
        : each,
    );
    const own = labelsFrom(
      labels.map(({ modelId }) => modelId),
      { ...crossCheck, stances },
    );
    assert.ok(own[0]!.unresolved.includes(stance!.claimId));
    const other = changed(facts, { labels: own, crossCheck: { ...crossCheck, stances } });
    assert.deepEqual(reportProblems(builtReport(other), other), []);
  });
});
