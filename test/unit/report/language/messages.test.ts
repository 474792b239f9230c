import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { ReportFacts } from '../../../../src/findings/facts.ts';
import { messagesIn } from '../../../../src/report/language/messages-in.ts';
import { strings } from '../../../../src/report/prose/strings.ts';
import { builtReport } from '../../../support/report/built-report.ts';
import { questionsByLanguage } from '../../../support/texts/by-language.ts';
import { ascending, numbersIn } from '../../../support/texts/parts-of-text.ts';
import { changed, exampleFacts, unwritten } from '../example.ts';
import { reportProblems } from '../oracles/report-problems.ts';
import { plain } from './plain-facts.ts';

/** Words of the service in English, of which no other catalogue may hold one. */
const english =
  /\b(?:the|models|agrees?|disagrees?|answers?|this|that|with|claims?|both sides|counted|established|labs?|laborator(?:y|ies)|report)\b/i;
/**
 * With no wording of anybody else, so that only code's own words are left: with camps, with equal
 * camps, without.
 */
function plainReports(question: string): ReportFacts[] {
  const facts = plain(exampleFacts({ question, drafts: unwritten }));
  const { camps, labels } = facts.findings;
  const tied = labels.filter(({ camp }, i) => camp?.campId === 2 || i < 3);
  return [
    facts,
    changed(facts, { labels: tied }),
    changed(facts, { camps: [] }),
    changed(facts, { camps: [], claims: [] }),
    changed(facts, { camps, labels: [] }),
  ];
}

describe('messages in every language', () => {
  for (const [language, question] of Object.entries(questionsByLanguage)) {
    it(`R-R14 every sentence that code makes is in the language of the question (${language})`, () => {
      for (const facts of plainReports(question)) {
        const report = builtReport(facts);
        assert.equal(report.question?.language, language);
        assert.deepEqual(reportProblems(report, facts), []);
        const texts = strings({ answer: report.answer, analysis: report.analysis }).map(({ text }) => text);
        const foreign = texts.filter((text) => english.test(text));
        if (language === 'en') assert.ok(foreign.length > 1);
        else assert.deepEqual(foreign, []);
      }
    });

    it(`R-R05 R-R14 clauses hold the counts (${language})`, () => {
      const words = messagesIn(language as keyof typeof questionsByLanguage);
      fc.assert(
        fc.property(fc.integer({ min: 3, max: 450 }), fc.integer({ min: 2, max: 450 }), (part, more) => {
          const whole = part + more;
          for (const clause of [
            words.support(part, whole, 1),
            words.opposition(part, whole, 1),
            words.support(part, whole, 0),
            words.holders(part, whole),
            words.reach(part, whole),
            words.campHolders(part, whole, 'L'),
            words.thisHolders(part, whole),
            words.noMajority(part, whole, 'L'),
          ])
            assert.deepEqual(numbersIn(clause), [part, whole].sort(ascending), clause);
          const balance = words.balance(part + more + 2, part, more, 2, 1);
          assert.deepEqual(numbersIn(balance), [more, 2, part, part + more + 2].sort(ascending), balance);
        }),
        { numRuns: 50 },
      );
    });
  }
});
