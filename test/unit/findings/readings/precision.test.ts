import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Code } from '../../../../src/findings/findings.ts';
import { isTooLow, precisionOf } from '../../../../src/findings/readings/precision.ts';
import type { ReadCodes, ResponseCodes } from '../../../../src/findings/readings/reliability-of.ts';
import { drawFrom } from '../../../../src/stages/play/draw.ts';

type Letters = readonly [first: string, last?: string | undefined];

const codeOf = (letter: string): Code =>
  (['support', 'oppose', 'mixed', 'not_addressed'] as const).find((code) => code.startsWith(letter)) ??
  'mixed';
const codes = (letters: string) => Array.from(letters, codeOf);
const response = (modelId: string, ...read: readonly Letters[]): ResponseCodes => ({
  modelId,
  stances: read.map(
    ([first, last = first], at): ReadCodes => ({ claimId: at + 1, first: codes(first), last: codes(last) }),
  ),
});
const times = (count: number, ...letters: Letters): Letters[] => Array.from({ length: count }, () => letters);
const shareOf = (...read: readonly Letters[]) => precisionOf([response('a', ...read)])!.share;

/**
 * Stances that two readers flip, each its own part of them and to the end, and the share that is
 * right of those found alike.
 */
function flippedBy(seed: number, rates: readonly [number, number], answers = 40, claims = 60) {
  let [alike, right] = [0, 0];
  const responses = Array.from({ length: answers }, (_, m) => {
    const read = Array.from({ length: claims }, (_, at): Letters => {
      const draw = drawFrom('flips', seed, m, at);
      const truth = draw.chance(0.6) ? 's' : 'o';
      const flipped = truth === 's' ? 'o' : 's';
      const found = rates.map((rate) => (draw.chance(rate) ? flipped : truth)).join('');
      if (found[0] === found[1]) {
        alike++;
        right += Number(found[0] === truth);
      }
      return [found];
    });
    return response(`m${m}`, ...read);
  });
  return { precision: precisionOf(responses)!, right: right / alike };
}

describe('the estimated share of right stances', () => {
  it('R-R15 R-R21 is what two readers got right alike, where both err as often, each for itself', () => {
    for (const rate of [0.05, 0.15, 1 / 3]) {
      const { precision, right } = flippedBy(7, [rate, rate]);
      assert.ok(Math.abs(precision.share - right) < 0.05, `${rate}: ${precision.share}, in truth ${right}`);
      assert.ok(precision.interval.low <= right && right <= precision.interval.high);
    }
  });

  it('R-R15 R-R21 is a lower limit if one of them errs more often than the other', () => {
    for (const rates of [
      [0.4, 0],
      [0.3, 0.1],
      [0, 0.2],
    ] as const) {
      const { precision, right } = flippedBy(11, rates);
      assert.ok(precision.share <= right + 0.01, `${rates}: ${precision.share}, in truth ${right}`);
    }
  });

  it('R-R21 is a · b / (c + 1): what only one found right, only the other one, and both', () => {
    // Settled: the first misread 6, the second 4, of stances whose truth is “support”; both read 48
    // of them rightly.
    const read = [...times(48, 'ss'), ...times(30, 'oo'), ...times(6, 'os', 'ss'), ...times(4, 'so', 'ss')];
    const expected = 1 - (6 * 4) / (48 + 1) / 78;
    assert.ok(Math.abs(shareOf(...read) - expected) < 1e-5);
  });

  it('R-R21 is all of them where it turned out that one alone was wrong', () => {
    const alike = [...times(20, 'ss'), ...times(20, 'oo')];
    assert.equal(shareOf(...alike, ...times(9, 'os', 'ss'), ...times(9, 'so', 'oo')), 1);
    assert.ok(shareOf(...alike, ...times(9, 'os'), ...times(9, 'so')) < 0.95, 'nobody knows which one was');
    const decided = [...times(9, 'os', 'oss'), ...times(9, 'so', 'soo')];
    assert.equal(shareOf(...alike, ...decided), 1, 'a third reader decides');
  });

  it('R-R21 takes no offence at what extraction has no sign for', () => {
    const partly = [...times(9, 'sm', 'mm'), ...times(9, 'ms', 'ss'), ...times(9, 's', 'ss')];
    assert.equal(shareOf(...times(20, 'ss'), ...partly), 1);
  });

  it('R-R15 is none where nothing was read by two, and 0 where nothing was found alike', () => {
    assert.equal(precisionOf([]), null);
    assert.equal(precisionOf([response('a', ['s'], ['o'])]), null);
    assert.deepEqual(precisionOf([response('a', ['so'], ['om'])]), {
      share: 0,
      interval: { low: 0, high: 0 },
    });
  });

  it('R-R15 is a share within its interval, whatever was read, in whatever order', () => {
    const letters = fc.tuple(
      fc.stringMatching(/^[somn]{1,2}$/),
      fc.option(fc.stringMatching(/^[somn]{2,4}$/), { nil: undefined }),
    );
    fc.assert(
      fc.property(fc.array(fc.array(letters, { maxLength: 12 }), { maxLength: 6 }), (panel) => {
        const responses = panel.map((read, m) => response(`m${m}`, ...read));
        const found = precisionOf(responses);
        assert.deepEqual(precisionOf(responses.toReversed()), found);
        if (!found) return;
        for (const share of [found.share, found.interval.low, found.interval.high])
          assert.ok(share >= 0 && share <= 1, `${share}`);
        assert.ok(found.interval.low <= found.interval.high);
      }),
      { numRuns: 20 },
    );
  });

  it('R-R15 (the bound) is kept by the low end of the interval', () => {
    assert.deepEqual([0, 0.9499, 0.95, 1].map(isTooLow), [true, true, false, false]);
  });
});
