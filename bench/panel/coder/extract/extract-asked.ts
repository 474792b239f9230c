import type { PlantedAnswer } from '../../truth.ts';
import { evidenceAt } from '../reading.ts';
import type { Coder } from '../synthesizer.ts';

/** The share of units that are not in the question's words, as they should be. */
const otherUnitShare = 0.4;

/**
 * An answer's number, if the question asks for one. Misread, it is the number of a claim, or only one end of its range:
 * both stand in a sentence, where code finds them.
 */
export function askedNumber(coder: Coder, answer: PlantedAnswer, material: string): object[] {
  const { knowledge, errs } = coder;
  const { asked } = knowledge.panel;
  const { modelId } = answer;
  const own = asked?.kind === 'number' ? asked.values.find((each) => each.modelId === modelId) : undefined;
  if (asked?.kind !== 'number' || !own || errs('missed', modelId, 'number')) return [];
  const draw = coder.draw(modelId, 'number');
  const [usual = '', ...others] = asked.units;
  const words = {
    what: draw.pick(asked.whats),
    unit: draw.chance(otherUnitShare) ? draw.pick(others) : usual,
    answers_question: true,
  };
  const at = (place: typeof own.place) => ({
    ...words,
    sentences: evidenceAt(coder, answer, material, place),
  });
  if (!errs('flipped', modelId, 'number'))
    return [{ ...at(own.place), low: own.low, high: own.high === own.low ? null : own.high }];
  const claim = answer.statements.find(({ givesQuantity }) => givesQuantity);
  const value = claim && knowledge.claim(claim.claimId).quantity;
  const [place] = claim?.places ?? [];
  return place && value
    ? [{ ...at(place), low: value, high: null }]
    : [{ ...at(own.place), low: own.high, high: null }];
}

/** The cases that an answer names, each in words of the synthesizer's own. */
export function casesIn(coder: Coder, answer: PlantedAnswer, material: string): object[] {
  const { knowledge, errs } = coder;
  const { asked } = knowledge.panel;
  if (asked?.kind !== 'conditional') return [];
  return asked.named.flatMap(({ modelId, caseId, place }) => {
    if (modelId !== answer.modelId || errs('missed', modelId, caseId)) return [];
    const isTaken = errs('flipped', modelId, caseId);
    const draw = coder.draw(modelId, caseId);
    const read = isTaken ? draw.pick(asked.cases) : asked.cases.find(({ id }) => id === caseId);
    if (!read) return [];
    const sentences = evidenceAt(coder, answer, material, place);
    return [{ if: draw.pick(read.ifs), option: draw.pick(read.options), sentences }];
  });
}
