import assert from 'node:assert/strict';
import { proseProblems } from '../../../src/report/prose/prose.ts';
import { normalise } from '../../../src/synthesis/prepare/normalise.ts';
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
    it(`R-R07 ${name} is hidden from synthesizers and refused in what they write, in a panel without it`, () => {
      const masked = normalise(`I am ${name} and would wait.`, prepareNames([]));
      assert.equal(masked.kind, 'answer');
      assert.ok(masked.kind === 'answer' && !masked.masked.includes(name));
      const written = `In the view of ${name} it can wait.`;
      assert.equal(proseProblems(written, { cited: '', known: '', names: [] }).length, 1);
    });
  }

  it('R-R07 a firm with other business is hidden where a text speaks of its maker, and may be written about', () => {
    const masked = normalise('I was trained by Google and would wait.', prepareNames([]));
    assert.ok(masked.kind === 'answer' && !masked.masked.includes('Google'));
    assert.deepEqual(proseProblems('Google may compete.', { cited: '', known: '', names: [] }), []);
  });
});
