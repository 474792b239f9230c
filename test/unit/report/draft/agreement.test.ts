import assert from 'node:assert/strict';
import { exampleFacts, written } from '../example.ts';
import { answerProblems } from './answer-problems.ts';

describe('agreement of a draft with its tables', () => {
  it("refuses an answer with a recommendation other than the largest camp's", () => {
    assert.match(answerProblems({ recommendedOption: 'Split into services this year' }).join(), /rank 1/);
    assert.deepEqual(answerProblems({ recommendedOption: null }), []);
    assert.deepEqual(answerProblems({ recommendedOption: 'keep the monolith, and make it modular.' }), []);
  });

  it('refuses options in another order than their camps', () => {
    assert.match(
      answerProblems({ rankedOptions: written.answer!.rankedOptions.toReversed() }).join(),
      /order of the ranks/,
    );
  });

  it('refuses a recommendation that rests on claims which the largest camp opposes', () => {
    assert.match(
      answerProblems({ recommendation: { statement: 'Split the data', claimIds: [3] } }).join(),
      /opposes/,
    );
  });

  it('recommends nothing if two camps are equally large', () => {
    const facts = exampleFacts();
    const tied = facts.findings.labels.filter(({ camp }) => camp?.campId === 2);
    const few = facts.findings.labels.filter(({ camp }) => camp?.campId === 1).slice(0, tied.length);
    assert.match(answerProblems({}, { labels: [...few, ...tied] }).join(), /must be null/);
  });
});
