import type { ResponseLabels, Stance } from '../../../src/findings/findings.ts';
import { claimView, tallyClaims } from '../../../src/report/count/claims.ts';
import { labStatistics } from '../../../src/report/count/labs.ts';
import { model } from '../../unit/report/example.ts';
import { nothingSaid } from './labels.ts';

export const claim = { claimId: 1, statement: 'It holds', stake: 1 };
export const span = { offset: 0, length: 2 };

/**
 * One response per letter: s, o, m, u for unresolved, or - for not addressed. Model ids are m0, m1,
 * …
 */
export function labels(stances: string): ResponseLabels[] {
  const words: Record<string, Stance> = { s: 'support', o: 'oppose', m: 'mixed' };
  return [...stances].map((letter, i) => {
    const stance = words[letter];
    return {
      ...{ ...nothingSaid, modelId: `m${i}` },
      stances: stance ? [{ claimId: 1, stance, span }] : [],
      unresolved: letter === 'u' ? [1] : [],
    };
  });
}

export function viewOf(labelled: ResponseLabels[]) {
  const [tally] = tallyClaims([claim], labelled, []);
  const models = labelled.map(({ modelId }) =>
    model('openai/gpt-5.5', { modelId, labId: modelId, text: 'It' }),
  );
  return claimView(tally!, labStatistics(models, [tally!], []).ofClaim(tally!));
}

export function view(stances: string) {
  return viewOf(labels(stances));
}
