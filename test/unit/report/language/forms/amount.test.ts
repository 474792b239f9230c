import assert from 'node:assert/strict';
import { type Amount, amountOf } from '../../../../../src/report/language/forms/amount.ts';

describe('amountOf', () => {
  const ladder: [number, number, Amount][] = [
    [0, 10, 'none'],
    [1, 10, 'one'],
    [1, 1, 'one'],
    [2, 2, 'all'],
    [9, 10, 'nearlyAll'],
    [8, 9, 'most'], // 88.9 %
    [51, 100, 'most'],
    [50, 100, 'half'],
    [49, 100, 'some'],
    [16, 100, 'some'],
    [15, 100, 'few'],
    [2, 100, 'few'],
    [2, 10, 'some'],
  ];
  for (const [part, whole, word] of ladder) {
    it(`R-R05 calls ${part} of ${whole} “${word}”`, () => assert.equal(amountOf(part, whole), word));
  }
});
