import assert from 'node:assert/strict';
import { normalise } from '../../../src/prepare/normalise.ts';
import { ownWordsProblems } from '../../../src/prepare/own-words.ts';
import { proseProblems } from '../../../src/report/prose/prose.ts';
import { buildCopyIndex } from '../../../src/text/copy-index.ts';
import { prepareNames } from '../../../src/text/known-names.ts';

const unmistakable = [
  'ChatGPT',
  'Claude',
  'Mixtral',
  'DeepMind',
  'Kimi',
  'Hunyuan',
  'Doubao',
  'xAI',
  'Moonshot AI',
  'Qwen',
];

describe('well-known names', () => {
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

  for (const name of unmistakable) {
    it(`R-R07 ${name} is hidden from synthesizers and refused in what they write, even if it is not in the panel`, () => {
      const masked = normalise(`I am ${name} and would wait.`, prepareNames([]));
      assert.equal(masked.kind, 'answer');
      assert.ok(masked.kind === 'answer' && !masked.masked.includes(name));
      const written = `In the view of ${name} it can wait.`;
      assert.equal(proseProblems(written, { cited: '', known: '', language: 'en', names: [] }).length, 1);
    });
  }

  it('R-R07 a firm with other business is hidden only as the maker of the author, and may be written about', () => {
    const masked = normalise('I was trained by Google and would wait.', prepareNames([]));
    assert.ok(masked.kind === 'answer' && !masked.masked.includes('Google'));
    assert.deepEqual(
      proseProblems('Google may compete.', { cited: '', known: '', language: 'en', names: [] }),
      [],
    );
  });

  it('R-R07 of names that begin alike the longest is found, in any case and with any joining', () => {
    const { name } = prepareNames(['Grok 4.3 Heavy', 'xai/grok-4.3', 'Zhipu GLM', 'Zhipu']);
    const found = (text: string) => text.match(name);
    assert.deepEqual(
      found('Ask GROK-4.3-heavy, xai/grok-4.3 or Zhipu_GLM; zhipus are no name, but Zhipu is.'),
      ['GROK-4.3-heavy', 'xai/grok-4.3', 'Zhipu_GLM', 'Zhipu'],
    );
  });
});
