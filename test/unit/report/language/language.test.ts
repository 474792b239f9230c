import assert from 'node:assert/strict';
import { questionsByLanguage } from '../../../support/texts/by-language.ts';
import { materialOf, wrongIn } from '../../audit/material.ts';
import { exampleFacts, unwritten, written } from '../example.ts';

/** In a language in which no report is written. */
const hungarian = 'Melyik a jobb megoldás: egy monolit vagy több szolgáltatás?';

describe('the language of a report', () => {
  it('R-R14 R-R19 a report passes the audit in every language', () => {
    for (const question of [...Object.values(questionsByLanguage), hungarian]) {
      const facts = exampleFacts({
        question,
        drafts: { ...unwritten, disagreements: written.disagreements },
      });
      assert.deepEqual(wrongIn(materialOf(facts)), [], question);
    }
  });
});
