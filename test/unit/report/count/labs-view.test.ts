import assert from 'node:assert/strict';
import type { ResponseLabels, Stance } from '../../../../src/findings/findings.ts';
import { tallyCamps } from '../../../../src/report/count/camps.ts';
import { tallyClaims } from '../../../../src/report/count/claims.ts';
import { labStatistics } from '../../../../src/report/count/labs.ts';
import { labsView } from '../../../../src/report/count/labs-view.ts';
import { model } from '../example.ts';

const span = { offset: 0, length: 1 };
const camps = [1, 2, 3].map((campId) => ({
  campId,
  label: `L${campId}`,
  thesis: '',
  recommendedOption: null,
}));
const letters: Readonly<Record<string, Stance>> = { s: 'support', o: 'oppose', m: 'mixed' };
/** Models as `lab` + camp + stance: `a1s` is one of laboratory a in camp 1 that supports the claim; `?` has no laboratory. */
function statistics(given: string) {
  const drawn = given
    .split(' ')
    .map((word, i) => ({ modelId: `m${i}`, lab: word[0]!, camp: Number(word[1]), letter: word[2] }));
  const models = drawn.map(({ modelId, lab }) =>
    model('openai/gpt-5.5', { modelId, labId: lab === '?' ? null : lab, text: 'It' }),
  );
  const labels: ResponseLabels[] = drawn.map(({ modelId, camp, letter }) => ({
    modelId,
    stances: letters[letter ?? ''] ? [{ claimId: 1, stance: letters[letter ?? '']!, span }] : [],
    unresolved: [],
    camp: camp === 0 ? null : { campId: camp, span },
  }));
  const tallies = tallyCamps(camps, labels);
  const claims = tallyClaims([{ claimId: 1, statement: 'It holds', stake: 1 }], labels, []);
  const labs = labStatistics(models, claims, tallies);
  return { labs, claim: labs.ofClaim(claims[0]!), view: labsView(labs, models.length) };
}

describe('labsView', () => {
  it('R-R17 distinguishes agreement within labs from agreement between them', () => {
    const { view } = statistics('a1s a1s b2o b2o c1s ?2s');
    assert.deepEqual(view.camp_agreement, {
      within_labs: 1, // a and b, one pair each
      between_labs: 0.25, // a with c twice, of a–b 4, a–c 2, b–c 2
      pairs_within: 2,
      pairs_between: 8,
    });
    assert.equal(statistics('a1 b2').view.stance_agreement.within_labs, null);
  });
});
