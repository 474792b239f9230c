import assert from 'node:assert/strict';
import type { ResponseLabels } from '../../../src/findings/findings.ts';
import { reportedClaims } from '../../../src/findings/reported-claims.ts';

const claims = Array.from({ length: 32 }, (_, index) => ({
  claimId: index + 1,
  statement: `Claim ${index + 1}.`,
  caveats: [],
}));
/** One response that speaks of these claims. */
const labelled = (claimIds: readonly number[]): ResponseLabels[] => [
  {
    modelId: 'lab/model',
    stances: claimIds.map((claimId) => ({ claimId, stance: 'oppose', span: { offset: 0, length: 1 } })),
    camp: null,
  },
];
const idsOf = (some: readonly { readonly claimId: number }[]) => some.map(({ claimId }) => claimId);
const allBut = (...left: readonly number[]) => idsOf(claims).filter((id) => !left.includes(id));

describe('the claims of a report', () => {
  it('R-R09 R-R10 are the first 24 that a response was found to speak of: spares take the places of those that nobody makes', () => {
    const { reported, unmade, spare } = reportedClaims(claims, labelled(allBut(3, 20, 26)));
    assert.deepEqual(idsOf(reported), allBut(3, 20, 26).slice(0, 24));
    assert.deepEqual(
      [idsOf(unmade), idsOf(spare)],
      [
        [3, 20, 26],
        [28, 29, 30, 31, 32],
      ],
    );
  });

  it('are fewer where fewer were found', () => {
    const { reported, unmade, spare } = reportedClaims(claims, labelled([7, 30]));
    assert.deepEqual([idsOf(reported), unmade.length, spare.length], [[7, 30], 30, 0]);
  });

  it('are those selected first where labelling found none at all, which says nothing of the claims', () => {
    const { reported, unmade } = reportedClaims(claims, labelled([]));
    assert.deepEqual([idsOf(reported), unmade.length], [idsOf(claims).slice(0, 24), 0]);
  });
});
