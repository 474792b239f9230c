import assert from 'node:assert/strict';
import { pointCounts } from '../../../../src/text/form/point-counts.ts';

const counted = (...given: readonly (number | readonly [number, number])[]) =>
  pointCounts(
    given.map((each) => {
      const [low, high] = typeof each === 'number' ? [each, each] : each;
      return { low, high };
    }),
  ).map(({ low, high, count }) => [low, high, count]);

describe('numbers that several give', () => {
  it('R-R12 are counted, the most frequent first and of as many the lowest', () => {
    assert.deepEqual(counted(7, 8, 6, 8, 7, 8), [
      [8, 8, 3],
      [7, 7, 2],
      [6, 6, 1],
    ]);
    assert.deepEqual(counted(2, 1, 2, 1, 3, 4), [
      [1, 1, 2],
      [2, 2, 2],
      [3, 3, 1],
      [4, 4, 1],
    ]);
  });

  it('R-R12 are not counted if they are few, one, more than four, or a range', () => {
    assert.deepEqual(counted(7, 8, 8, 7), []);
    assert.deepEqual(counted(7, 7, 7, 7, 7), []);
    assert.deepEqual(counted(1, 2, 3, 4, 5, 5), []);
    assert.deepEqual(counted(7, 7, 8, 8, [7, 8]), []);
  });
});
