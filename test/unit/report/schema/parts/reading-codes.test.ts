import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Code } from '../../../../../src/findings/findings.ts';
import { stanceCodesIn } from '../../../../../src/findings/readings/reliability-of.ts';
import { readCodes, spelled } from '../../../../../src/report/schema/parts/reading-codes.ts';
import { readingsOf } from '../../../../support/report/cross-checks.ts';

describe('the readings in a report', () => {
  const code = fc.constantFrom<Code>('support', 'oppose', 'mixed', 'not_addressed');

  it('R-R19 are read back as they were', () => {
    const pairs = fc.array(fc.tuple(code, code), { maxLength: 8 });
    fc.assert(
      fc.property(fc.array(pairs, { maxLength: 5 }), (responses) => {
        for (const { stances } of stanceCodesIn(readingsOf(...responses).stances))
          assert.deepEqual(readCodes(spelled(stances)), stances);
      }),
    );
  });

  it('R-R19 are refused if they are spelled in another way', () => {
    assert.deepEqual(readCodes(''), []);
    const first: Code[] = ['support', 'not_addressed'];
    assert.deepEqual(readCodes('12sn'), [{ claimId: 12, first, last: first }]);
    const last: Code[] = ['support', 'support'];
    assert.deepEqual(readCodes('12sn/ss 3m 4s/ss 5so/soso'), [
      { claimId: 12, first, last },
      { claimId: 3, first: ['mixed'], last: ['mixed'] },
      { claimId: 4, first: ['support'], last },
      { claimId: 5, first: ['support', 'oppose'], last: ['support', 'oppose', 'support', 'oppose'] },
    ]);
    for (const text of [
      ' ',
      '1ss ',
      '1ss  2oo',
      '1sx',
      's1s',
      '1ss,2oo',
      '1234567ss',
      '-1ss',
      '1ssss',
      '1ss/s',
      '1ss/',
      '1 ss',
      '1',
      '1/',
    ])
      assert.equal(readCodes(text), null, text);
  });
});
