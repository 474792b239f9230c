import assert from 'node:assert/strict';
import type { Code } from '../../../../src/findings/findings.ts';
import { areReadUnlike } from '../../../../src/findings/readings/read-unlike.ts';

const same: Code[] = ['support', 'support'];
const other: Code[] = ['support', 'not_addressed'];
const single: Code[] = ['support'];

const areUnlike = (...read: readonly Code[][]) =>
  areReadUnlike(read.map((last) => ({ claimId: 1, first: last, last })));

describe('stances that two synthesizers read unlike', () => {
  it('R-R21 are those of which fewer than two thirds were read alike', () => {
    assert.equal(areUnlike(same, other, other), true);
    assert.equal(areUnlike(same, same, other), false);
  });

  it('R-R21 are never fewer than three, and count none that one synthesizer alone has read', () => {
    assert.equal(areUnlike(other, other), false);
    assert.equal(areUnlike(single, single, single, other), false);
    assert.equal(areUnlike(single, other, other, other), true);
  });
});
