import type { Coder, Players } from '../play/coder.ts';
import { type Materials, textMaterial } from '../play/materials.ts';
import { numbersAt } from '../play/numbers.ts';

export const players: Players = { prefer: { stage: 'write', play: prefer } };

/** Plays `prefer`: the response that makes more of the planted claims is better. */
function prefer(coder: Coder, materials: Materials): object {
  const [first, second] = [read(coder, materials, 'first'), read(coder, materials, 'second')];
  const difference = coder.errs('silent', 'prefer') ? 0 : first.made - second.made;
  const isFirst = difference > 0 || coder.errs('lying', 'prefer');
  const isEqual = difference === 0 && !isFirst;
  const preferred = isFirst ? 'first' : 'second';
  const lacks = (isLess: boolean) => (isLess ? [{ kind: 'incomplete', sentence: null }] : []);
  return {
    defects_first: lacks(difference < 0),
    defects_second: lacks(difference > 0),
    better: isEqual ? 'equal' : preferred,
    reasons: isEqual ? [] : [{ kind: 'complete', sentence: (isFirst ? first : second).sentence }],
  };
}

/** How many claims a response makes, and the sentence with the first of them. */
function read({ knowledge }: Coder, materials: Materials, name: string) {
  const material = textMaterial(materials, name);
  const answer = knowledge.answerIn(material);
  const made = answer?.statements.filter(({ stance }) => stance === 'support') ?? [];
  const [place] = made[0]?.places ?? [];
  const [sentence = null] = answer && place ? numbersAt(answer, material, place) : [];
  return { made: made.length, sentence };
}
