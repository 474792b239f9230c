import type { QuestionType, Stance } from '../../findings/findings.ts';

/** The languages of planted answers. */
export type PlantedLanguage = 'en' | 'de' | 'es' | 'zh';

/** A part of an answer's text, in Unicode code points. */
export interface Place {
  readonly offset: number;
  readonly length: number;
}

/** A claim that was planted. */
export interface PlantedClaim {
  /** p1, p2, … by rank. */
  readonly id: string;
  /** 1 for the claim that most answers address. */
  readonly rank: number;
  /** Sentences that state it in a synthesizer's own words, with its number if it has one. */
  readonly wordings: readonly string[];
  /** The same without the number. */
  readonly plainWordings: readonly string[];
  readonly quantity: number | null;
  /** In a synthesizer's words; null if no answer attaches one. */
  readonly condition: string | null;
  /** The condition of those who deny it; null if none of them names one. */
  readonly opposedCondition: string | null;
  /** How many hold it, if they are a minority; otherwise null. */
  readonly minority: 'one' | 'two' | 'twentieth' | null;
  /** What it speaks about, in the synthesizer's words. None for a truism. */
  readonly subjects: readonly string[];
  /**
   * The claim that compares the same two things the other way round. An answer that makes one
   * denies the other.
   */
  readonly twin: string | null;
  /** Claims of which only one is true: an answer that makes one denies the others. */
  readonly rivals?: readonly string[];
  /** What it recommends, by its names; missing if it is no option of a list that is asked for. */
  readonly option?: readonly string[];
  /** True if nobody would deny it or gain by reading it. A report need not contain it. */
  readonly isTruism: boolean;
}

/** A claim about a subject of the panel that no answer makes. */
export interface InventedClaim {
  readonly statement: string;
  readonly subject: string;
}

export interface PlantedCamp {
  readonly id: string;
  readonly label: string;
  readonly thesis: string;
  /** Null if it depends, or if the question is for a number. */
  readonly option: string | null;
  readonly readings: readonly string[];
}

/**
 * The stance of one answer on one claim, with its sentences. Claims that are missing are not
 * addressed.
 */
export interface PlantedStatement {
  readonly claimId: string;
  readonly stance: Stance;
  readonly places: readonly Place[];
  readonly givesQuantity: boolean;
  readonly givesCondition: boolean;
  readonly givesOpposedCondition: boolean;
  /** Whether it only follows from what the answer says of the claim's twin. */
  readonly isImplied: boolean;
}

export interface PlantedAnswer {
  readonly modelId: string;
  readonly text: string;
  readonly language: PlantedLanguage;
  readonly style: string;
  readonly tricks: readonly string[];
  /** Its author's names in the text. */
  readonly givesAway: readonly string[];
  readonly statements: readonly PlantedStatement[];
  /** Null for an answer that takes no side. */
  readonly camp: { readonly id: string; readonly place: Place } | null;
  readonly uncertainties: readonly { readonly description: string; readonly place: Place }[];
  /** Claims that it reports as others' and neither makes nor denies. */
  readonly reported: readonly { readonly claimId: string; readonly place: Place }[];
  /** The cases and factors that it names. */
  readonly cases: readonly { readonly caseId: string; readonly place: Place }[];
  /** Its number, if the question asks for one. */
  readonly value: (PlantedNumber & { readonly place: Place }) | null;
  /** Sentences that concern no claim. */
  readonly asides: readonly Place[];
}

/** A number in the unit of the question; both ends are equal for a single number. */
export interface PlantedNumber {
  readonly low: number;
  readonly high: number;
  /** The unit in which each end is written: 60 if in hours and the question's are minutes. */
  readonly scales: readonly [number, number];
}

/** A case on which answers depend, with the choice in it, or a factor without one. */
export interface PlantedCase {
  readonly id: string;
  /** Wordings of a synthesizer, each for the same. */
  readonly ifs: readonly string[];
  /** None for a factor. */
  readonly options: readonly string[];
}

/** A question whose answers choose by case. */
export interface AskedCases {
  readonly kind: 'conditional';
  readonly cases: readonly PlantedCase[];
}

/** A question for a number. */
export interface AskedNumber {
  readonly kind: 'number';
  readonly whats: readonly string[];
  /** Ways to write the question's unit, its own first. */
  readonly units: readonly string[];
  /** Another unit in which answers give the number, and how many of the question's it is. */
  readonly other: { readonly units: readonly string[]; readonly scale: number } | null;
}

/** A whole panel and its truth. */
export interface PlantedPanel {
  readonly seed: number;
  readonly question: string;
  readonly questionType: QuestionType;
  /** What the question asks for beside claims; none for a plain decision. */
  readonly asked?: AskedCases | AskedNumber;
  readonly claims: readonly PlantedClaim[];
  readonly camps: readonly PlantedCamp[];
  /** Positions of an answer that takes no side, in a synthesizer's words. */
  readonly neutral: readonly string[];
  readonly answers: readonly PlantedAnswer[];
  /**
   * The claim that divides the camps and that answers put first; null if one of its sides turned
   * out too small.
   */
  readonly dispute: string | null;
  /** Claims that no answer makes, for a synthesizer that invents. */
  readonly invented: readonly InventedClaim[];
  /** Words that occur only in planted instructions and must not reach a report. */
  readonly canaries: readonly string[];
}
