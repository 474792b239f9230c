import assert from 'node:assert/strict';
import { assembleReport } from '../../../../src/report/assemble.ts';
import { exampleFacts, unwritten, written } from '../example.ts';
import { reportProblems } from '../oracles/report-problems.ts';

/** Two of the example's 14 models are not counted, which is more than a tenth. */
const codesOf = (report: ReturnType<typeof assembleReport>) => report.errors.map(({ code }) => code);

describe('the choice between written sections and those by code', () => {
  it('R-R10 builds every section by code if none was written, and says so', () => {
    const facts = exampleFacts({ drafts: unwritten });
    const report = assembleReport(facts);
    assert.deepEqual(codesOf(report), ['models_left_out', ...Array(4).fill('section_replaced')]);
    assert.deepEqual(reportProblems(report, facts), []);
    assert.equal(report.answer?.headline, 'Most models answer “Modular monolith first”');
    assert.equal(report.analysis?.minority_insights.length, 4);
  });

  it('R-R10 replaces a section that states its own number, and only that one', () => {
    const lying = { ...written.answer!, headline: 'Nine in ten of the models would keep the monolith' };
    const report = assembleReport(exampleFacts({ drafts: { ...written, answer: lying } }));
    assert.match(report.answer?.headline ?? '', /^Most models answer/);
    assert.deepEqual(codesOf(report), ['models_left_out', 'section_replaced']);
    assert.match(report.errors[1]?.message ?? '', /“answer” did not pass the checks/);
    assert.match(report.analysis?.disagreements[0]?.issue ?? '', /independent deployment/);
  });

  it('R-R10 reports nothing for a section that was not written because there is nothing to say', () => {
    const facts = exampleFacts({
      claims: [],
      drafts: { ...written, answer: null, minority_insights: null },
    });
    const replaced = assembleReport(facts).errors.map(({ message }) => message);
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
    const [unasked, empty] = [null, []].map((list) => {
      const drafts = { ...written, disagreements: list, minority_insights: list, uncertainties: list };
      return assembleReport(exampleFacts({ ...alike, drafts }));
    });
    assert.deepEqual([unasked?.analysis, unasked?.errors], [empty?.analysis, empty?.errors]);
    const replaced = unasked?.errors.filter(({ code }) => code === 'section_replaced') ?? [];
    assert.deepEqual(
      replaced.map(({ message }) => /“(.*)”/.exec(message ?? '')?.[1]),
      ['answer'],
      'which cites a camp that is not there',
    );
    assert.deepEqual(
      unasked?.analysis?.uncertainties.map(({ raised_by_model_ids: raised }) => raised),
      [[]],
      'answers are missing, of which no writer knows',
    );
  });
});
