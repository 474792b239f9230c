import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { CheckedStance, Code, CrossCheck } from '../../../../../src/findings/findings.ts';
import { stanceCodesIn } from '../../../../../src/findings/readings/reliability-of.ts';
import { readingsCounts, responsesIn } from '../../../../../src/report/controls/readings/counts.ts';
import { readCodes } from '../../../../../src/report/schema/parts/reading-codes.ts';

const span = { offset: 0, length: 1 };
const noTables = { claims: [], camps: [], quantities: [], cases: [] };
type Pair = readonly [one: Code, other: Code | null];
/** Stances of as many responses as there are lists; one that only one synthesizer has read has no other code. */
function readingsOf(...responses: readonly (readonly Pair[])[]): CrossCheck {
  const stances = responses.flatMap((pairs, m) =>
    pairs.map(
      ([one, other], at): CheckedStance => ({
        ...{ modelId: `lab/m${m}`, claimId: at + 1 },
        readings: [
          { by: 'x', stage: 'label', found: one, span },
          ...(other ? [{ by: 'y', stage: 'extract' as const, found: other, span }] : []),
        ],
      }),
    ),
  );
  return { asked: [], stances, camps: [], caveats: [], details: [] };
}
const countsOf = (
  crossCheck: CrossCheck,
  tables: Parameters<typeof readingsCounts>[0]['tables'] = noTables,
) => readingsCounts({ facts: { findings: { crossCheck } }, tables });

describe('the readings in a report', () => {
  const code = fc.constantFrom<Code>('support', 'oppose', 'mixed', 'not_addressed');

  it('R-R19 are read back as they were', () => {
    const pairs = fc.array(fc.tuple(code, code), { maxLength: 8 });
    fc.assert(
      fc.property(fc.array(pairs, { maxLength: 5 }), (responses) => {
        const crossCheck = readingsOf(...responses);
        const { stances_compared, ...counts } = countsOf(crossCheck);
        assert.deepEqual(responsesIn(counts), stanceCodesIn(crossCheck.stances));
        assert.equal(stances_compared, responses.flat().length);
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
