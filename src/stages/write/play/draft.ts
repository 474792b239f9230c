import { splitSentences } from '../../../text/sentences.ts';
import type { Coder } from '../../play/coder.ts';
import { type Materials, textMaterial } from '../../play/materials.ts';

/** Our choice: an answer of about 200 words. */
const responsesMax = 8;

/** Plays `write_draft`: what responses begin with, each once. */
export function draft(_: Coder, materials: Materials): object {
  const [, ...responses] = textMaterial(materials, 'responses').split(/^Response A\d+:\n/m);
  const firsts = responses.slice(0, responsesMax).map((response) => {
    const [first] = splitSentences(response);
    return Array.from(response)
      .slice(first?.offset ?? 0, (first?.offset ?? 0) + (first?.length ?? 0))
      .join('')
      .trim();
  });
  return { draft: [...new Set(firsts)].join(' ') };
}
