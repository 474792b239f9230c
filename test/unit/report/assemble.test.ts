import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type Report, reportSchema } from '../../../src/report/schema/report.ts';
import { builtReport } from '../../support/report/built-report.ts';
import { arbitraryFacts } from './arbitrary-facts.ts';
import { changed, exampleFacts, written } from './example.ts';
import { countProblems, reportProblems } from './oracles/report-problems.ts';

const runs = Number(process.env.PROPERTY_RUNS ?? 150);

/** Two of the example's 14 models are not counted, which is more than a tenth. */
const codesOf = (report: ReturnType<typeof builtReport>) => report.errors.map(({ code }) => code);

describe('reportFrom', () => {
  it('R-R01 R-R02 R-R03 R-R06 counts any facts as a second count does', () => {
    fc.assert(
      fc.property(arbitraryFacts, (facts) => {
        const report = builtReport(facts);
        assert.deepEqual(countProblems(report, facts), []);
      }),
      { numRuns: runs },
    );
  });

  it('R-R01 has exactly the specified top-level fields, in order', () => {
    assert.deepEqual(Object.keys(builtReport(exampleFacts())), [
      'schema_version',
      'status',
      'errors',
      'question',
      'answer',
      'evidence',
      'analysis',
      'research_record',
      'methodology',
    ]);
    assert.equal(reportSchema.safeParse({ ...builtReport(exampleFacts()), extra: 1 }).success, false);
  });

  it('R-R05 prints written sections as they are and reports nothing replaced', () => {
    const report = builtReport(exampleFacts());
    assert.deepEqual(codesOf(report), ['models_left_out']);
    assert.equal(report.answer?.headline, 'Keep the monolith and make it modular');
    assert.equal(report.answer?.direct_answer, written.answer!.direct_answer);
  });

  it('R-R09 states which answers are missing, which a writer cannot know', () => {
    const { analysis } = builtReport(exampleFacts());
    assert.match(analysis?.uncertainties.at(-1)?.description ?? '', /^2 of the 14 models/);
  });

  it('R-R07 renaming models changes nothing but names', () => {
    const facts = exampleFacts({
      labels: exampleFacts().findings.labels, // Found alike at first: no synthesizer was asked, and none is named.
      instruments: { synthesizers: ['writer/one'], stages: [], calls: [], promptVersions: {} },
    });
    const ids = facts.findings.models.map(({ modelId }) => modelId);
    const renamed = new Map(ids.map((id, i) => [id, `zeta/${String.fromCharCode(122 - i)}`]));
    const rename = <T>(value: T): T =>
      JSON.parse(JSON.stringify(value), (_, part) =>
        typeof part === 'string' ? (renamed.get(part) ?? part) : part,
      );
    const shape = (report: Report): unknown => {
      const { receipt: _, ...methodology } = report.methodology!; // Its digests are of names, too.
      return sortLists({ ...report, methodology });
    };
    assert.deepEqual(shape(builtReport(rename(facts))), shape(rename(builtReport(facts))));
  });

  it('R-R08 a response that quotes the fixed sentences of the service damages none of them', () => {
    const facts = exampleFacts();
    const quoting = builtReport(facts).methodology?.controlled_inference?.why_this_matters ?? '';
    const models = facts.findings.models.map((model, i) =>
      i === 0 ? { ...model, text: `${model.text}\n${quoting}` } : model,
    );
    const report = builtReport(changed(facts, { models }));
    assert.equal(report.methodology?.controlled_inference?.why_this_matters, quoting);
    assert.deepEqual(reportProblems(report, changed(facts, { models })), []);
  });
});

/**
 * The value with every list of model ids, or of entries per model, in one order whatever the names.
 */
function sortLists(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(sortLists).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, sortLists(part)]));
}
