import {
  jsonMaterial,
  type Materials,
  readNumbered,
  textMaterial,
} from '../../../../src/simulator/synthesizer/materials.ts';
import { mendSection, toMendSchema } from '../../../../src/simulator/synthesizer/read-section.ts';
import type { Coder } from '../synthesizer.ts';
import { isFaulty } from './lines.ts';

/**
 * Plays the reader of a section, who knows every line that a writer may add without a ground in the tables: at the rate of
 * errors it overlooks one, or takes an honest sentence for one.
 */
export function read(coder: Coder, materials: Materials): object {
  const { sentences } = readNumbered(textMaterial(materials, 'section'));
  return {
    flags: sentences.flatMap(({ number, sentence }) => {
      const isFlagged = isFaulty(sentence) !== coder.errs('lying', 'read', sentence);
      return isFlagged ? [`${number} | a | it counts the panel`] : [];
    }),
  };
}

/** Plays the writer that is to mend a section: it leaves out what was named. */
export function mend(_: Coder, materials: Materials): object {
  return mendSection(jsonMaterial(materials, 'to_mend', toMendSchema));
}
