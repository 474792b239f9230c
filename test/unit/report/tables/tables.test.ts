import assert from 'node:assert/strict';
import type { Findings } from '../../../../src/findings/findings.ts';
import { tablesOf } from '../../../../src/report/tables/tables.ts';
import { holdsCopy } from '../../../../src/text/copied-text.ts';
import { exampleFacts } from '../example.ts';

const words = (letter: string) => Array.from({ length: 13 }, (_, i) => `${letter}${i}`).join(' ');

describe('tablesOf', () => {
  it('R-S07 detects copies of the responses of this run, whichever run’s tables were made before', () => {
    const { findings } = exampleFacts();
    const saying = (text: string): Findings => ({
      ...findings,
      models: findings.models.map((model, i) => (i === 0 ? { ...model, text } : model)),
    });
    const copied = (of: Findings) =>
      ['a', 'b'].filter((letter) => holdsCopy(tablesOf(of).copies, words(letter)));
    const [a, b] = [saying(words('a')), saying(words('b'))];
    const asked = { ...a, question: words('a') };
    assert.deepEqual([a, a, b, a, asked, b, b].map(copied), [['a'], ['a'], ['b'], ['a'], [], ['b'], ['b']]);
  });
});
