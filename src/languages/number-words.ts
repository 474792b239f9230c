/** The words by which numbers are read. Lists are as in `vocabulary.ts`. */
export interface NumberWords {
  /** The mark before decimals; null where two are in use. */
  readonly decimalMark: '.' | ',' | null;
  /**
   * Each number with its word: "2 two 3 three". Without "one", which is an article in many
   * languages.
   */
  readonly words: string;
  /**
   * The words for 1, most of which are articles too: they show that a number stands in a text, and
   * accuse none.
   */
  readonly one: string;
  /** Phrases for a hundred that multiply the word before them; the first may stand alone. */
  readonly hundred: string;
  /** The same for twelve. */
  readonly dozen: string;
  /** The word between two parts of a number: "a hundred and fifty". */
  readonly joined: string;
  /** Numbers that are only parts of a longer word, each with its value: "20 vent" in "ventuno". */
  readonly parts: string;
  /** Phrases before a number that is below zero. */
  readonly minus: string;
  /** Phrases that end in one of these and say no such thing: "plus or minus". */
  readonly notMinus: string;
  /**
   * Fractions as phrases, by the fraction: "1 1/2 one and a half", "1000000/2 half a million". They
   * show that one stands in a text, and accuse none, so words that have other meanings may be among
   * them.
   */
  readonly fractions: Readonly<Record<string, string>>;
  /** Phrases that add a half to a number: "and a half". */
  readonly andHalf: string;
  /** What multiplies the number before it, as phrases by power of ten. */
  readonly scales: Readonly<Record<number, string>>;
  /**
   * Words before a number whose capital makes no name of both: those that begin a sentence and are
   * no function words, months, and "year".
   */
  readonly notNames: string;
  /** Words between the two ends of a range. */
  readonly ranges: string;
}
