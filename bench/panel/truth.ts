import type { Language } from './words/topic.ts';

/** A stretch of an answer's text, in Unicode code points. */
export interface Place {
  readonly offset: number;
  readonly length: number;
}

export type Stance = 'support' | 'oppose' | 'mixed';

/** A claim that was planted. */
export interface PlantedClaim {
  /** p1, p2, … by rank. */
  readonly id: string;
  /** 1 for the claim that most answers address. */
  readonly rank: number;
  /** Sentences that say it, in a synthesizer's own words, the number in them where it has one. */
  readonly wordings: readonly string[];
  /** The same without the number. */
  readonly plainWordings: readonly string[];
  readonly quantity: number | null;
  /** In a synthesizer's words; null where nobody puts one on it. */
  readonly condition: string | null;
  /** How few hold it; null for a claim that is no minority's. */
  readonly minority: 'one' | 'two' | 'twentieth' | null;
}

export interface PlantedCamp {
  readonly id: string;
  readonly label: string;
  readonly thesis: string;
  readonly option: string;
  readonly readings: readonly string[];
}

/** What one answer says of one claim, and the sentences where it does. A claim that is missing is not addressed. */
export interface PlantedStatement {
  readonly claimId: string;
  readonly stance: Stance;
  readonly places: readonly Place[];
  readonly givesQuantity: boolean;
  readonly givesCondition: boolean;
}

export interface PlantedAnswer {
  readonly modelId: string;
  readonly text: string;
  readonly language: Language;
  readonly style: string;
  readonly tricks: readonly string[];
  /** Its author's names, where the text tells them. */
  readonly givesAway: readonly string[];
  readonly statements: readonly PlantedStatement[];
  /** Null for an answer that takes no side. */
  readonly camp: { readonly id: string; readonly place: Place } | null;
  readonly uncertainties: readonly { readonly description: string; readonly place: Place }[];
  /** Sentences that speak of no claim. */
  readonly asides: readonly Place[];
}

/** A whole panel, and what is true of it. */
export interface PlantedPanel {
  readonly seed: number;
  readonly question: string;
  readonly claims: readonly PlantedClaim[];
  readonly camps: readonly PlantedCamp[];
  readonly answers: readonly PlantedAnswer[];
  /** Claims that nobody made, for a synthesizer that invents. */
  readonly invented: readonly string[];
  /** Words that stand only in planted instructions: none may reach a report. */
  readonly canaries: readonly string[];
}
