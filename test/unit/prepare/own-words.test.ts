import assert from 'node:assert/strict';
import { ownWordsProblems } from '../../../src/prepare/own-words.ts';
import { buildCopyIndex } from '../../../src/text/copy-index.ts';

describe('a synthesizer’s own words', () => {
  it('R-R07 no synthesizer may name a model in its own words, whatever its version, unless its source does', () => {
    const faultsOf = (text: string, source: string): string[] =>
      ownWordsProblems('a', text, { maxCharacters: 300, copies: buildCopyIndex([], []), sources: [source] });
    for (const name of ['Claude', 'GPT-7', 'Qwen9', 'Gemini 6 Ultra', 'Anthropic', 'Llama 7']) {
      const text = `The answer of ${name} is to wait`;
      assert.ok(
        faultsOf(text, 'I am ▒▒▒▒▒▒, and I would wait 6 or 7 days.').some((fault) =>
          fault.includes('names a model'),
        ),
        name,
      );
      assert.deepEqual(faultsOf(text, `Users of ${name} wait.`), []);
    }
    assert.deepEqual(faultsOf('Google and Meta compete on the command line', 'Two firms.'), []);
  });
});
