import assert from 'node:assert/strict';
import type { Code } from '../../../../src/findings/findings.ts';
import { lowParts } from '../../../../src/findings/readings/low-parts.ts';
import type { ResponseCodes } from '../../../../src/findings/readings/reliability-of.ts';

const same: Code[] = ['support', 'support'];
const other: Code[] = ['support', 'not_addressed'];

/** Responses m0, m1, … with what two synthesizers read of claims 1, 2, … */
const read = (...responses: readonly (readonly (readonly Code[])[])[]): ResponseCodes[] =>
  responses.map((claims, m) => ({
    modelId: `m${m}`,
    stances: claims.map((last, at) => ({ claimId: at + 1, first: last, last })),
  }));

describe('where two synthesizers agree least', () => {
  it('R-R21 names the claims of a report with fewer than two thirds of their stances read alike', () => {
    const responses = read([same, other, other], [other, other, same], [same, same, same]);
    assert.deepEqual(lowParts(responses, [1, 2, 3], []).claims, [{ id: 2, compared: 3, alike: 1 }]);
    assert.deepEqual(lowParts(responses, [1, 3], []).claims, [], 'of the report alone');
  });

  it('R-R21 names the positions by what their members say', () => {
    const responses = read([same, same], [other, other], [other, same]);
    const camps = [
      { campId: 1, members: ['m0'] },
      { campId: 2, members: ['m1', 'm2'] },
    ];
    assert.deepEqual(lowParts(responses, [], camps).camps, [{ id: 2, compared: 4, alike: 1 }]);
  });

  it('R-R21 says nothing of fewer than three stances, or of what one synthesizer alone has read', () => {
    assert.deepEqual(lowParts(read([other], [other]), [1], []).claims, []);
    const single: Code[] = ['support'];
    assert.deepEqual(lowParts(read([single], [single], [single], [other]), [1], []).claims, []);
  });
});
