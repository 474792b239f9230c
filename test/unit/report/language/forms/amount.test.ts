import assert from 'node:assert/strict';
import { type Amount, amountOf } from '../../../../../src/report/language/forms/amount.ts';

describe('amountOf', () => {
  const ladder: [number, number, Amount][] = [
    [1, 1, 'all'],
    [2, 2, 'all'],
    [9, 10, 'nearlyAll'],
    [8, 9, 'most'], // 88.9 %
    [51, 100, 'most'],
  ];
  for (const [part, whole, word] of ladder) {
    it(`R-R05 calls ${part} of ${whole} “${word}”`, () => assert.equal(amountOf(part, whole), word));
  }
});
