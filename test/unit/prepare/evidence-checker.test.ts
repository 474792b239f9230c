import assert from 'node:assert/strict';
import { check, claim, sound } from '../../support/stages/extraction.ts';

describe('evidence of an output', () => {
  it('R-R10 drops a claim whose sentence is not in the response, and counts it', () => {
    const { value, problems } = check({
      ...sound,
      claims: [claim, { ...claim, statement: 'Another thing holds.', sentences: [6] }],
    });
    assert.equal(value.claims.length, 1);
    assert.equal(value.evidenceDropped, 1);
    assert.match(problems.join(), /^claims\[1\]\.sentences: holds a number of no sentence/);
  });
});
