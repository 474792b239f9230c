/** The languages that the planted answers are written in. */
export const languages = ['en', 'de', 'es', 'zh'] as const;
export type Language = (typeof languages)[number];

/** A phrase in every language, in as many wordings as the answers use. */
export type InLanguages = { readonly [L in Language]: readonly string[] };

/** Something that claims are about. Singular in every language, so that every effect fits behind it. */
export interface Subject {
  readonly answers: InLanguages;
  /** In the synthesizer's own words: answers use others. */
  readonly own: string;
}

/** What a subject does, or does not. */
export interface Effect {
  readonly holds: InLanguages;
  readonly fails: InLanguages;
  /** In the synthesizer's own words, each of them the same claim. */
  readonly own: readonly string[];
  /** Whether "by 12 percent" can follow. */
  readonly measured: boolean;
}

/** A condition that an answer puts on a claim. */
export interface Condition {
  readonly answers: InLanguages;
  readonly own: string;
}

/** One overall answer to the question. */
export interface Position {
  readonly answers: InLanguages;
  readonly label: string;
  readonly thesis: string;
  readonly option: string;
  /** The position in a reader's words. */
  readonly readings: readonly string[];
}

export const question =
  'Which street and transit measures should a mid-sized city fund over the coming years, and what should come first?';
