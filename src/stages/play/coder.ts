import type { Draw } from './draw.ts';
import type { Errs } from './errors.ts';
import type { Knowledge } from './knowledge.ts';
import type { Materials } from './materials.ts';

/** One simulated synthesizer in one stage: its knowledge and its errors. */
export interface Coder {
  readonly modelId: string;
  readonly knowledge: Knowledge;
  readonly errs: Errs;
  /** Whether it misreads a thing in every stage alike. */
  readonly isSteady: boolean;
  /** Draws that depend on their arguments alone, so that a repeated call gives the same output. */
  readonly draw: (...thing: readonly string[]) => Draw;
  /** The letter under which it flags a sentence of a section; null if the sentence is honest. */
  readonly faultOf: (sentence: string) => string | null;
}

/**
 * Answers one stage's prompt with the stage's output.
 * @param language that the prompt asks for, by its English name
 */
export type Play = (coder: Coder, materials: Materials, language: string) => object;
