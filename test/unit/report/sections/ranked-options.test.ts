import assert from 'node:assert/strict';
import { assembleReport } from '../../../../src/report/assemble.ts';
import { dependingFacts } from '../../../support/report/depending-facts.ts';
import { exampleFacts, unwritten, written } from '../example.ts';

describe('ranked options', () => {
  it('recommends what the largest camp recommends, even if the writer left it open', () => {
    const open = { ...written.answer!, recommendedOption: null };
    const report = assembleReport(exampleFacts({ drafts: { ...written, answer: open } }));
    assert.equal(report.answer?.recommended_option, 'Keep the monolith and make it modular');
  });

  it('R-R13 the answer of the larger camp stays first, whatever options a writer lists', () => {
    const draft = {
      ...written.answer!,
      headline: 'It hangs on releases: {{K1.in_words}}',
      directAnswer: 'It hangs on releases.',
      recommendedOption: null,
      recommendation: null,
      rankedOptions: [
        { option: 'Split into services this year', rationale: 'It frees teams.', claimIds: [3] },
      ],
    };
    const made = assembleReport(dependingFacts({ drafts: { ...unwritten, answer: draft } }));
    assert.equal(made.answer?.headline.startsWith('It hangs on releases'), true);
    assert.deepEqual(
      made.answer?.ranked_options.map(({ rank, option }) => [rank, option]),
      [
        [1, 'It depends'],
        [2, 'Split into services this year'],
      ],
    );
    assert.equal(made.answer?.ranked_options[1]?.rationale, 'It frees teams.');
  });
});
