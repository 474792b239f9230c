import { z } from 'zod';
import { plantedLies } from '../faults/planted-lies.ts';
import { readNumbered } from './materials.ts';

/** Plays a reader who knows the lies that faults plant in a section, and finds no other fault. Returns lines. */
export function readSection(section: string): { readonly flags: readonly string[] } {
  return {
    flags: readNumbered(section).sentences.flatMap(({ number, sentence }) => {
      const lie = Object.values(plantedLies).find(({ line }) => sentence.includes(line));
      return lie ? [`${number} | ${lie.letter} | planted`] : [];
    }),
  };
}

export const toMendSchema = z.array(
  z.object({ field: z.string(), text: z.string(), sentences: z.array(z.object({ sentence: z.string() })) }),
);

/** Plays a writer that leaves out what a reader has named. */
export function mendSection(fields: z.infer<typeof toMendSchema>): object {
  return {
    fields: fields.map(({ field, text, sentences }) => ({
      field,
      text: sentences.reduce((rest, { sentence }) => rest.replace(sentence, '').trim(), text),
      claims: [],
    })),
  };
}
