import assert from 'node:assert/strict';
import fc from 'fast-check';
import { compatibleForm } from '../../../src/text/code-points.ts';
import { holdsCopy } from '../../../src/text/copied-text.ts';
import { copiedWordsOf } from '../../../src/text/copied-words.ts';
import { buildCopyIndex } from '../../../src/text/copy-index.ts';

/** Word by word, as the rule says it. */
function plainWordsOf(text: string): string[] {
  const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
  const unspaced = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;
  return (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).flatMap((run) =>
    unspaced.test(run) ? Array.from(segmenter.segment(run), ({ segment }) => folded(segment)) : [folded(run)],
  );
}
function folded(word: string): string {
  return compatibleForm(word).toLowerCase();
}

describe('the words that copies are counted by', () => {
  const scripts = 'aB9 .-—é½™İﬁＡ\u0301我们认为小团队かなカー한국ภาษาไทยမြန်មာខ្មែរ😀𝒜𠀀\ud800、。\n';
  const texts = fc.oneof(
    fc.array(fc.constantFrom(...scripts), { maxLength: 60 }).map((signs) => signs.join('')),
    fc.string({ unit: 'binary', maxLength: 60 }),
  );

  it('are those of the plain pattern in any script, each run without spaces segmented by itself', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const words = copiedWordsOf(text);
        assert.deepEqual(
          words.map((word) => word.text),
          plainWordsOf(text),
        );
        assert.deepEqual(
          words.map(({ start, end }) => folded(text.slice(start, end))),
          words.map((word) => word.text),
        );
      }),
      { numRuns: 1_000 },
    );
  });

  it('R-S07 are the same in the index and in a text compared with it, whatever comes before them', () => {
    fc.assert(
      fc.property(texts, texts, (before, text) => {
        const index = buildCopyIndex([`${before}\n${text}`], []);
        assert.equal(holdsCopy(index, text), copiedWordsOf(text).length > 12);
      }),
      { numRuns: 500 },
    );
  });
});
