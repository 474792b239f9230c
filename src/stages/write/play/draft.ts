import { z } from 'zod';
import { codePointsOf, partOf } from '../../../text/code-points.ts';
import { splitSentences } from '../../../text/sentences.ts';
import type { Coder } from '../../play/coder.ts';
import { jsonMaterial, type Materials } from '../../play/materials.ts';

/** Our choice: an answer of about 200 words. */
const responsesMax = 8;

/** Plays `write_draft`: what responses begin with, each once. */
export function draft(_: Coder, materials: Materials): object {
  const responses = jsonMaterial(materials, 'responses', z.record(z.string(), z.string()));
  const firsts = Object.values(responses)
    .slice(0, responsesMax)
    .flatMap((response) => {
      const [first] = splitSentences(response);
      return first ? [partOf(codePointsOf(response), first.offset, first.offset + first.length).trim()] : [];
    });
  return { draft: [...new Set(firsts)].join(' ') };
}
