import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { languages } from '../../../../src/languages/codes.ts';
import { vocabularies } from '../../../../src/languages/languages.ts';
import { englishTexts } from '../../../../src/languages/page/en.ts';
import type { PageMessage } from '../../../../src/languages/page/page-words.ts';
import { pageWordsIn } from '../../../../src/languages/page/pages.ts';

const formsOf = (message: PageMessage) =>
  typeof message === 'string' ? [message] : [message.one, message.other];
const slotsIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

describe('the words of a report’s page', () => {
  for (const language of languages) {
    it(`R-U05 have in ${language} the slots of the English ones, and no sign of another language`, () => {
      const { texts, ...words } = pageWordsIn(language);
      assert.equal(words.language, language);
      for (const [name, message] of Object.entries(texts)) {
        // The form for several comes first: a language may have none of its own for one.
        const english = formsOf(englishTexts[name as keyof typeof englishTexts]).reverse();
        for (const [at, form] of formsOf(message).reverse().entries()) {
          assert.deepEqual(slotsIn(form), slotsIn(english[at] ?? english[0]!), name);
          assert.ok(form.trim() === form && form !== '', name);
        }
      }
      const alike = Object.entries(texts).filter(
        ([name, text]) => language !== 'en' && text === englishTexts[name as keyof typeof englishTexts],
      );
      assert.ok(alike.length < 8, alike.map(([name]) => name).join(', '));
    });
  }

  it('R-R14 R-U05 have the colon of the language, which no part of the page writes itself', () => {
    for (const language of languages) {
      const { colon } = vocabularies[language].messages.marks;
      assert.equal(pageWordsIn(language).colon.replace('\u00a0', ' '), colon.replace('\u00a0', ' '));
    }
    for (const file of globSync('src/web/report/*.tsx'))
      assert.doesNotMatch(readFileSync(file, 'utf8'), /\{': '\}|\}: (?:\$\{|<\/)|\}:(?:<\/|\{' '\})/, file);
  });

  it('R-U05 are English for a language without any', () => {
    for (const language of ['other', 'xx', undefined, 'constructor'])
      assert.equal(pageWordsIn(language).language, 'en');
  });

  it('are all said somewhere', () => {
    const sources = globSync(['src/web/**/*.{ts,tsx}', 'src/text/form/*.ts', 'src/report/shown/*.ts'])
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const unsaid = Object.keys(englishTexts).filter((name) => !new RegExp(`['"]${name}['"]`).test(sources));
    assert.deepEqual(
      unsaid.filter((name) => !['lab', 'country', 'family'].includes(name)),
      [],
    );
  });
});
