import assert from 'node:assert/strict';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { countTwice, missedBy, readTwice } from '../../../src/findings/missed.ts';
import { testSeed } from '../../seed.ts';

const span = (offset: number) => ({ offset, length: 10 });

describe('what extraction leaves out', () => {
  it('R-R21 counts a statement as found twice if both name its sentence, and each statement once', () => {
    const response = (first: number[], second: number[]) => ({
      first: first.map(span),
      second: second.map(span),
    });
    const counted = countTwice([
      response([0, 20, 40], [20, 60]),
      response([0, 0], [0]),
      response([0], [5, 5]),
      response([], [70]),
      response([10], [0]),
    ]);
    assert.deepEqual(counted, { responses: 5, first: 7, second: 7, both: 3 });
  });

  it('R-R21 is estimated from a tenth of the responses, two at least and ten at most', () => {
    assert.deepEqual([5, 10, 20, 21, 40, 100, 172].map(readTwice), [2, 2, 2, 3, 4, 10, 10]);
  });

  it('R-R21 is not estimated from fewer than two statements that both found', () => {
    assert.equal(missedBy({ responses: 2, first: 9, second: 9, both: 1 }), null);
    assert.equal(missedBy({ responses: 0, first: 0, second: 0, both: 0 }), null);
  });

  it('R-R21 may be more than nothing even if everything was found twice', () => {
    const few = missedBy({ responses: 2, first: 9, second: 9, both: 9 })!;
    const many = missedBy({ responses: 20, first: 200, second: 200, both: 200 })!;
    for (const { byBoth, byOne } of [few, many]) assert.deepEqual([byBoth, byOne], [0, 0]);
    assert.equal(few.byBothInterval.low, 0);
    assert.ok(few.byBothInterval.high > 0.02 && many.byBothInterval.high < 0.001);
  });

  for (const recall of [0.9, 0.8, 0.6])
    it(`R-R21 is near the truth where each finds ${recall} of all, and in the interval nine times of ten`, () => {
      const random = xoroshiro128plus(testSeed);
      const found = () => uniformFloat64(random) < recall;
      const [runs, statements] = [400, 120];
      let [within, bias, ofOne] = [0, 0, 0];
      for (let run = 0; run < runs; run++) {
        const drawn = Array.from({ length: statements }, () => [found(), found()] as const);
        const both = drawn.filter(([one, other]) => one && other).length;
        const first = drawn.filter(([one]) => one).length;
        const second = drawn.filter(([, other]) => other).length;
        const truth = drawn.filter(([one, other]) => !one && !other).length / statements;
        const missed = missedBy({ responses: 4, first, second, both })!;
        assert.ok(missed.byBothInterval.low <= missed.byBoth && missed.byBoth <= missed.byBothInterval.high);
        bias += (missed.byBoth - truth) / runs;
        ofOne += (missed.byOne - (1 - recall)) / runs;
        const { low, high } = missed.byBothInterval;
        // A share that is a whole number of statements less than one away is as near as can be
        // told.
        if (truth >= low - 1 / statements && truth <= high + 1 / statements) within++;
      }
      const told = `seed ${testSeed}: within ${within} of ${runs}, bias ${bias}, of one ${ofOne}`;
      assert.ok(Math.abs(bias) < 0.01, told);
      assert.ok(Math.abs(ofOne) < 0.01, told);
      assert.ok(within >= runs * 0.85, told);
    });
});
