import { z } from 'zod';
import type { Coder, Players } from '../play/coder.ts';
import { jsonMaterial, type Materials, readNumbered, textMaterial } from '../play/materials.ts';

export const players: Players = {
  read: { stage: 'write', play: read },
  read_mend: { stage: 'write', play: mend },
};

/**
 * Plays the reader of a section, who knows the lines that a writer may add without a ground in the
 * tables.
 */
function read({ faultOf }: Coder, materials: Materials): object {
  const sentences = readNumbered(textMaterial(materials, 'section'));
  return {
    flags: sentences.flatMap(({ number, sentence }) => {
      const letter = faultOf(sentence);
      return letter === null ? [] : [`${number} | ${letter} | it has no ground`];
    }),
  };
}

const toMendSchema = z.array(
  z.object({ field: z.string(), text: z.string(), sentences: z.array(z.object({ sentence: z.string() })) }),
);

/** Plays the writer that is to mend a section: it leaves out what was named. */
function mend(_: Coder, materials: Materials): object {
  return {
    fields: jsonMaterial(materials, 'to_mend', toMendSchema).map(({ field, text, sentences }) => ({
      field,
      text: sentences.reduce((rest, { sentence }) => rest.replace(sentence, '').trim(), text),
      claims: [],
    })),
  };
}
