import assert from 'node:assert/strict';
import fc from 'fast-check';
import { pieceCharacters, piecesOf, windowExtent } from '../../../src/text/windows.ts';

const size = pieceCharacters;

describe('text windows', () => {
  it('R-P05 the pieces of a text join to it, and all but the last have the full number of code points', () => {
    const long = fc
      .tuple(
        fc.string({ unit: 'binary', maxLength: 50 }),
        fc.constantFrom('a', '漢', '🍵', 'e\u0301', '👩🏽‍🚀'),
        fc.integer({ min: 0, max: 3 * size }),
        fc.string({ unit: 'grapheme', maxLength: 50 }),
      )
      .map(([head, filler, count, tail]) => head + filler.repeat(count) + tail);
    fc.assert(
      fc.property(long, (text) => {
        const pieces = piecesOf(text);
        const characters = [...text].length;
        assert.equal(pieces.length, characters > size ? Math.ceil(characters / size) : 0);
        if (pieces.length > 0) assert.equal(pieces.join(''), text);
        for (const piece of pieces.slice(0, -1)) assert.equal([...piece].length, size);
      }),
      { numRuns: 50 },
    );
  });

  it('R-P05 a text longer than one piece is cut, never inside a surrogate pair', () => {
    for (const character of ['a', '漢', '🍵']) {
      assert.deepEqual(piecesOf(character.repeat(size)), []);
      assert.deepEqual(piecesOf(character.repeat(size + 1)), [character.repeat(size), character]);
      assert.deepEqual(piecesOf(`x${character.repeat(2 * size - 1)}`), [
        `x${character.repeat(size - 1)}`,
        character.repeat(size),
      ]);
    }
    assert.deepEqual(piecesOf(''), []);
  });

  it('R-P06 a window reports its length and whether text remains, also past the end', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(120), fc.integer({ min: 1, max: 120 }), (characters, offset, max) => {
        const window = 'x'.repeat(characters).slice(offset, offset + max);
        assert.deepEqual(windowExtent(characters, offset, max), {
          returnedCharacters: window.length,
          truncated: offset + window.length < characters,
        });
      }),
    );
  });
});
