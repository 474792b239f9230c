import assert from 'node:assert/strict';
import { languages } from '../../../../src/languages/codes.ts';
import { campWordsCheck } from '../../../../src/report/amounts/panel-amounts.ts';
import { languageOf } from '../../../../src/text/language/language-of.ts';
import { linesIn, questionsByLanguage } from '../../../support/texts/by-language.ts';

/**
 * Written by hand: lines that the lists were made with, lines that were written only afterwards,
 * and hard ones that no list has learned from. A language may have none.
 */
const lists = [
  { when: '', recallMin: 1, precisionMin: 1 },
  { when: 'later ', recallMin: 0.85, precisionMin: 0.9 },
  { when: 'unread ', recallMin: 0.2, precisionMin: 1 },
];

describe('prose about amounts by language', () => {
  for (const language of languages) {
    const question = questionsByLanguage[language];
    for (const { when, recallMin, precisionMin } of lists) {
      const [lying, honest] = [linesIn(language, `${when}lie`), linesIn(language, `${when}honest`)];
      if (lying.length + honest.length === 0) continue;
      it(`R-R05 R-R14 lies are refused (${language}: ${lying.length} ${when}lies, ${honest.length} honest)`, () => {
        assert.equal(languageOf(question), language);
        const problemsOf = campWordsCheck(question);
        const passed = lying.filter((text) => problemsOf(text).length === 0);
        const refused = honest.filter((text) => problemsOf(text).length > 0);
        const caught = lying.length - passed.length;
        const [recall, precision] = [caught / lying.length, caught / (caught + refused.length)];
        console.log(`      recall ${recall.toFixed(2)}, precision ${precision.toFixed(2)}`);
        const told = [`passed: ${passed.join(' | ')}`, `refused: ${refused.join(' | ')}`].join('\n');
        if (process.env.SHOW_LINES) console.log(told);
        assert.ok(lying.length > 4 && recall >= recallMin && precision >= precisionMin, told);
      });
    }
  }
});
