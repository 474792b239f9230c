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
  const { low, high, place, scales } = read;
  const [unit, highUnit] = scales.map((scale) => {
    const [usual = '', ...others] = scale === asked.other?.scale ? asked.other.units : asked.units;
    return draw.chance(otherUnitShare) ? draw.pick(others) : usual;
  });
  const written = [low / scales[0], high / scales[1]] as const;
  return [
    {
      what: draw.pick(asked.whats),
      unit: unit ?? '',
      ...(scales[0] === scales[1] ? {} : { high_unit: highUnit ?? '' }),
      answers_question: true,
      sentences: evidenceAt(coder, answer, material, place),
      ...{ low: written[0], high: high === low ? null : written[1] },
    },
  ];
}

/** The cases that an answer names, each in words of the synthesizer's own. */
export function casesIn(coder: Coder, answer: PlantedAnswer, material: string): ExtractOutput['cases'] {
  return casesRead(coder, answer).map(({ id, ifs, options, place }) => {
    const draw = coder.draw(answer.modelId, id, 'words');
    const sentences = evidenceAt(coder, answer, material, place);
    return { if: draw.pick(ifs), option: options.length > 0 ? draw.pick(options) : null, sentences };
  });
}
