import assert from 'node:assert/strict';
import { joinedPart } from '../../../src/findings/spans.ts';
import { makeSlicer } from '../../../src/text/code-points.ts';

const text = '🚋 Trams are cheap.\n\nThey need wide streets. Buses do not. They are slow.';
const place = (words: string) => ({
  offset: Array.from(text.slice(0, text.indexOf(words))).length,
  length: Array.from(words).length,
});
const wordsAt = makeSlicer(text);
const joined = (one: string, other: string) => {
  const part = joinedPart(wordsAt, place(one), place(other));
  return part && wordsAt(part);
};

describe('two places of one stance', () => {
  it('R-R04 are one passage if only white space is between them, in whatever order', () => {
    assert.equal(joined('Buses do not.', 'They are slow.'), 'Buses do not. They are slow.');
    assert.equal(joined('They are slow.', 'Buses do not.'), 'Buses do not. They are slow.');
    assert.equal(
      joined('🚋 Trams are cheap.', 'They need wide streets. Buses do not.'),
      '🚋 Trams are cheap.\n\nThey need wide streets. Buses do not.',
    );
  });

  it('R-R04 stay two if a sentence is between them', () => {
    assert.equal(joined('🚋 Trams are cheap.', 'Buses do not.'), null);
    assert.equal(joined('Buses do not. They are slow.', 'They are slow.'), null, 'they overlap');
    const wide = makeSlicer(`One.${' '.repeat(1_000)}Two.`);
    assert.equal(joinedPart(wide, { offset: 0, length: 4 }, { offset: 1_004, length: 4 }), null);
  });
});
