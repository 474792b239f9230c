import assert from 'node:assert/strict';
import fc from 'fast-check';
import { elideCopies, holdsCopy } from '../../../src/text/copied-text.ts';
import { buildCopyIndex } from '../../../src/text/copy-index.ts';

const words = Array.from(
  { length: 40 },
  (_, i) => `word${String.fromCharCode(97 + (i % 26))}${Math.floor(i / 26)}`,
);
const response = words.join(' ');

describe('copied text', () => {
  it('R-S07 allows 12 consecutive words of a response and detects 13, anywhere', () => {
    const index = buildCopyIndex([response], []);
    for (let start = 0; start + 13 <= words.length; start++) {
      assert.equal(holdsCopy(index, `so ${words.slice(start, start + 12).join(' ')} then`), false);
      assert.equal(holdsCopy(index, `so ${words.slice(start, start + 13).join(' ')} then`), true);
    }
  });

  it('R-S07 ignores case, punctuation, line breaks and look-alike characters', () => {
    const index = buildCopyIndex([response], []);
    const disguised = words.slice(0, 13).join(' –\n').toUpperCase().replaceAll('A', 'Ａ');
    assert.equal(holdsCopy(index, disguised), true);
  });

  it('R-S07 counts words in scripts without spaces', () => {
    const text = '我们应该先在单体应用内部划清模块边界然后再考虑是否拆分成多个独立的服务因为团队规模太小';
    const index = buildCopyIndex([text], []);
    assert.equal(holdsCopy(index, text), true);
    assert.equal(holdsCopy(index, '模块边界'), false);
  });

  it('allows runs of the question', () => {
    const index = buildCopyIndex([response], [words.slice(0, 20).join(' ')]);
    assert.equal(holdsCopy(index, words.slice(0, 20).join(' ')), false);
    assert.equal(holdsCopy(index, words.slice(10, 25).join(' ')), true);
  });

  it('R-S07 cuts a copied run after its first 12 words and leaves the rest', () => {
    const index = buildCopyIndex([response], []);
    const kept = elideCopies(index, `Before ${words.slice(3, 20).join(' ')}, and after.`);
    assert.equal(kept, `Before ${words.slice(3, 15).join(' ')} […], and after.`);
    assert.equal(elideCopies(index, 'Nothing to cut.'), 'Nothing to cut.');
  });

  it('R-S07 leaves no copied run in any text, however it is composed of responses', () => {
    const word = fc.constantFrom('a', 'b', 'c', 'd');
    const text = fc.array(word, { maxLength: 60 }).map((list) => list.join(' '));
    fc.assert(
      fc.property(fc.array(text, { maxLength: 3 }), text, (responses, written) => {
        const index = buildCopyIndex(responses, []);
        assert.equal(holdsCopy(index, elideCopies(index, [...responses, written].join(' '))), false);
      }),
      { numRuns: 100 },
    );
  });
});
