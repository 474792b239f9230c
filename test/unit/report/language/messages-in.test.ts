import assert from 'node:assert/strict';
import { languages } from '../../../../src/languages/codes.ts';
import { messagesIn } from '../../../../src/report/language/messages-in.ts';

describe('the messages of a language', () => {
  it('R-R14 different counts have different words, in every language', () => {
    const counts = [15, 19, 20].map((part) => [part, 20] as const);
    for (const language of languages) {
      const told = counts.map(([part, whole]) => messagesIn(language).majority(part, whole, 'L'));
      assert.equal(new Set(told).size, counts.length, told.join('\n'));
    }
  });
});
