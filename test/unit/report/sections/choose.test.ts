import assert from 'node:assert/strict';
import { sections } from '../../../../src/domain/run/run-messages.ts';
import type { ReportFacts } from '../../../../src/findings/facts.ts';
import { builtReport } from '../../../support/report/built-report.ts';
import { exampleFacts, unwritten, written } from '../example.ts';
import { reportProblems } from '../oracles/report-problems.ts';

/** Two of the example's 14 models are not counted, which is more than a tenth. */
const codesOf = (report: ReturnType<typeof builtReport>) => report.errors.map(({ code }) => code);

describe('the choice between written sections and those by code', () => {
  it('R-R10 builds every section by code if none was written, and says so', () => {
    const facts = exampleFacts({ drafts: unwritten });
    const report = builtReport(facts);
    assert.deepEqual(codesOf(report), ['models_left_out', ...Array(4).fill('section_replaced')]);
    assert.deepEqual(reportProblems(report, facts), []);
    assert.equal(report.answer?.headline, 'Most models answer “Modular monolith first”');
    assert.equal(report.analysis?.minority_insights.length, 4);
  });

  it('R-R10 replaces a section that states its own number, and only that one', () => {
    const lying = { ...written.answer!, headline: '97 of the models would keep the monolith' };
    const report = builtReport(exampleFacts({ drafts: { ...written, answer: lying } }));
    assert.match(report.answer?.headline ?? '', /^Most models answer/);
    assert.deepEqual(codesOf(report), ['models_left_out', 'section_replaced']);
    assert.match(report.errors[1]?.message ?? '', /“answer” did not pass the checks/);
    assert.match(report.analysis?.disagreements[0]?.issue ?? '', /independent deployment/);
  });

  it('R-R22 R-R14 R-R10 makes by code what no model but its writer read, and says so', () => {
    const reading = { writer: 'lab1/writer', reader: null, askedAgain: 0, leftOut: [] };
    const of = (...readings: ReportFacts['readings']) => {
      const facts = exampleFacts({ readings });
      const report = builtReport(facts);
      assert.deepEqual(reportProblems(report, facts), []);
      return report;
    };
    const unread = of(...sections.map((section) => ({ section, ...reading, sentences: 3 })));
    const { answer, analysis, errors } = builtReport(exampleFacts({ drafts: unwritten }));
    assert.deepEqual([unread.answer, unread.analysis], [answer, analysis]);
    assert.equal(unread.errors.length, errors.length);
    assert.match(unread.errors[1]?.message ?? '', /“answer” was read by no other model than its writer/);
    assert.deepEqual(of().answer, answer, 'what has no reading was not read');
    const slotsAlone = of({ section: 'answer', ...reading, sentences: 0 });
    assert.equal(slotsAlone.answer?.headline, written.answer?.headline, 'it has no words to be read');
  });

  it('R-R22 R-R10 tells of an unread section also where code has nothing to say', () => {
    const reading = { writer: 'lab1/writer', reader: null, sentences: 3, askedAgain: 0, leftOut: [] };
    const { claims, labels } = exampleFacts().findings;
    const { analysis, errors } = builtReport(
      exampleFacts({
        claims: claims.map((claim) => ({ ...claim, stake: 0 })), // Made in passing, and nobody denies them.
        labels: labels.map((own) => ({
          ...own,
          stances: own.stances.filter(({ stance }) => stance !== 'oppose'),
        })),
        drafts: unwritten,
        readings: [{ section: 'minority_insights', ...reading }],
      }),
    );
    assert.deepEqual(analysis?.minority_insights, []);
    assert.ok(errors.some(({ message }) => message?.startsWith('The section “minority insights” was read')));
  });

  it('R-R10 reports nothing for a section that was not written because there is nothing to say', () => {
    const facts = exampleFacts({
      claims: [],
      drafts: { ...written, answer: null, minority_insights: null },
    });
    const replaced = builtReport(facts).errors.map(({ message }) => message);
    assert.ok(!replaced.some((message) => message?.includes('minority')));
  });

  it('R-R10 shows a section that had nothing to be about as if its writer had found nothing', () => {
    const { findings } = exampleFacts();
    const [camp] = findings.camps;
    const seesBoth = findings.labels.map((own) => ({
      ...own,
      stances: own.stances.map((stance) => ({ ...stance, stance: 'mixed' as const })),
    }));
    const alike = { camps: camp ? [camp] : [], labels: seesBoth, uncertaintyNotes: [] };
    const { answer } = written;
    const none = {
      ...{ disagreements: { disagreements: [] }, minority_insights: { insights: [] } },
      ...{ uncertainties: { uncertainties: [] } },
    };
    const [unasked, empty] = [unwritten, none].map((lists) =>
      builtReport(exampleFacts({ ...alike, drafts: { ...lists, answer } })),
    );
    assert.deepEqual([unasked?.analysis, unasked?.errors], [empty?.analysis, empty?.errors]);
    const replaced = unasked?.errors.filter(({ code }) => code === 'section_replaced') ?? [];
    assert.deepEqual(
      replaced.map(({ message }) => /“(.*)”/.exec(message ?? '')?.[1]),
      [],
    );
    assert.deepEqual(
      unasked?.analysis?.uncertainties.map(({ raised_by_model_ids: raised }) => raised),
      [[]],
      'answers are missing, of which no writer knows',
    );
  });
});
