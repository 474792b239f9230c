import type { Stance } from '../../../findings/findings.ts';
import { drawFrom } from '../../../stages/play/draw.ts';
import type { AskedSource, ClaimSource } from '../setting.ts';
import { campOf, drawCamps, position } from './camps.ts';
import { bare } from './claims.ts';
import { advice, listQuestion, type OptionSource, options, ownAdvice } from './words/asked/options.ts';
import { capital } from './words/filler.ts';
import { ownClauses } from './words/own-wordings.ts';

/** A question for a list, to which answers recommend options and advise against others. */
export function askedForList(seed: number): AskedSource {
  const draw = drawFrom('options', seed);
  const drawn = draw.shuffled(options).map((option, at) => ({
    claim: optionClaim(seed, option, `o${at + 1}`),
    // The first ones are named by most answers, and the last ones by few.
    named: 0.8 * Math.exp(-at / 5) + 0.05,
    leaning: draw.pick([0.97, 0.9, 0.7]),
  }));
  return {
    ...{ question: listQuestion, questionType: 'decision', position, askedOf: () => undefined },
    claims: drawn.map(({ claim }) => claim),
    camps: drawCamps(seed).map(campOf),
    saidBy(modelId) {
      const own = drawFrom('named', seed, modelId);
      const stances = drawn.flatMap(({ claim, named, leaning }): [ClaimSource, Stance][] => {
        const stance = own.chance(leaning) ? 'support' : 'oppose';
        return own.chance(named) ? [[claim, stance]] : [];
      });
      return { cases: [], value: null, stances: new Map(stances), neither: null };
    },
  };
}

function optionClaim(seed: number, { names, answers }: OptionSource, id: string): ClaimSource {
  const own = ownAdvice.flatMap((pattern) => names.map((name) => pattern.replace('{option}', name)));
  const wordings = ownClauses(drawFrom('wordings', seed, id), own);
  return {
    ...{ ...bare, id, rank: 0, wordings, plainWordings: wordings, twin: null, isTruism: false },
    ...{ subjects: [], option: names },
    say({ draw, language, frame }, stance) {
      const said = draw.pick(advice[stance === 'oppose' ? 'oppose' : 'support'][language]);
      return { text: `${capital(said.replace('{option}', draw.pick(answers[language])))}${frame.stop}` };
    },
  };
}
