import assert from 'node:assert/strict';
import fc from 'fast-check';
import { wordCuts } from '../../../../src/synthesis/extract/word-cuts.ts';
import { isUnspaced } from '../../../../src/text/words.ts';

describe('wordCuts', () => {
  it("R-R04 agrees at every position with a check of that position's neighbours", () => {
    const sign = fc.constantFrom(...'aB1.,-’_* `\u00ad\u200d\u0301微—👩'.match(/./gu)!);
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 12 }), (characters) => {
        const expected = Array.from({ length: characters.length + 1 }, (_, at) => cutsWord(characters, at));
        assert.deepEqual(Array.from(wordCuts(characters), Boolean), expected, characters.join(''));
      }),
      { numRuns: 3_000 },
    );
  });
});

function cutsWord(characters: readonly string[], position: number): boolean {
  const isMark = (at: number) => /^[*`\u00ad\u200b]$/.test(characters[at] ?? '');
  const isWord = (at: number) =>
    /^[\p{L}\p{N}\p{M}]$/u.test(characters[at] ?? '') && !isUnspaced(characters[at] ?? '');
  const isDigit = (at: number) => /^\d$/.test(characters[at] ?? '');
  const joins = (mark: number, left: number, right: number) =>
    /^[-'’\u2010\u2011_]$/.test(characters[mark] ?? '') ||
    (/^[.,]$/.test(characters[mark] ?? '') && isDigit(left) && isDigit(right));
  let left = position - 1;
  while (isMark(left)) left--;
  let right = position;
  while (isMark(right)) right++;
  if (left < 0 || right >= characters.length) return false;
  if (/^[\p{M}\u200d]$/u.test(characters[right]!) || characters[left] === '\u200d') return true;
  if (isWord(left) && isWord(right)) return true;
  if (isWord(left - 1) && joins(left, left - 1, right) && isWord(right)) return true;
  return isWord(left) && joins(right, left, right + 1) && isWord(right + 1);
}
