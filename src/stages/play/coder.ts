import type { Draw } from './draw.ts';
import type { Knowledge } from './knowledge.ts';
import type { Materials } from './materials.ts';

/** The stages of a synthesis in which a synthesizer can err. */
export type ErringStage = 'extract' | 'camps' | 'group' | 'group_compare' | 'label' | 'adjudicate' | 'write';

/**
 * The kinds of errors that a synthesizer makes, then habits of real models and lies that keep to a
 * plan. `bench/panel/README.md` describes each.
 */
export type ErrorKind =
  | ('missed' | 'flipped' | 'invented' | 'merged' | 'opposites' | 'swapped' | 'silent' | 'lying')
  | ('tail' | 'subject' | 'embroidered' | 'neighbour' | 'agreeing' | 'camp' | 'suppressed' | 'outside');

/** Whether an error of a kind is made in a case. A repeated call makes it again. */
export type Errs = (kind: ErrorKind, ...thing: readonly (string | number)[]) => boolean;

/** One simulated synthesizer in one stage: its knowledge and its errors. */
export interface Coder {
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

/** Who plays each call, by the name of its output's schema; `stage`: as which its errors count. */
export type Players = Readonly<Record<string, { readonly stage: ErringStage; readonly play: Play }>>;
