import type { PlantedAnswer } from '../../truth.ts';
import { casesRead, numberRead } from '../asked.ts';
import { evidenceAt } from '../reading.ts';
import type { Coder } from '../synthesizer.ts';

/** The share of units that are not in the question's words, as they should be. */
const otherUnitShare = 0.4;

/** An answer's number, if the question asks for one. */
export function askedNumber(coder: Coder, answer: PlantedAnswer, material: string): object[] {
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
export function casesIn(coder: Coder, answer: PlantedAnswer, material: string): object[] {
  return casesRead(coder, answer).map(({ id, ifs, options, place }) => {
    const draw = coder.draw(answer.modelId, id, 'words');
    const sentences = evidenceAt(coder, answer, material, place);
    return { if: draw.pick(ifs), option: draw.pick(options), sentences };
  });
}
