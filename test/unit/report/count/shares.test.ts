import assert from 'node:assert/strict';
import type { ResponseLabels, Stance } from '../../../../src/findings/findings.ts';
import { claimView, tallyClaims } from '../../../../src/report/count/claims.ts';
import { labStatistics } from '../../../../src/report/count/labs.ts';
import { model } from '../example.ts';

const claim = { claimId: 1, statement: 'It holds', stake: 1 };
const span = { offset: 0, length: 2 };
/** One response per letter: s, o, m, u for unresolved, or - for not addressed. Model ids are m0, m1, … */
function labels(stances: string): ResponseLabels[] {
  const words: Record<string, Stance> = { s: 'support', o: 'oppose', m: 'mixed' };
  return [...stances].map((letter, i) => {
    const stance = words[letter];
    return {
      ...{ modelId: `m${i}`, camp: null },
      stances: stance ? [{ claimId: 1, stance, span }] : [],
      unresolved: letter === 'u' ? [1] : [],
    };
  });
}
function viewOf(labelled: ResponseLabels[]) {
  const [tally] = tallyClaims([claim], labelled, []);
  const models = labelled.map(({ modelId }) =>
    model('openai/gpt-5.5', { modelId, labId: modelId, text: 'It' }),
  );
  return claimView(tally!, labStatistics(models, [tally!], []).ofClaim(tally!));
}
function view(stances: string) {
  return viewOf(labels(stances));
}

describe('shares', () => {
  it('R-R02 rounds shares to four decimals', () => {
    assert.equal(view('sso').support_share_of_addressed, 0.6667);
  });

  it('R-R02 shares are null if no response addresses the claim', () => {
    const silent = view('---');
    assert.equal(silent.addressed_count, 0);
    assert.equal(silent.not_addressed_count, 3);
    assert.equal(silent.support_share_of_addressed, null);
    assert.equal(silent.oppose_share_of_addressed, null);
    assert.equal(silent.mixed_share_of_addressed, null);
  });
});
