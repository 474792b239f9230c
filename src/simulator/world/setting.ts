import type { QuestionType, Stance } from '../../findings/findings.ts';
import type { Draw } from '../../stages/play/draw.ts';
import type {
  InventedClaim,
  PlantedAnswer,
  PlantedCamp,
  PlantedClaim,
  PlantedLanguage,
  PlantedNumber,
  PlantedPanel,
} from '../../stages/play/truth.ts';

/** A model that is asked, with the names by which its answer may give itself away. */
export interface Author {
  readonly modelId: string;
  readonly displayName: string;
  readonly labName: string;
}

/** What a panel is planted from: a question, what can be said to it, and how answers say it. */
export interface Setting {
  readonly seed: number;
  readonly asked: AskedSource;
  readonly claims: readonly ClaimSource[];
  readonly invented: readonly InventedClaim[];
  readonly canaries: readonly string[];
  /** Positions of an answer that takes no side, in a synthesizer's words. */
  readonly neutral: readonly string[];
  /** Null for an author that takes no side. */
  readonly campOf: (author: Author) => string | null;
  readonly odds: (claim: ClaimSource, camp: string | null) => Odds;
  readonly claimsPerAnswer: { readonly least: number; readonly most: number };
  readonly script: Script;
}

/** A question, the camps that answer it, and what each answer says to it beside its claims. */
export interface AskedSource {
  readonly question: string;
  readonly questionType: QuestionType;
  /** The largest one first. */
  readonly camps: readonly PlantedCamp[];
  /** Claims that answer it directly, on which answers take stances by `saidBy` alone. */
  readonly claims: readonly ClaimSource[];
  readonly saidBy: (
    modelId: string,
    camp: string | null,
  ) => Pick<Opinion, 'cases' | 'value' | 'stances' | 'neither'>;
  /** The sentence in which an answer takes its position. */
  readonly position: (voice: Voice, opinion: Opinion) => string;
  /** What the question asks for, from the answers. */
  readonly askedOf: (answers: readonly PlantedAnswer[]) => PlantedPanel['asked'];
}

/** A claim with the sentences that state it. */
export interface ClaimSource extends PlantedClaim {
  readonly say: (voice: Voice, stance: Stance) => SentenceSaid;
  /** The sentence that reports it as others'; missing if answers never do. */
  readonly report?: (voice: Voice) => string;
  /** A few words that name it, in a synthesizer's words. */
  readonly label?: string;
  /** Whether it is the one that divides the camps, which answers put first. */
  readonly isDispute?: boolean;
  /**
   * Statements under one heading stand together, in the order of the claims; without headings they
   * are shuffled.
   */
  readonly heading?: string;
}

/**
 * How likely an answer addresses a claim, and how: `leaning` is the share of support where it takes
 * a side.
 */
export interface Odds {
  readonly addressed: number;
  readonly mixed: number;
  readonly leaning: number;
}

/** The content of an answer, before it is written. */
export interface Opinion {
  readonly author: Author;
  readonly camp: string | null;
  readonly stances: ReadonlyMap<ClaimSource, Stance>;
  /** Claims that it denies in one sentence. */
  readonly neither: {
    readonly claims: readonly ClaimSource[];
    readonly say: (voice: Voice) => string;
  } | null;
  /** Claims that it only reports as others'. */
  readonly reported: readonly ClaimSource[];
  /**
   * For which it makes another choice, with the sentence of each; null if its position is that
   * sentence.
   */
  readonly cases: readonly { readonly caseId: string; readonly say: ((voice: Voice) => string) | null }[];
  /** Its number, if the question asks for one. */
  readonly value: PlantedNumber | null;
}

/** How the answers of a panel are written. */
export interface Script {
  readonly languageOf: (draw: number) => PlantedLanguage;
  readonly styles: readonly Style[];
  readonly frameOf: (language: PlantedLanguage) => Frame;
  readonly uncertainties: (voice: Voice) => readonly { readonly text: string; readonly own: string }[];
  /** The share of the supported points that are made twice, in different words. */
  readonly repeated: number;
  /** Sentences that state nothing, given what the answer says. */
  readonly around: (
    voice: Voice,
    opinion: Opinion,
    said: readonly Piece[],
    tricks: string[],
  ) => readonly Piece[];
}

/** The style of an answer, and the draws for its sentences. */
export interface Voice {
  readonly draw: Draw;
  /** Draws that depend on the answer and their argument alone. */
  readonly aside: (part: string) => Draw;
  readonly language: PlantedLanguage;
  readonly style: Style;
  readonly frame: Frame;
}

/** What lays out an answer in its language. */
export interface Frame {
  readonly headings: readonly string[];
  readonly listLeads: readonly string[];
  readonly stop: string;
  readonly space: string;
}

export type Style = 'essay' | 'headed' | 'bullets' | 'numbered' | 'table' | 'code' | 'hedged' | 'terse';

/** A sentence of an answer that states a claim. */
export interface SentenceSaid {
  readonly text: string;
  /** Stands behind it without being part of it. */
  readonly behind?: string;
  readonly trick?: string;
  readonly givesQuantity?: boolean;
  readonly givesCondition?: boolean;
  readonly givesOpposedCondition?: boolean;
}

/** One sentence of an answer, and its purpose. */
export interface Piece extends SentenceSaid {
  readonly kind:
    | 'opening'
    | 'position'
    | 'statement'
    | 'case'
    | 'reported'
    | 'uncertainty'
    | 'filler'
    | 'trick'
    | 'closing'
    | 'signature';
  readonly claim?: ClaimSource;
  /** Further claims on which it takes the same stance. */
  readonly also?: readonly ClaimSource[];
  readonly stance?: Stance;
  /** The cases that it names. */
  readonly caseIds?: readonly string[];
  /** In a synthesizer's words. */
  readonly own?: string;
  /** Names of the author as in the text. */
  readonly names?: readonly string[];
}
