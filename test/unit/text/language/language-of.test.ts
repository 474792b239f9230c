import assert from 'node:assert/strict';
import { languages } from '../../../../src/languages/codes.ts';
import { isLanguage } from '../../../../src/languages/languages.ts';
import { languageOf } from '../../../../src/text/language/language-of.ts';
import { linesIn } from '../../../support/texts/by-language.ts';
import { lines } from '../../../support/texts/lines.ts';

const questions = [
  ...languages.flatMap((kind) => linesIn(kind, 'question').map((text) => ({ kind, text }))),
  ...lines(new URL('other-questions.txt', import.meta.url)),
];

describe('languageOf', () => {
  it(`R-R14 (the language) tells the language of ${questions.length} questions, short ones among them`, () => {
    const wrong = questions.filter(({ kind, text }) => languageOf(text) !== (isLanguage(kind) ? kind : null));
    assert.deepEqual(wrong, []);
    const kinds = new Set(questions.map(({ kind }) => kind));
    assert.ok(languages.every((language) => kinds.has(language)) && kinds.size > languages.length);
  });

  it('takes the asker’s own words, not the document behind them, and no name for a language', () => {
    const french = 'Le monolithe est plus simple à exploiter et nous ne voulons pas le quitter. '.repeat(20);
    assert.equal(languageOf(`Is this right, and what should we do about it? ${french}`), 'en');
    assert.equal(languageOf(french), 'fr');
    assert.equal(languageOf(`Should we follow this advice? “${french.slice(0, 75)}”`), 'en');
    assert.equal(languageOf('PostgreSQL 还是 MongoDB 更好？'), 'zh');
    assert.equal(languageOf('What does 你好吗 mean?'), 'en');
    assert.equal(languageOf(''), 'en');
  });
});
