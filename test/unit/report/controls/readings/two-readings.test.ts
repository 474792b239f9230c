import assert from 'node:assert/strict';
import { builtReport } from '../../../../support/report/built-report.ts';
import { detailsOf } from '../../../../support/report/cross-checks.ts';
import { changed, exampleFacts } from '../../example.ts';
import { factsWith } from '../../lightning.ts';
import { reportProblems } from '../../oracles/report-problems.ts';

describe('the last check of readings', () => {
  const facts = exampleFacts();
  const { crossCheck, labels } = facts.findings;
  const refused = (changes: Parameters<typeof changed>[1]) => {
    const other = changed(facts, changes);
    return reportProblems(builtReport(other), other);
  };

  it('R-R15 R-R16 (cross-checks) refuses labels that do not follow from what was read', () => {
    assert.deepEqual(refused({}), []);
    const [first, ...rest] = labels;
    const [stance, ...others] = first!.stances;
    const opposite = { ...stance!, stance: 'oppose' as const };
    for (const wrong of [
      { ...first!, stances: [opposite, ...others] },
      { ...first!, stances: others },
      { ...first!, unresolved: [stance!.claimId] },
      { ...first!, camp: { ...first!.camp!, campId: 2 } },
      { ...first!, camp: null },
    ])
      assert.match(
        refused({ labels: [wrong, ...rest], crossCheck }).join(),
        /labels: 1 are not what their readings give/,
      );
    const open = labels.map((own) => ({ ...own, unresolved: [] }));
    assert.match(refused({ labels: open, crossCheck }).join(), /labels: 1 are not/);
  });

  it('R-R16 (cross-checks) lets pass a camp of two that placed a response whose own sentence shows another', () => {
    const [first] = labels;
    const place = (by: string) => ({ by, stage: 'camps' as const, found: 1, span: null });
    const camps = crossCheck.camps.map((each) =>
      each.modelId === first!.modelId
        ? {
            ...each,
            readings: [
              ...['lab/x', 'lab/y'].map(place),
              { by: 'lab/z', stage: 'label' as const, found: 2, span: first!.camp!.span },
            ],
          }
        : each,
    );
    const own = labels.map((each) => (each.modelId === first!.modelId ? { ...each, camp: null } : each));
    assert.deepEqual(refused({ labels: own, crossCheck: { ...crossCheck, camps } }), []);
  });

  it('R-R12 a report that lists a figure which the second reader did not find is refused', () => {
    const facts = factsWith();
    const [quantity] = facts.findings.quantities;
    const refused = quantity!.values[0]!.modelId;
    const withDetails = (found: (modelId: string) => boolean) => {
      const { crossCheck } = facts.findings;
      return factsWith({ crossCheck: { ...crossCheck, asked: ['south'], details: detailsOf(found) } });
    };
    const right = withDetails(() => true);
    assert.match(
      builtReport(right).methodology?.synthesis_and_audit ?? '',
      /Two read 6 figures and cases alike\./,
    );
    assert.deepEqual(reportProblems(builtReport(right), right), []);
    const wrong = withDetails((modelId) => modelId !== refused);
    assert.match(
      reportProblems(builtReport(wrong), wrong).join(),
      /1 figures or cases are listed that were not found/,
    );
  });
});
