import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { CheckedCamp, CheckedStance, Code, Reading } from '../../../../src/findings/findings.ts';
import { basesOf, campOutcome, labelsFrom, spansIn } from '../../../../src/findings/readings/checked.ts';
import { outcomeOf } from '../../../../src/findings/readings/readings.ts';

const span = (offset: number) => ({ offset, length: 5 });
const read = (
  by: string,
  stage: 'extract' | 'label' | 'adjudicate',
  found: Code,
  at: number,
): Reading<Code> => ({
  ...{ by, stage, found },
  span: found === 'not_addressed' ? null : span(at),
});
const stance = (claimId: number, ...readings: Reading<Code>[]): CheckedStance => ({
  ...{ modelId: 'a', claimId, readings },
});
const camp = (...readings: (readonly [string, number | null, number | null])[]): CheckedCamp => ({
  modelId: 'a',
  readings: readings.map(([by, found, at]) => ({
    ...{ by, found, stage: at === null ? ('camps' as const) : ('label' as const) },
    span: at === null ? null : span(at),
  })),
});

describe('the labels of a response', () => {
  it('R-R10 R-R21 are what two synthesizers found or only one has read; what they differ on is attributed to nobody', () => {
    const stances = [
      stance(5, read('x', 'extract', 'oppose', 1), read('y', 'label', 'support', 2)),
      stance(1, read('x', 'extract', 'support', 10), read('y', 'label', 'support', 10)),
      stance(2, read('x', 'extract', 'support', 20), read('y', 'label', 'support', 40)),
      stance(3, read('y', 'label', 'mixed', 30)),
      stance(4, read('y', 'label', 'support', 0), read('x', 'adjudicate', 'not_addressed', 0)),
      stance(
        6,
        read('y', 'label', 'support', 7),
        ...['x', 'y'].map((by) => read(by, 'adjudicate', 'not_addressed', 0)),
      ),
    ];
    const checked = { stances, camps: [camp(['x', 1, null], ['y', 1, 50])] };
    const reported = [{ claimId: 7, span: span(3) }];
    const [labels] = labelsFrom(['a'], checked, new Map([['a', reported]]));
    assert.deepEqual(labels, {
      modelId: 'a',
      stances: [
        { claimId: 1, stance: 'support', span: span(10) },
        { claimId: 2, stance: 'support', span: span(20), otherSpan: span(40) },
        { claimId: 3, stance: 'mixed', span: span(30) },
      ],
      unresolved: [4, 5],
      reported,
      camp: { campId: 1, span: span(50) },
    });
    assert.deepEqual(basesOf(stances.map(({ readings }) => outcomeOf(readings))), {
      agreed: 3,
      single: 1,
      unresolved: 2,
    });
  });

  it('R-R21 have no camp that synthesizers differ on, and none that no sentence shows (R-R04)', () => {
    const campOf = (...readings: Parameters<typeof camp>) =>
      labelsFrom(['a'], { stances: [], camps: [camp(...readings)] })[0]?.camp;
    assert.deepEqual(campOf(['x', 2, null], ['y', 2, 9]), { campId: 2, span: span(9) });
    assert.equal(campOf(['x', 2, null], ['y', 1, 9]), null);
    assert.equal(campOf(['x', 2, null], ['y', null, null]), null);
    assert.equal(
      campOf(['x', 2, null], ['z', 2, null], ['y', 1, 9]),
      null,
      'two placed it, no sentence shows it',
    );
    const unshown = camp(['x', 2, null], ['z', 2, null], ['y', 1, 9]);
    assert.deepEqual(
      campOutcome(unshown),
      { basis: 'unresolved', found: null },
      'so it is asked about, and counted',
    );
    assert.deepEqual(campOf(['y', 1, 9]), { campId: 1, span: span(9) });
  });

  it('R-R02 R-R04 name each claim of a response once, with its places, and no response that was not labelled', () => {
    const code = fc.constantFrom<Code>('support', 'oppose', 'mixed', 'not_addressed');
    const readings = fc.array(
      fc
        .tuple(
          fc.constantFrom('x', 'y', 'z'),
          fc.constantFrom('extract', 'label', 'adjudicate' as const),
          code,
          fc.nat(99),
        )
        .map(([by, stage, found, at]) => read(by, stage as 'adjudicate', found, at)),
      { minLength: 1, maxLength: 5 },
    );
    const checked = fc.uniqueArray(
      fc.record({
        modelId: fc.constantFrom('a', 'b', 'gone'),
        claimId: fc.integer({ min: 1, max: 6 }),
        readings,
      }),
      { selector: (each) => `${each.modelId} ${each.claimId}` },
    );
    fc.assert(
      fc.property(checked, (stances) => {
        const labels = labelsFrom(['a', 'b'], { stances, camps: [] });
        assert.deepEqual(
          labels.map(({ modelId }) => modelId),
          ['a', 'b'],
        );
        for (const { modelId, stances: own, unresolved } of labels) {
          const ids = [...own.map(({ claimId }) => claimId), ...unresolved];
          assert.equal(new Set(ids).size, ids.length);
          for (const { claimId, stance: found, span: place, otherSpan } of own) {
            const source = stances.find((each) => each.modelId === modelId && each.claimId === claimId)!;
            for (const named of [place, ...(otherSpan ? [otherSpan] : [])])
              assert.ok(source.readings.some((each) => each.found === found && each.span === named));
            assert.ok(spansIn(source).includes(place));
          }
        }
      }),
    );
  });
});
