import assert from 'node:assert/strict';
import { textLengths } from '../../../src/findings/text-lengths.ts';

describe('the lengths of texts', () => {
  it('R-R04 are in code points, and 0 where there is no text', () => {
    const texts = [null, '', 'two', '😀é'].map((text, i) => ({ modelId: `m${i}`, text }));
    assert.deepEqual(
      [...textLengths(texts)].map(([, length]) => length),
      [0, 0, 3, 2],
    );
  });
});
