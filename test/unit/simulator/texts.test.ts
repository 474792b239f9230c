import assert from 'node:assert/strict';
import fc from 'fast-check';
import { plantedAnswer, questions, serviceModels } from './support.ts';

describe('simulator: texts', () => {
  for (const [key, question] of Object.entries(questions)) {
    it(`${key}: every text is readable`, () => {
      const lengths: number[] = [];
      for (const model of serviceModels) {
        const text = plantedAnswer(1, question, model);
        assertReadable(text, model);
        lengths.push(text.split(/\s+/).length);
      }
      assert.ok(
        Math.min(...lengths) >= 150 && Math.max(...lengths) <= 400,
        `${Math.min(...lengths)}–${Math.max(...lengths)}`,
      );
      assert.ok(Math.max(...lengths) - Math.min(...lengths) > 80, 'all texts are of one length');
    });

    it(`${key}: texts differ in opening and form`, () => {
      const texts = serviceModels.map((model) => plantedAnswer(1, question, model));
      assert.ok(new Set(texts.map((text) => text.slice(0, 40))).size >= 8);
      for (const mark of ['\n- ', '\n1. ', '## ', '**'])
        assert.ok(
          texts.some((text) => text.includes(mark)),
          mark,
        );
      assert.ok(
        texts.some((text) => !/[*#]|\n- |\n1\. /.test(text)),
        'no plain prose',
      );
    });
  }

  it('any question gets a readable text that does not copy much of it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.constantFrom(...serviceModels),
        (question, model) => {
          const text = plantedAnswer(1, question, model);
          assertReadable(text, question);
          const asked = question.toLowerCase().match(/\p{L}+/gu) ?? [];
          for (let at = 0; at + 6 <= asked.length; at++)
            assert.ok(!text.toLowerCase().includes(asked.slice(at, at + 6).join(' ')));
        },
      ),
      { numRuns: 60 },
    );
  });
});

function assertReadable(text: string, about: string): void {
  assert.doesNotMatch(text, /[{}[\]|]/, about);
  assert.doesNotMatch(text, /undefined|null|NaN/, about);
  assert.doesNotMatch(text, / {2}|\n{3}|\s$|^\s/, about);
  assert.doesNotMatch(text, / [.,;:]|\.\.|,,/, about);
  assert.ok(text.split('\n\n').length >= 3, `one block: ${about}`);
  for (const line of text.split('\n').filter((each) => each !== '' && !each.startsWith('#')))
    assert.match(line, /[.:!]$/, `${about}: ${line}`);
}
