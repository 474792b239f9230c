import assert from 'node:assert/strict';
import fc from 'fast-check';
import { makeStemFinder, similarity, stemsIn } from '../../../src/text/words.ts';

describe('similarity of texts', () => {
  it('is 1 for the same content words and 0 if none are shared', () => {
    assert.equal(similarity('The costs are rising', 'A rising cost'), 1);
    assert.equal(similarity('The costs are rising', 'Teams like autonomy'), 0);
    assert.equal(similarity('', ''), 0);
  });
});

describe('looking for a stem in a text', () => {
  const word = fc.oneof(
    fc.constantFrom(
      "don't",
      'raises',
      'raised',
      'the',
      'does',
      'doe',
      'wets',
      'wet',
      'wetness',
      '漢字',
      'Ünïts',
      '１２',
    ),
    fc.string({ unit: fc.constantFrom(...Array.from("aeisdgnl'’-漢é ")), maxLength: 8 }),
  );
  const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));

  it('finds exactly the stems of its words', () => {
    fc.assert(
      fc.property(text, text, (given, other) => {
        const stems = stemsIn(given);
        const isIn = makeStemFinder(given);
        for (const stem of [...stems, ...stemsIn(other)]) assert.equal(isIn(stem), stems.has(stem), stem);
      }),
    );
  });
});
