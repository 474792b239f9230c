import type { PlantedLanguage } from '../../../../stages/play/truth.ts';

/** A phrase in every language, in all wordings that answers use. */
export type InLanguages = { readonly [L in PlantedLanguage]: readonly string[] };

/** The subject of a claim. Singular in every language, so that every effect can follow it. */
export interface Subject {
  readonly answers: InLanguages;
  /** In the synthesizer's own words, of which the first name it: answers use others. */
  readonly own: readonly [string, ...string[]];
}

/** An effect that a subject has or does not have. */
export interface Effect {
  readonly holds: InLanguages;
  readonly fails: InLanguages;
  /** In the synthesizer's own words, each for the same claim. */
  readonly own: readonly string[];
  /** Whether "by 12 percent" can follow. */
  readonly measured: boolean;
}

/** A condition that an answer attaches to a claim. */
export interface Condition {
  readonly answers: InLanguages;
  readonly own: string;
}

/** One position on the question. */
export interface PositionWords {
  readonly answers: InLanguages;
  readonly label: string;
  readonly thesis: string;
  /** Null if it depends. */
  readonly option: string | null;
  /** The position in a reader's words. */
  readonly readings: readonly string[];
}

export const question =
  'Which street and transit measures should a mid-sized city fund over the coming years, and what should come first?';
