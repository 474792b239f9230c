import type { ResponseLabels, Stance } from '../../../src/findings/findings.ts';
import { tallyCamps } from '../../../src/report/count/camps.ts';
import { tallyClaims } from '../../../src/report/count/claims.ts';
import { labStatistics, labsView } from '../../../src/report/count/labs.ts';
import { model } from '../../unit/report/example.ts';
import { nothingSaid } from './labels.ts';

const span = { offset: 0, length: 1 };
const camps = [1, 2, 3].map((campId) => ({
  campId,
  label: `L${campId}`,
  thesis: '',
  recommendedOption: null,
}));
const letters: Readonly<Record<string, Stance>> = { s: 'support', o: 'oppose', m: 'mixed' };

/**
 * Models as `lab` + camp + stance: `a1s` is one of laboratory a in camp 1 that supports the claim;
 * `?` has no laboratory.
 */
export function statistics(given: string) {
  const drawn = given
    .split(' ')
    .map((word, i) => ({ modelId: `m${i}`, lab: word[0]!, camp: Number(word[1]), letter: word[2] }));
  const models = drawn.map(({ modelId, lab }) =>
    model('openai/gpt-5.5', { modelId, labId: lab === '?' ? null : lab, text: 'It' }),
  );
  const labels: ResponseLabels[] = drawn.map(({ modelId, camp, letter }) => ({
    ...{ ...nothingSaid, modelId },
    stances: letters[letter ?? ''] ? [{ claimId: 1, stance: letters[letter ?? '']!, span }] : [],
    camp: camp === 0 ? null : { campId: camp, span },
  }));
  const tallies = tallyCamps(camps, labels);
  const claims = tallyClaims([{ claimId: 1, statement: 'It holds', stake: 1 }], labels, []);
  const labs = labStatistics(models, claims, tallies);
  return { labs, claim: labs.ofClaim(claims[0]!), view: labsView(labs, models.length) };
}
