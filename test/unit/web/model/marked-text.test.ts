import assert from 'node:assert/strict';
import fc from 'fast-check';
import { makeSlicer } from '../../../../src/text/code-points.ts';
import { markedText } from '../../../../src/web/model/marked-text.ts';

const text = fc.string({ unit: 'binary', maxLength: 200 });
const spans = fc.array(fc.record({ offset: fc.nat(220), length: fc.integer({ min: 1, max: 50 }) }), {
  maxLength: 5,
});

describe('a text with its spans marked', () => {
  it('R-U05 is the whole text, with exactly the code points of the spans marked', () => {
    fc.assert(
      fc.property(text, spans, (words, marks) => {
        const segments = markedText(words, marks);
        assert.equal(segments.map((segment) => segment.text).join(''), words);
        const marked = segments.flatMap((segment) => Array.from(segment.text, () => segment.isMarked));
        const expected = Array.from(words, (_, at) =>
          marks.some(({ offset, length }) => at >= offset && at < offset + length),
        );
        assert.deepEqual(marked, expected);
      }),
    );
  });

  it('marks what a window of the stored text holds, also behind characters of two units', () => {
    const words = 'An 🦉 says: yes. It depends.';
    const span = { offset: 11, length: 4 };
    const marked = markedText(words, [span]).find(({ isMarked }) => isMarked);
    assert.equal(marked?.text, makeSlicer(words)(span));
  });
});
