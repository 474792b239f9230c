import assert from 'node:assert/strict';
import type { Findings } from '../../../../src/findings/findings.ts';
import { textLengths } from '../../../../src/findings/text-lengths.ts';
import { countPanel } from '../../../../src/report/count/panel.ts';
import { builtReport } from '../../../support/report/built-report.ts';
import { changed, exampleFacts } from '../example.ts';

const facts = exampleFacts();
const countedIn = (findings: Findings) => countPanel(findings, textLengths(findings.models));

describe('countPanel', () => {
  it('R-R06 puts every invited model in exactly one of included, failed and excluded', () => {
    const { invited, included, failed, excluded } = countedIn(facts.findings);
    assert.equal(invited.length, 14);
    assert.equal(included.length, 12);
    assert.deepEqual(
      failed.map(({ modelId }) => modelId),
      ['x-ai/grok-4.3'],
    );
    assert.deepEqual(
      excluded.map(({ model, reason }) => [model.modelId, reason]),
      [['ai21/jamba-large-1.7', 'refusal']],
    );
  });

  it('R-R10 a response whose labelling failed is not counted, and is named', () => {
    const labels = facts.findings.labels.slice(1);
    const { included, excluded } = countedIn({ ...facts.findings, labels });
    assert.equal(included.length, 11);
    assert.equal(
      excluded.find(({ model }) => model.modelId === facts.findings.labels[0]?.modelId)?.reason,
      'unlabelled',
    );
  });

  it('R-R04 drops a stance outside the stored text, on an unknown claim, or given twice, and reports how many', () => {
    const [first, ...rest] = facts.findings.labels;
    const span = { offset: 0, length: 5 };
    const stances = [
      { claimId: 1, stance: 'support', span },
      { claimId: 1, stance: 'oppose', span },
      { claimId: 2, stance: 'oppose', span: { offset: 0, length: 100_000 } },
      { claimId: 3, stance: 'oppose', span: { offset: 0, length: 0 } },
      { claimId: 77, stance: 'oppose', span },
    ] as const;
    const labels = [{ ...first!, stances }, ...rest];
    assert.deepEqual(
      countedIn({ ...facts.findings, labels }).labels.find((l) => l.modelId === first!.modelId)?.stances,
      [{ claimId: 1, stance: 'support', span }],
    );
    const report = builtReport(changed(facts, { labels }));
    assert.match(report.errors.find(({ code }) => code === 'stance_dropped')?.message ?? '', /: 4\.$/);
  });

  it('R-R04 R-R10 keeps one place in the text of what a response reports as others’, where it takes no stance', () => {
    const [first, ...rest] = facts.findings.labels;
    const span = { offset: 0, length: 5 };
    const told = (claimId: number, length = 5) => ({ claimId, span: { offset: 0, length } });
    const labels = {
      ...first!,
      stances: [{ claimId: 1, stance: 'support' as const, span }],
      unresolved: [2],
      reported: [told(1), told(2), told(3, 100_000), told(3), told(3, 4), told(77)],
    };
    const counted = countedIn({ ...facts.findings, labels: [labels, ...rest] });
    assert.deepEqual(counted.labels.find((l) => l.modelId === first!.modelId)?.reported, [told(3)]);
    assert.equal(counted.droppedLabels, 0);
  });
});
