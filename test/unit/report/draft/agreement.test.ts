import assert from 'node:assert/strict';
import { answerProblems } from './answer-problems.ts';

describe('agreement of a draft with its tables', () => {
  it('refuses a recommendation that rests on claims which the largest camp opposes', () => {
    assert.match(
      answerProblems({ recommendation: { statement: 'Split the data', claimIds: [3] } }).join(),
      /opposes/,
    );
  });
});
