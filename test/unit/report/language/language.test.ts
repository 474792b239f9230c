import assert from 'node:assert/strict';
import { assembleReport } from '../../../../src/report/assemble.ts';
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

  it('R-R14 R-R05 a German report prints no “most der Modelle” and no “die meisten Modelle” of a writer’s own', () => {
    for (const lie of ['Most der Modelle würden warten.', 'Die meisten Modelle sind sich einig.']) {
      const answer = { ...written.answer!, directAnswer: lie };
      const report = assembleReport(
        exampleFacts({ question: questionsByLanguage.de, drafts: { ...written, answer } }),
      );
      assert.ok(!report.answer?.direct_answer.includes(lie));
      assert.ok(report.errors.some(({ code }) => code === 'section_replaced'));
    }
  });
});
