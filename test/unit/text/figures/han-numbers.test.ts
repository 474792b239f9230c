import assert from 'node:assert/strict';
import { hanNumbers } from '../../../../src/text/figures/han-numbers.ts';

describe('numbers in the script of Han', () => {
  it('R-R12 are read as they are built, and two digits in a row are two numbers', () => {
    for (const [text, ...values] of [
      ['大约需要二十五天。', 25],
      ['一百零五人', 105],
      ['三千五百万人', 35_000_000],
      ['两亿三千万', 230_000_000],
      ['十五分', 15],
      ['二、三年，或二三年', 2, 3, 2, 3],
      ['人很多'],
    ] as const)
      assert.deepEqual(hanNumbers(text), values, text);
  });
});
