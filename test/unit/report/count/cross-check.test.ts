import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { ResponseLabels, Stance } from '../../../../src/findings/findings.ts';
import { assembleReport } from '../../../../src/report/assemble.ts';
import { atLeast, crossCheck, worseThanUsual } from '../../../../src/report/count/cross-check.ts';
import { reportProblems } from '../../../../src/report/verify/verify.ts';
import { exampleFacts } from '../example.ts';

const span = { offset: 0, length: 1 };
const labels = (modelId: string, stances: readonly [number, Stance][], campId = 0): ResponseLabels => ({
  modelId,
  stances: stances.map(([claimId, stance]) => ({ claimId, stance, span })),
  camp: campId === 0 ? null : { campId, span },
});

describe('labels compared with what extraction found', () => {
  it('R-R16 (cross-checks) counts opposite stances, silence on own claims, and other camps', () => {
    const found = crossCheck({
      earlier: {
        claims: [
          { claimId: 1, modelId: 'a', stance: 'support' },
          { claimId: 2, modelId: 'a', stance: 'oppose' },
          { claimId: 3, modelId: 'a', stance: 'support' },
          { claimId: 4, modelId: 'a', stance: 'support' },
          // Said on both sides: there is nothing to expect.
          { claimId: 5, modelId: 'a', stance: 'support' },
          { claimId: 5, modelId: 'a', stance: 'oppose' },
          // Twice on one side: one claim.
          { claimId: 1, modelId: 'b', stance: 'oppose' },
          { claimId: 1, modelId: 'b', stance: 'oppose' },
          // In no count.
          { claimId: 1, modelId: 'gone', stance: 'support' },
        ],
        camps: [
          { campId: 1, modelId: 'a' },
          { campId: 1, modelId: 'b' },
          { campId: 2, modelId: 'c' },
        ],
      },
      labels: [
        labels(
          'a',
          [
            [1, 'support'],
            [2, 'support'],
            [3, 'mixed'],
            [5, 'oppose'],
          ],
          1,
        ),
        labels('b', [[1, 'support']], 2),
        labels('c', []),
      ],
    });
    assert.deepEqual(found, {
      claims: { compared: 5, contradicted: 2, missed: 1 },
      camps: { compared: 2, contradicted: 1 },
    });
  });

  it('R-R16 (cross-checks) compares labels as they were first given, not the outcomes of asking again', () => {
    const earlier = {
      claims: [
        { claimId: 1, modelId: 'a', stance: 'support' as const },
        { claimId: 2, modelId: 'a', stance: 'support' as const },
      ],
      camps: [{ campId: 1, modelId: 'a' }],
    };
    const resolved = {
      by: ['other'],
      stances: ([1, 2] as const).map((claimId) => ({
        modelId: 'a',
        claimId,
        labelled: [claimId === 1 ? ('oppose' as const) : ('not_addressed' as const)],
        earlier: ['support' as const],
        again: 'support' as const,
        outcome: 'support' as const,
        decided: true,
      })),
      camps: [{ modelId: 'a', labelled: [2], earlier: 1, again: 1, outcome: 1, decided: true }],
    };
    const mended = labels(
      'a',
      [
        [1, 'support'],
        [2, 'support'],
      ],
      1,
    );
    assert.deepEqual(crossCheck({ earlier, labels: [mended], resolved }), {
      claims: { compared: 2, contradicted: 1, missed: 1 },
      camps: { compared: 1, contradicted: 1 },
    });
  });

  it('says nothing about a run that an older version began', () => {
    assert.equal(crossCheck({ labels: [] }), null);
    const { methodology, errors } = assembleReport(exampleFacts());
    assert.equal(methodology?.controlled_inference?.conditions?.cross_check, null);
    assert.ok(!errors.some(({ code }) => code?.startsWith('labels')));
  });

  it('the tail of the binomial distribution is that of published tables', () => {
    assert.equal(atLeast(0, 10, 0.2), 1);
    assert.equal(atLeast(1, 10, 0.2).toFixed(4), '0.8926');
    assert.equal(atLeast(5, 10, 0.2).toFixed(4), '0.0328');
    assert.equal(atLeast(10, 10, 0.5).toFixed(6), '0.000977');
    assert.equal(atLeast(11, 10, 0.5), 0);
    assert.ok(atLeast(500, 4_000, 0.08) < 1e-6 && atLeast(300, 4_000, 0.08) > 0.5);
  });

  const claims = (compared: number, contradicted: number, missed: number) => ({
    claims: { compared, contradicted, missed },
    camps: { compared: 0, contradicted: 0 },
  });

  it('R-R16 (cross-checks) a third flipped, ids swapped and silence are seen in the smallest panel; usual errors are not', () => {
    assert.ok(worseThanUsual(claims(60, 20, 2)).contradicted);
    assert.ok(worseThanUsual(claims(60, 12, 40)).missed);
    assert.ok(worseThanUsual(claims(60, 0, 60)).missed);
    const usual = worseThanUsual({ ...claims(60, 4, 9), camps: { compared: 10, contradicted: 2 } });
    assert.deepEqual(usual, { contradicted: false, missed: false, camps: false });
    assert.deepEqual(Object.values(worseThanUsual(claims(0, 0, 0))), [false, false, false]);
  });

  it('R-R16 (cross-checks) more contradictions are never less of a warning', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_000 }), fc.nat(2_999), (compared, some) => {
        const few = Math.min(some, compared - 1);
        const [one, more] = [few, few + 1].map((count) => worseThanUsual(claims(compared, count, 0)));
        assert.ok(!one!.contradicted || more!.contradicted);
      }),
    );
  });

  it('R-R16 (cross-checks) the report warns, shows the figures, and is refused if they are not those of the labels', () => {
    const facts = exampleFacts();
    const opposite = { support: 'oppose', oppose: 'support', mixed: 'support' } as const;
    const earlier = {
      claims: facts.findings.labels.flatMap(({ modelId, stances }) =>
        stances.map(({ claimId, stance }) => ({ claimId, modelId, stance: opposite[stance] })),
      ),
      camps: [],
    };
    const contradicted = { ...facts, findings: { ...facts.findings, earlier } };
    const report = assembleReport(contradicted);
    assert.deepEqual(
      report.errors.map(({ code }) => code),
      ['models_left_out', 'labels_contradicted'],
    );
    assert.match(
      report.methodology?.synthesis_and_audit ?? '',
      /labelling at first contradicted \d+ and missed none/,
    );
    assert.deepEqual(reportProblems(report, contradicted), []);
    const silenced = { ...report, errors: [] };
    assert.notDeepEqual(reportProblems(silenced, contradicted), []);
    const conditions = report.methodology!.controlled_inference!.conditions!;
    (conditions.cross_check as { claims_contradicted: number }).claims_contradicted--;
    assert.notDeepEqual(reportProblems(report, contradicted), []);
  });
});
