import assert from 'node:assert/strict';
import { check, claim, sound, spoilt } from '../../../support/stages/extraction.ts';

describe('the check of an extraction', () => {
  it('R-R10 limits lists and lengths, and keeps each statement once', () => {
    const many = Array.from({ length: 15 }, (_, index) => ({
      ...claim,
      statement: `Claim ${'abcdefghijklmno'[index]}.`,
    }));
    const { value, problems } = check({ ...sound, claims: many });
    assert.equal(value.claims.length, 12);
    assert.deepEqual(problems, ['claims: more than 12']);
    assert.equal(spoilt({ statement: 'x'.repeat(301) }).kept, 0);
    assert.equal(spoilt({ statement: ' ' }).kept, 0);
    assert.equal(spoilt({ statement: 'It was made by ▒▒▒▒.' }).kept, 0);
    assert.deepEqual(spoilt({ caveat: 'y'.repeat(201) }), { paths: ['claims[0].caveat'], kept: 1 });
    assert.equal(
      check({ ...sound, claims: [claim, { ...claim, statement: 'a monolith needs less OPERATING work' }] })
        .value.claims.length,
      1,
    );
  });
});
