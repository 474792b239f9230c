import type { CallFacts } from '../domain/run/chat.ts';
import type { FailureClass } from '../domain/run/model-outcome.ts';

export const questionTypes = [
  'decision',
  'comparison',
  'factual',
  'forecast',
  'explanation',
  'other',
] as const;
export type QuestionType = (typeof questionTypes)[number];

/** One invited model as its panel row stands: the facts of the acceptance and what became of its answer. */
export interface FactModel {
  readonly modelId: string;
  readonly displayName: string;
  readonly labId: string | null;
  readonly labName: string | null;
  readonly countryCode: string | null;
  readonly countryName: string | null;
  readonly region: string | null;
  readonly family: string | null;
  readonly status: 'success' | 'error' | 'timeout';
  readonly failure: FailureClass | null;
  readonly lateRetry: boolean;
  readonly responseId: string | null;
  /** The model that the endpoint named as the one that answered; null where it named none. */
  readonly servedModel: string | null;
  /** Null where the call was not kept. */
  readonly call: CallFacts | null;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly simulated: boolean;
  /** The stored text; spans count its code points. Null where none is stored. */
  readonly text: string | null;
}

/** A model that answered but is in no denominator: nothing could be read from its answer. */
export interface ExcludedModel {
  readonly modelId: string;
  /** One word: `empty`, `refusal`, `unreadable`, `unlabelled`, `failed_trial`. */
  readonly reason: string;
}

/** Something that responses leave open, grounded in each of them. Ids are `u1`, `u2`, … */
export interface UncertaintyNote {
  readonly id: string;
  readonly description: string;
  readonly modelIds: readonly string[];
}

/** A stretch of one model's stored text, in Unicode code points: what responses/text takes as offset. */
export interface Span {
  readonly offset: number;
  readonly length: number;
}

/** What a response says of a claim. Silence is `not_addressed` and carries no span. */
export type Stance = 'support' | 'oppose' | 'mixed';

/** One claim that was put to every response. Ids start at 1 and mean nothing beyond this run. */
export interface SelectedClaim {
  readonly claimId: number;
  readonly statement: string;
  readonly caveats: readonly string[];
}

/** One position that the panel formed. Ids start at 1. */
export interface CampThesis {
  readonly campId: number;
  readonly label: string;
  readonly thesis: string;
  readonly recommendedOption: string | null;
}

/** What one response says of every claim it addresses, each with the verified place where it says so. */
export interface ResponseLabels {
  readonly modelId: string;
  readonly stances: readonly {
    readonly claimId: number;
    readonly stance: Stance;
    readonly span: Span;
    /** Where a second coder has found another stance, or the same words of doubt elsewhere. */
    readonly otherSpan?: Span;
  }[];
  readonly camp: { readonly campId: number; readonly span: Span } | null;
}

/** What earlier stages found of single responses: labelling finds the same again, or one of the two is wrong. */
export interface EarlierFindings {
  /** Claims that a response was found to make, by the claim that they were merged into. */
  readonly claims: readonly {
    readonly claimId: number;
    readonly modelId: string;
    readonly stance: 'support' | 'oppose';
  }[];
  /** Responses that a camp was formed from. */
  readonly camps: readonly { readonly campId: number; readonly modelId: string }[];
}

/** Something that the report had to leave out or replace; becomes an entry of the report's `errors`. */
export interface Degradation {
  readonly code: string;
  readonly message: string;
}

/** What was established about a run: all that is counted and written from. The synthesis has it before anything is written. */
export interface Findings {
  readonly question: string;
  readonly models: readonly FactModel[];
  readonly excluded: readonly ExcludedModel[];
  readonly claims: readonly SelectedClaim[];
  readonly camps: readonly CampThesis[];
  readonly labels: readonly ResponseLabels[];
  readonly uncertaintyNotes: readonly UncertaintyNote[];
  /** Missing where an older version began the run. */
  readonly earlier?: EarlierFindings;
}
