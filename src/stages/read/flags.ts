import type { Section } from '../../domain/run/run-messages.ts';

/**
 * What can be wrong with a sentence that code finds nothing wrong with, by its letter in an output.
 */
export const faultsByLetter = {
  a: 'amount',
  b: 'number',
  c: 'contradiction',
  d: 'unsupported',
  e: 'doubted',
} as const;
export type ProseFault = (typeof faultsByLetter)[keyof typeof faultsByLetter];

/** A sentence of a section that must not be printed as it is. */
export interface Flag {
  readonly section: Section;
  /** Of its field: `key_points[2].statement`. */
  readonly path: string;
  /** As the writer wrote it. */
  readonly sentence: string;
  readonly fault: ProseFault;
  /** In a few words, for the writer alone: it is never printed. */
  readonly why: string;
}
