import assert from 'node:assert/strict';
import { asksForFact, questionTypes } from '../../../src/findings/findings.ts';

describe('the type of a question', () => {
  it('R-R20 asks for one right answer if it is a fact or a quantity', () => {
    assert.deepEqual(questionTypes.filter(asksForFact), ['factual', 'quantity']);
  });
});
