import assert from 'node:assert/strict';
import { strings } from '../../../../src/report/prose/strings.ts';
import { builtReport } from '../../../support/report/built-report.ts';
import { exampleFacts, written } from '../example.ts';
import { reportProblems } from '../oracles/report-problems.ts';
import { plain } from './plain-facts.ts';

/** In a language in which no report is written. */
const hungarian = 'Melyik a jobb megoldás: egy monolit vagy több szolgáltatás?';

describe('figures without a catalogue', () => {
  it('R-R14 in a language without a catalogue a report consists of wordings and figures, whatever was written', () => {
    const facts = plain(exampleFacts({ question: hungarian, drafts: written }));
    const report = builtReport(facts);
    assert.equal(report.question?.language, 'other');
    assert.deepEqual(reportProblems(report, facts), []);
    const texts = strings({ answer: report.answer, analysis: report.analysis }).filter(
      ({ at }) => !/_ids?(?:\.|$)|(?:^|\.)(?:written_by|stance|flags\.\d+)$/.test(at),
    );
    assert.ok(texts.length > 10);
    for (const { text } of texts) assert.doesNotMatch(text.replaceAll(/Zeta\d+/g, ''), /\p{L}/u, text);
    assert.ok(report.errors.some(({ code }) => code === 'language_without_sentences'));
    assert.ok(!report.errors.some(({ code }) => code === 'section_replaced'), 'no section was asked for');
  });
});
