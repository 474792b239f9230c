import assert from 'node:assert/strict';
import { languages } from '../../../../src/languages/codes.ts';
import { messagesIn } from '../../../../src/report/language/messages-in.ts';
import { numbersIn } from '../../../support/texts/parts-of-text.ts';

describe('phrasing in every language', () => {
  it('R-R14 who addresses a claim is stated in every language where some models do not, and nowhere else', () => {
    for (const language of languages) {
      const words = messagesIn(language);
      for (const clause of [
        (silent: number) => words.support(8, 10, silent),
        (silent: number) => words.opposition(10, 10, silent),
        (silent: number) => words.balance(10, 7, 2, 1, silent),
        (silent: number) => words.seeBothSides(2, 10, silent),
      ]) {
        const [told, whole] = [clause(3), clause(0)];
        assert.ok(whole.length < told.length, `${told}\n${whole}`);
        assert.deepEqual(numbersIn(whole), numbersIn(told), 'the same counts');
      }
    }
    assert.equal(messagesIn('en').support(10, 10, 0), 'all 10 models agree');
    assert.equal(messagesIn('en').balance(10, 7, 3, 0, 0), '7 of the 10 models agree and 3 disagree');
    assert.equal(messagesIn('de').support(10, 10, 0), 'alle 10 Modelle stimmen zu');
    assert.equal(messagesIn('de').balance(10, 7, 3, 0, 0), '7 der 10 Modelle stimmen zu und 3 widersprechen');
  });
});
