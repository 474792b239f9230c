import assert from 'node:assert/strict';
import { normalise } from '../../../src/prepare/normalise.ts';
import { proseProblems } from '../../../src/report/prose/prose.ts';
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
