import assert from 'node:assert/strict';
import { sourceLetter } from '../../../../src/report/shown/source-letters.ts';

describe('the signs of sources', () => {
  it('R-R27 are the letters of the alphabet, then these with a number', () => {
    assert.deepEqual([0, 1, 25, 26, 51, 52].map(sourceLetter), ['a', 'b', 'z', 'a2', 'z2', 'a3']);
  });
});
