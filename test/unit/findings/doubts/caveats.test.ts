import assert from 'node:assert/strict';
import { doubtsOf, resolve } from '../../../../src/findings/doubts/contradictions.ts';
import type { SecondLook, Sources } from '../../../../src/findings/doubts/sources.ts';
import type { ResponseLabels, Stance } from '../../../../src/findings/findings.ts';

const span = { offset: 0, length: 1 };
const labels = (stances: Record<number, Stance>): ResponseLabels => ({
  modelId: 'a',
  stances: Object.entries(stances).map(([claimId, stance]) => ({ claimId: Number(claimId), stance, span })),
  camp: null,
});
const made = (claimId: number, stance: 'support' | 'oppose') => ({ claimId, stance, conditional: true });

describe('the side of a condition', () => {
  it('R-R13 is asked for where extraction finds a claim denied under it and a label does not', () => {
    const claims = [1, 2, 3, 4].map((claimId) => ({
      ...made(claimId, 'oppose'),
      caveat: `if ${claimId}`,
    }));
    const denied = labels({ 1: 'mixed', 2: 'oppose', 3: 'oppose' });
    const other = labels({ 1: 'mixed', 2: 'oppose', 3: 'mixed' });
    const held = { ...made(5, 'support'), caveat: 'if 5' };
    const sources: Sources = {
      labels: [denied, other],
      claims: [...claims, held],
      campId: null,
      twice: true,
    };
    const doubts = doubtsOf(sources);
    assert.deepEqual(doubts.caveats, [
      { claimId: 1, caveat: 'if 1' },
      { claimId: 3, caveat: 'if 3' },
      { claimId: 4, caveat: 'if 4' },
    ]);
    const look: SecondLook = {
      stances: [],
      camps: [],
      caveats: [
        { claimId: 1, side: 'support' },
        { claimId: 3, side: null },
      ],
    };
    assert.deepEqual(resolve(sources, doubts, look, null).caveats, [
      { modelId: 'a', claimId: 1, again: 'support', outcome: 'support' },
      { modelId: 'a', claimId: 3, again: null, outcome: null },
      { modelId: 'a', claimId: 4, outcome: 'oppose' },
    ]);
  });
});
