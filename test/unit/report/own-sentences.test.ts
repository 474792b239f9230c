import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { ReportFacts } from '../../../src/findings/facts.ts';
import { strings } from '../../../src/report/prose/strings.ts';
import { builtReport } from '../../support/report/built-report.ts';
import { isPossible, possible } from '../audit/material.ts';
import { arbitraryFacts } from './arbitrary-facts.ts';
import { changed, exampleFacts, unwritten, written } from './example.ts';
import { reportProblems } from './oracles/report-problems.ts';

// A model may know this service's reports by heart. What it says about them must not decide whether
// a report is delivered.
/** Two of the models gave no answer. */
function partial(): Parameters<typeof exampleFacts>[0] {
  const { models, excluded } = exampleFacts().findings;
  const [refused] = excluded;
  return {
    verdict: 'partial',
    excluded: [],
    models: models.map((model) =>
      model.modelId === refused!.modelId
        ? { ...model, status: 'error', failure: 'content_filtered', text: null, call: null }
        : model,
    ),
  };
}

describe('an answer that repeats the sentences of a report', () => {
  const lying = { ...written.answer!, headline: 'Nine in ten of the models would keep the monolith' };
  const waits = 'It can wait. It holds.';
  const short = {
    ...written.answer!,
    headline: waits,
    direct_answer: waits,
    rationale: waits,
    key_points: [],
    assessment: null,
    recommendation: null,
    ranked_options: [],
  };
  const cases: Readonly<Record<string, ReportFacts>> = {
    'with every section written': exampleFacts(),
    'with every section made by code': exampleFacts({ drafts: unwritten }),
    'whose options code words in a written answer': exampleFacts({
      drafts: { ...unwritten, answer: short },
      camps: [],
      claims: exampleFacts().findings.claims.map((claim) => ({
        ...claim,
        option: `Option ${claim.claimId}`,
      })),
    }),
    'with a section that did not pass': exampleFacts({ drafts: { ...written, answer: lying } }),
    'without positions': exampleFacts({ drafts: unwritten, camps: [] }),
    'without claims': exampleFacts({ drafts: unwritten, claims: [] }),
    'of a partial panel': exampleFacts({ drafts: unwritten, ...partial() }),
    'with something left out before': exampleFacts({
      reductions: [
        {
          code: 'claims_not_merged',
          message:
            'Something of the synthesis was left out because no synthesizer could do it in time at all.',
        },
      ],
    }),
  };
  for (const [title, facts] of Object.entries(cases)) {
    it(`R-H02 R-R01 keeps a report ${title} deliverable`, () => {
      const repeated = withAnswer(facts, sentencesOfReport(facts).join('\n'));
      assert.deepEqual(reportProblems(builtReport(repeated), repeated), []);
    });
  }

  it('R-H02 R-R01 does not change sentences that code made of short wordings', () => {
    const { claims, camps, uncertaintyNotes } = exampleFacts().findings;
    const facts = exampleFacts({
      drafts: unwritten,
      claims: claims.map((claim) => ({ ...claim, statement: `Claim ${claim.claimId} holds` })),
      camps: camps.map((camp) => ({ ...camp, label: `Camp ${camp.campId}`, thesis: 'Wait for now' })),
      uncertaintyNotes: uncertaintyNotes.map((note) => ({ ...note, description: 'Growth is unknown' })),
    });
    const repeated = withAnswer(facts, sentencesOfReport(facts).join('\n'));
    const [before, after] = [builtReport(facts), builtReport(repeated)];
    assert.deepEqual(
      [after.answer, after.analysis, after.errors],
      [before.answer, before.analysis, before.errors],
    );
    assert.ok(sentencesOfReport(facts).some((text) => text.split(/\s+/).length > 20));
  });

  it('R-H02 R-R01 allows a deliverable report for any facts, if each answer is the report without it', () => {
    fc.assert(
      fc.property(arbitraryFacts, (facts) => {
        const repeated = withAnswer(facts, sentencesOfReport(facts).join(' '));
        const made = possible(repeated);
        fc.pre(isPossible(made));
        assert.deepEqual(reportProblems(builtReport(made), made), []);
      }),
      { numRuns: 60 },
    );
  });
});

function sentencesOfReport(facts: ReportFacts): string[] {
  const { answer, analysis, methodology, errors } = builtReport(facts);
  return strings([answer, analysis, methodology, errors]).map(({ text }) => text);
}

/**
 * The first answer repeats all this after its own text, so that the labels of the example still
 * fit.
 */
function withAnswer(facts: ReportFacts, said: string): ReportFacts {
  const [first, ...others] = facts.findings.models;
  return changed(facts, { models: [{ ...first!, text: `${first!.text ?? ''}\n${said}` }, ...others] });
}
