import assert from 'node:assert/strict';
import { counted, joined, paragraphs, someOf } from '../../../../src/report/prose/wording.ts';

describe('wordings', () => {
  it('count in the singular and the plural, and say none for 0', () => {
    assert.deepEqual(
      [0, 1, 12].map((count) => counted(count, 'model')),
      ['0 models', '1 model', '12 models'],
    );
    assert.deepEqual([0, 1, 12].map(someOf), ['none', '1', '12']);
  });

  it('join parts, and paragraphs without empty ones', () => {
    const parts = ['a', 'b', 'c'];
    assert.deepEqual(
      [0, 1, 2, 3].map((count) => joined(parts.slice(0, count))),
      ['', 'a', 'a and b', 'a, b and c'],
    );
    assert.equal(paragraphs([['A.', '', 'B.'], [], [''], ['C.']]), 'A. B.\n\nC.');
  });
});
