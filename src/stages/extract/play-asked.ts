import type { Coder } from '../play/coder.ts';
import { casesRead, evidenceAt, numberRead } from '../play/reading.ts';
import type { PlantedAnswer } from '../play/truth.ts';
import type { ExtractOutput, PlayedQuantity } from './player.ts';

/** The share of units that are not in the question's words, as they should be. */
const otherUnitShare = 0.4;

/** An answer's number, if the question asks for one. */
export function askedNumber(coder: Coder, answer: PlantedAnswer, material: string): PlayedQuantity[] {
  const { asked } = coder.knowledge.panel;
  const read = numberRead(coder, answer);
  if (asked?.kind !== 'number' || !read) return [];
  const draw = coder.draw(answer.modelId, 'number');
  const [usual = '', ...others] = asked.units;
  const { low, high, place } = read;
  return [
    {
      what: draw.pick(asked.whats),
      unit: draw.chance(otherUnitShare) ? draw.pick(others) : usual,
      answers_question: true,
      sentences: evidenceAt(coder, answer, material, place),
      ...{ low, high: high === low ? null : high },
    },
  ];
}

/** The cases that an answer names, each in words of the synthesizer's own. */
export function casesIn(coder: Coder, answer: PlantedAnswer, material: string): ExtractOutput['cases'] {
  return casesRead(coder, answer).map(({ id, ifs, options, place }) => {
    const draw = coder.draw(answer.modelId, id, 'words');
    const sentences = evidenceAt(coder, answer, material, place);
    return { if: draw.pick(ifs), option: draw.pick(options), sentences };
  });
}
