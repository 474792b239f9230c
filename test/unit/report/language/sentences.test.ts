import assert from 'node:assert/strict';
import { type Language, languages } from '../../../../src/languages/codes.ts';
import { messagesIn } from '../../../../src/report/language/messages-in.ts';
import { builtReport } from '../../../support/report/built-report.ts';
import { questionsByLanguage } from '../../../support/texts/by-language.ts';
import { numbersIn } from '../../../support/texts/parts-of-text.ts';
import { exampleFacts, unwritten } from '../example.ts';

describe('sentences in every language', () => {
  it('R-R17 answers that weigh as much as a single one are told in the singular', () => {
    const told = {
      de: 'etwa eine unabhängige (',
      en: 'about one independent one (',
      fr: 'environ une réponse indépendante (',
    };
    const singular = {
      ...told,
      es: 'una independiente (',
      it: 'una indipendente (',
      pt: 'uma independente (',
    };
    for (const [language, words] of Object.entries(singular))
      assert.ok(
        messagesIn(language as Language)
          .opinions(40, 1, 1, 2)
          .includes(words),
        language,
      );
  });

  it('R-R17 a lead that may be chance is said to be open, with the reason and without its interval', () => {
    for (const language of languages) {
      const { mightNotLead, opinions } = messagesIn(language);
      assert.deepEqual(numbersIn(opinions(40, 30, 20, 35)), [20, 30, 35, 40, 90], language);
      assert.doesNotMatch(mightNotLead, /[{}0-9]/, language);
    }
    const { answer } = builtReport(exampleFacts({ question: questionsByLanguage.de, drafts: unwritten }));
    assert.doesNotMatch(answer?.headline ?? '', /andere Labore/);
    assert.match(
      answer?.standing ?? '',
      /Der Vorsprung ist zu klein, um sicher zu sein: Mit anderen Laboren könnte .+\.( |$)/,
    );
    assert.doesNotMatch(answer?.standing ?? '', /Prozentpunkt/);
  });
});
