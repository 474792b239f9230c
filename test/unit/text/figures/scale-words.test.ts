import assert from 'node:assert/strict';
import { scaleAt } from '../../../../src/text/figures/scale-words.ts';

describe('what multiplies a number', () => {
  const behind = (text: string) => scaleAt(text, 1, text.slice(0, 1));

  it('R-R12 is the longest word or sign behind it', () => {
    assert.deepEqual(behind('5 mil millones'), { length: 13, powers: [9] });
    assert.deepEqual(behind('5-million-dollar'), { length: 8, powers: [6] });
    assert.deepEqual(behind('5万次'), { length: 1, powers: [4] });
    assert.deepEqual(behind('5 × 10^7'), { length: 7, powers: [7] });
    assert.deepEqual(behind('5 miles'), { length: 0, powers: [] });
  });
});
