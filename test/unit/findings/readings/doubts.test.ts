import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Code } from '../../../../src/findings/findings.ts';
import type { CaseAsked } from '../../../../src/findings/readings/details.ts';
import { batchesOf, type Doubts, withAnswers } from '../../../../src/findings/readings/doubts.ts';
import { outcomeOf } from '../../../../src/findings/readings/readings.ts';

const span = { offset: 0, length: 1 };
const label = (by: string, found: Code) => ({ by, stage: 'label' as const, found, span: null });
const stance = (modelId: string, claimId: number) => ({
  modelId,
  claimId,
  readings: [label('x', 'support')],
});
const camp = (modelId: string) => ({
  modelId,
  readings: [{ by: 'x', stage: 'label' as const, found: 1, span }],
});
const detail = (modelId: string, group: number): CaseAsked => ({
  ...{ kind: 'case', group, modelId, when: 'it rains', option: 'wait', span },
});
/**
 * Doubts about responses `m0`, `m1`, …: of each the number of stances and cases, and whether its
 * camp is in doubt.
 */
const doubtsOf = (
  given: readonly (readonly [stances: number, camp: boolean, details?: number])[],
): Doubts => ({
  stances: given.flatMap(([stances], m) => Array.from({ length: stances }, (_, i) => stance(`m${m}`, i + 1))),
  camps: given.flatMap(([, isIn], m) => (isIn ? [camp(`m${m}`)] : [])),
  details: given.flatMap(([, , details = 0], m) =>
    Array.from({ length: details }, (_, i) => detail(`m${m}`, i)),
  ),
});
const sizeOf = ({ stances, camps, details }: Doubts) => stances.length + camps.length + details.length;
const modelsOf = ({ stances, camps, details }: Doubts) =>
  new Set([...stances, ...camps, ...details].map(({ modelId }) => modelId));

describe('lists of questions', () => {
  it('R-R16 (cross-checks) ask about several responses, 100 questions at most, and keep one together where it fits', () => {
    const sizes = (...given: (readonly [number, boolean, number?])[]) =>
      batchesOf(doubtsOf(given), () => 1_000).map(sizeOf);
    assert.deepEqual(sizes(), []);
    assert.deepEqual(sizes([30, true], [30, true], [38, false]), [100]);
    assert.deepEqual(sizes([30, true], [30, true], [39, false], [38, false]), [100, 39]);
    assert.deepEqual(sizes([0, false, 2], [98, false]), [100]);
    assert.deepEqual(sizes([10, true, 4], [0, false, 105]), [20, 100]);
    const between = (modelId: string) => ({
      modelId,
      readings: [1, 2, null].map((found) => ({ by: `${found}`, stage: 'camps' as const, found, span: null })),
    });
    const camps = Array.from({ length: 51 }, (_, m) => between(`m${m}`));
    const lists = batchesOf({ stances: [], camps, details: [] }, () => 1_000).map(
      (list) => list.camps.length,
    );
    assert.deepEqual(lists, [50, 1], 'each is asked about two camps');
  });

  it('R-H02 ask about texts of 500,000 characters together at most, or about one response', () => {
    const doubts = doubtsOf([
      [2, true],
      [1, false],
      [1, false, 1],
      [1, false],
    ]);
    const lengths = [300_000, 200_000, 1_000_000, 1];
    const lists = batchesOf(doubts, (modelId) => lengths[Number(modelId.slice(1))] ?? 0);
    assert.deepEqual(
      lists.map((list) => [...modelsOf(list)]),
      [['m0', 'm1'], ['m2'], ['m3']],
    );
  });

  it('R-R16 (cross-checks) hold every doubt exactly once, whatever there is in doubt', () => {
    const doubt = fc.tuple(fc.nat(120), fc.boolean(), fc.nat(120));
    fc.assert(
      fc.property(fc.array(doubt, { maxLength: 12 }), (given) => {
        const doubts = doubtsOf(given);
        const batches = batchesOf(doubts, () => 1_000);
        for (const part of ['stances', 'camps', 'details'] as const) {
          const listed = batches.flatMap((batch): readonly unknown[] => batch[part]);
          assert.equal(listed.length, doubts[part].length);
          assert.deepEqual(new Set(listed), new Set<unknown>(doubts[part]));
        }
        for (const batch of batches) assert.ok(sizeOf(batch) > 0 && sizeOf(batch) <= 100, `${sizeOf(batch)}`);
        for (const [m, [stances, isIn, details]] of given.entries()) {
          const lists = batches.filter((batch) => modelsOf(batch).has(`m${m}`));
          if (stances + (isIn ? 1 : 0) <= 98 && details === 0)
            assert.ok(lists.length <= 1, 'it fits into one');
        }
        const total = sizeOf(doubts);
        if (given.every(([stances, isIn, details]) => stances + details + (isIn ? 1 : 0) <= 10))
          assert.ok(batches.length <= Math.ceil(total / 65), `${batches.length} lists for ${total}`);
      }),
    );
  });
});

describe('answers', () => {
  it('R-R21 are added to the readings of the response and claim that they are about, and change no other', () => {
    const doubts = {
      stances: [stance('a', 1), stance('a', 2), stance('b', 1)],
      camps: [camp('a'), camp('b')],
      details: [
        { kind: 'case' as const, group: 0, modelId: 'a', readings: [] },
        { kind: 'case' as const, group: 1, modelId: 'a', readings: [] },
        { kind: 'figure' as const, group: 1, modelId: 'a', readings: [] },
      ],
    };
    const answers = {
      by: 'y',
      stances: [
        { modelId: 'a', claimId: 1, found: 'oppose' as const, span },
        { modelId: 'b', claimId: 9, found: 'oppose' as const, span },
      ],
      camps: [{ modelId: 'b', found: null, span: null }],
      details: [{ kind: 'case' as const, group: 1, modelId: 'a', found: false, span: null }],
    };
    const { stances, camps, details } = withAnswers(doubts, [answers, { ...answers, by: 'z', camps: [] }]);
    const asked = (by: string) => ({ by, stage: 'adjudicate', found: 'oppose', span });
    assert.deepEqual(
      stances.map(({ modelId, claimId, readings }) => [modelId, claimId, readings.slice(1)]),
      [
        ['a', 1, [asked('y'), asked('z')]],
        ['a', 2, []],
        ['b', 1, []],
      ],
    );
    assert.deepEqual(
      camps.map(({ readings }) => readings.slice(1)),
      [[], [{ by: 'y', stage: 'adjudicate', found: null, span: null }]],
    );
    const no = (by: string) => ({ by, stage: 'adjudicate', found: false, span: null });
    assert.deepEqual(
      details.map(({ readings }) => readings),
      [[], [no('y'), no('z')], []],
    );
    assert.deepEqual(withAnswers(doubts, []), doubts);
  });

  it('R-R10 settle a stance only if two synthesizers have given them alike', () => {
    const settled = (...answers: (readonly [string, Code])[]) =>
      withAnswers(
        { stances: [stance('a', 1)], camps: [], details: [] },
        answers.map(([by, found]) => ({
          ...{ by, camps: [], details: [] },
          stances: [{ modelId: 'a', claimId: 1, found, span: null }],
        })),
      ).stances.every(({ readings }) => outcomeOf(readings).basis === 'agreed');
    assert.ok(!settled());
    assert.ok(!settled(['x', 'support']), 'it repeats itself');
    assert.ok(!settled(['y', 'oppose']));
    assert.ok(settled(['y', 'support']));
    assert.ok(settled(['x', 'oppose'], ['y', 'oppose']));
    assert.ok(!settled(['x', 'oppose'], ['y', 'support']));
  });
});
