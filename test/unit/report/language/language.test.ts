import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { ReportFacts } from '../../../../src/findings/facts.ts';
import { languages } from '../../../../src/languages/languages.ts';
import { assembleReport } from '../../../../src/report/assemble.ts';
import { messagesIn } from '../../../../src/report/language/messages-in.ts';
import { strings } from '../../../../src/report/prose/strings.ts';
import { reportProblems } from '../../../../src/report/verify/verify.ts';
import { questionsByLanguage } from '../../../support/texts/questions.ts';
import { materialOf, wrongIn } from '../../audit/material.ts';
import { changed, exampleFacts, unwritten, written } from '../example.ts';

/** In a language in which no report is written. */
const hungarian = 'Melyik a jobb megoldás: egy monolit vagy több szolgáltatás?';

/** Words of the service in English, of which no other catalogue may hold one. */
const english =
  /\b(?:the|models|agrees?|disagrees?|answers?|this|that|with|claims?|both sides|counted|established|labs?|laborator(?:y|ies)|report)\b/i;

describe('the language of a report', () => {
  for (const [language, question] of Object.entries(questionsByLanguage)) {
    it(`R-R14 every sentence that code makes is in the language of the question (${language})`, () => {
      for (const facts of plainReports(question)) {
        const report = assembleReport(facts);
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
            words.counted(part, whole),
          ])
            assert.deepEqual(numbersIn(clause), [part, whole].sort(ascending), clause);
          const balance = words.balance(part + more + 2, part, more, 2, 1);
          assert.deepEqual(numbersIn(balance), [more, 2, part, part + more + 2].sort(ascending), balance);
        }),
        { numRuns: 50 },
      );
    });
  }

  it('R-R14 different counts have different words, in every language', () => {
    const counts = [0, 1, 2, 5, 10, 15, 19, 20].map((part) => [part, 20] as const);
    for (const language of languages) {
      const told = counts.map(([part, whole]) => messagesIn(language).inWords(part, whole, 1));
      assert.equal(new Set(told).size, counts.length, told.join('\n'));
    }
  });

  it('R-R14 who addresses a claim is stated in every language where some models do not, and nowhere else', () => {
    for (const language of languages) {
      const words = messagesIn(language);
      for (const clause of [
        (silent: number) => words.support(8, 10, silent),
        (silent: number) => words.opposition(10, 10, silent),
        (silent: number) => words.inWords(8, 10, silent),
        (silent: number) => words.share(0.8, 10, silent),
        (silent: number) => words.balance(10, 7, 2, 1, silent),
        (silent: number) => words.seeBothSides(2, 10, silent),
      ]) {
        const [told, whole] = [clause(3), clause(0)];
        assert.ok(whole.length < told.length, `${told}\n${whole}`);
        assert.deepEqual(numbersIn(whole), numbersIn(told), 'the same counts');
      }
    }
    assert.equal(messagesIn('en').support(10, 10, 0), 'all 10 models agree');
    assert.equal(messagesIn('en').balance(10, 7, 3, 0, 0), 'of the 10 models, 7 agree and 3 disagree');
    assert.equal(messagesIn('de').support(10, 10, 0), 'alle 10 Modelle stimmen zu');
    assert.equal(
      messagesIn('de').balance(10, 7, 3, 0, 0),
      'von den 10 Modellen stimmen 7 zu und 3 widersprechen',
    );
  });

  it('R-R17 a lead that may be chance is stated with its interval, in every language', () => {
    for (const language of languages) {
      const { lead, leadBetween, fewLabs, opinions } = messagesIn(language);
      assert.deepEqual(numbersIn(opinions(40, 30, 20, 35)), [20, 30, 35, 40], language);
      assert.notEqual(lead(true), lead(false), language);
      assert.deepEqual(numbersIn(leadBetween('L', 0.204, 0.6)), [20, 60], language);
      assert.deepEqual(numbersIn(fewLabs(6)), [6], language);
    }
    const { answer } = assembleReport(exampleFacts({ question: questionsByLanguage.de, drafts: unwritten }));
    assert.doesNotMatch(answer?.headline ?? '', /anderen Modellen/);
    assert.match(answer?.standing ?? '', /zwischen \d+ Prozentpunkten hinter und \d+ Prozentpunkten vor/);
  });

  it('R-R14 in a language without a catalogue a report consists of wordings and figures, whatever was written', () => {
    const facts = plain(exampleFacts({ question: hungarian, drafts: written }));
    const report = assembleReport(facts);
    assert.equal(report.question?.language, 'other');
    assert.deepEqual(reportProblems(report, facts), []);
    const texts = strings({ answer: report.answer, analysis: report.analysis }).filter(
      ({ at }) => !/_ids?(?:\.|$)|\.(?:written_by|stance)$/.test(at),
    );
    assert.ok(texts.length > 10);
    for (const { text } of texts) assert.doesNotMatch(text.replaceAll(/Zeta\d+/g, ''), /\p{L}/u, text);
    assert.ok(report.errors.some(({ code }) => code === 'language_without_sentences'));
    assert.ok(!report.errors.some(({ code }) => code === 'section_replaced'), 'no section was asked for');
    assert.match(report.methodology?.synthesis_and_audit ?? '', /No section was written, because/);
  });

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

/** With no wording of anybody else, so that only code's own words are left: with camps, with equal camps, without. */
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

function plain(facts: ReportFacts): ReportFacts {
  const { claims, camps, uncertaintyNotes } = facts.findings;
  return changed(facts, {
    claims: claims.map(({ claimId }) => ({ claimId, statement: `Zeta${claimId}`, stake: 1 })),
    camps: camps.map(({ campId }) => ({
      campId,
      label: `Zeta1${campId}`,
      thesis: `Zeta2${campId}`,
      recommendedOption: `Zeta3${campId}`,
    })),
    uncertaintyNotes: uncertaintyNotes.map((note) => ({ ...note, description: 'Zeta40' })),
  });
}

function numbersIn(clause: string): number[] {
  return [...clause.matchAll(/\d+/g)].map(([digits]) => Number(digits)).sort(ascending);
}

function ascending(a: number, b: number): number {
  return a - b;
}
