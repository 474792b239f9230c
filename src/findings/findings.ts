import type { CallFacts } from '../domain/run/chat.ts';
import type { FailureClass } from '../domain/run/model-outcome.ts';
import type { PairedComparison } from './drafts.ts';

export const questionTypes = [
  'decision',
  'comparison',
  'factual',
  'forecast',
  'explanation',
  'quantity',
  'task',
  'other',
] as const;
export type QuestionType = (typeof questionTypes)[number];

/** Whether a question has one right answer, so that there is nothing to recommend (R-R20). */
export function asksForFact(type: QuestionType): boolean {
  return type === 'factual' || type === 'quantity';
}

/** One invited model as in its panel row: who it is, and how its call ended. */
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
  /** The model that answered according to the endpoint; null if it named none. */
  readonly servedModel: string | null;
  /** Null if there is no answer. */
  readonly call: CallFacts | null;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly simulated: boolean;
  /** The stored text, in whose code points spans are counted; null if there is none. */
  readonly text: string | null;
}

/** A model whose answer is not counted. */
export interface ExcludedModel {
  readonly modelId: string;
  /** One word: `empty`, `refusal`, `unreadable`, `unlabelled`. */
  readonly reason: string;
}

/** Something that these responses call uncertain. Ids are `u1`, `u2`, … */
export interface UncertaintyNote {
  readonly id: string;
  readonly description: string;
  readonly modelIds: readonly string[];
}

/** A quantity for which responses give figures, with the figures of each. */
export interface QuantityNote {
  readonly what: string;
  /** The unit, without a multiplying word such as "million": values are in ones. */
  readonly unit: string;
  /** Whether responses give it as their answer to the question. */
  readonly answersQuestion: boolean;
  /** One for each response; `low` and `high` are the same for a single number. */
  readonly values: readonly {
    readonly modelId: string;
    readonly low: number;
    readonly high: number;
    /** The figure before it was converted; null if the response gives it in this unit. */
    readonly given: GivenFigure | null;
    readonly span: Span;
  }[];
}

/** A figure in the units of its response: 15 minutes to 2 hours. */
export interface GivenFigure {
  readonly low: number;
  readonly unit: string;
  readonly high: number;
  readonly highUnit: string;
}

/** A case on which answers depend, and the option chosen in it; null for a factor without one. */
export interface CaseNote {
  readonly when: string;
  readonly option: string | null;
  /** One for each response that names it. */
  readonly holders: readonly { readonly modelId: string; readonly span: Span }[];
}

/** A part of a model's stored text, in Unicode code points, as offsets of `responses/text` are. */
export interface Span {
  readonly offset: number;
  readonly length: number;
}

/** A response's stance on a claim it addresses; otherwise it has no stance and no span. */
export type Stance = 'support' | 'oppose' | 'mixed';

/** A claim that every response is labelled against. Ids start at 1, and hold within the run. */
export interface SelectedClaim {
  readonly claimId: number;
  readonly statement: string;
  /**
   * The average weight that the responses making it give it: 1 if each puts it first, 0.5 for the
   * third, 0.29 for the tenth.
   */
  readonly stake: number;
  /** The thing that it recommends, if the question asks for a list of such things. */
  readonly option?: string;
}

/** One answer to the question that part of the panel gives. Ids start at 1. */
export interface CampThesis {
  readonly campId: number;
  readonly label: string;
  readonly thesis: string;
  readonly recommendedOption: string | null;
}

/** What a response says of the claims, and its camp, each with its span. */
export interface ResponseLabels {
  readonly modelId: string;
  readonly stances: readonly {
    readonly claimId: number;
    readonly stance: Stance;
    readonly span: Span;
    /** Another sentence, if two synthesizers found the stance in different ones. */
    readonly otherSpan?: Span;
  }[];
  /** Claims on which two synthesizers differ to the end about this response, in ascending order. */
  readonly unresolved: readonly number[];
  /** Claims that it reports as others', whether or not it takes a stance on them too. */
  readonly reported: readonly { readonly claimId: number; readonly span: Span }[];
  readonly camp: { readonly campId: number; readonly span: Span } | null;
}

/** A claim extracted from a response, by the selected claim that it was merged into. */
export interface MergedClaim {
  readonly claimId: number;
  readonly modelId: string;
  readonly stance: Side;
  readonly span: Span;
  /** The caveat that the response puts on it, in the same place. */
  readonly caveat?: string;
}

export type Side = 'support' | 'oppose';

/** The second grouping of the statements, by a synthesizer that did not see the first one's. */
export interface SecondGrouping extends Pick<OppositesJudged, 'unanswered' | 'unasked'> {
  /** Model ids of those that grouped again or were asked about differences. */
  readonly by: readonly string[];
  /** Lists of statements that were grouped. */
  readonly batches: number;
  /** Of those: grouped a second time. */
  readonly twice: number;
  /** Pairs of claims that only one of the two groupings puts together; apart if unanswered. */
  readonly differing: number;
  /** Of those: decided against the first grouping when they were asked again. */
  readonly changed: number;
  readonly opposites: OppositesJudged;
}

/** Pairs of statements in different words that were put together. */
export interface OppositesJudged {
  readonly pairs: number;
  /** Of those: separated, because they do not say the same. */
  readonly separated: number;
  /** Of those: asked about and without an answer. */
  readonly unanswered: number;
  /** Of those: too many to be asked about. */
  readonly unasked: number;
}

/** The stance of a response on a claim, as one synthesizer found it. */
export type Code = Stance | 'not_addressed';

/** Where a reading comes from, in their order. A synthesizer's later ones replace its earlier. */
export type ReadingStage = 'extract' | 'camps' | 'label' | 'adjudicate';

/**
 * What one synthesizer found in one response: its stance on a claim, or its camp. A synthesizer
 * that extracted other claims has no reading of this one; one that labelled the response has a
 * reading of every claim.
 */
export interface Reading<Found> {
  /** Model id of the synthesizer. */
  readonly by: string;
  readonly stage: ReadingStage;
  readonly found: Found;
  /** The sentence that shows it; null if nothing does, as where a position alone gave the camp. */
  readonly span: Span | null;
}

/** The stance of a response on a claim, with everything that was read of it. */
export interface CheckedStance {
  readonly modelId: string;
  readonly claimId: number;
  readonly readings: readonly Reading<Code>[];
}

/** The camp of a response, with all that was read of it; null in a reading if it is in none. */
export interface CheckedCamp {
  readonly modelId: string;
  readonly readings: readonly Reading<number | null>[];
}

/**
 * A figure or a case that extraction found in a response: an entry of the run's quantities or
 * cases, as they were grouped.
 */
export interface DetailRef {
  readonly kind: 'figure' | 'case';
  /** The index of its quantity, or of its case. */
  readonly group: number;
  readonly modelId: string;
}

/** A figure or a case with all that was read of it: whether the response gives it. */
export interface CheckedDetail extends DetailRef {
  readonly readings: readonly Reading<boolean>[];
}

/** Every stance, camp, figure and case that some synthesizer found, as each of them read it. */
export interface CrossCheck {
  /** Model ids of the synthesizers that were asked about what they had not found alike. */
  readonly asked: readonly string[];
  readonly stances: readonly CheckedStance[];
  readonly camps: readonly CheckedCamp[];
  readonly details: readonly CheckedDetail[];
}

/** Something that the report had to leave out or replace: an entry of its `errors`. */
export interface Degradation {
  readonly code: string;
  readonly message: string;
}

/** The number of claims that every response was labelled against, and of those left out. */
export interface ClaimChoice {
  readonly labelled: number;
  /** Of those: left out because labelling did not confirm them. */
  readonly unconfirmed: number;
  /** Of those: left out because a reported claim says the same, by claim id. */
  readonly repeated: readonly number[];
}

/** All that is established about a run before its report is written: the source of all counts. */
export interface Findings {
  readonly question: string;
  /** As classified by synthesizers from the question alone; `other` if none could tell. */
  readonly questionType: QuestionType;
  readonly models: readonly FactModel[];
  readonly excluded: readonly ExcludedModel[];
  readonly claims: readonly SelectedClaim[];
  readonly camps: readonly CampThesis[];
  readonly labels: readonly ResponseLabels[];
  readonly uncertaintyNotes: readonly UncertaintyNote[];
  /** What the question asks for comes first. */
  readonly quantities: readonly QuantityNote[];
  /** Number of further quantities that are not listed. */
  readonly quantitiesLeftOut: number;
  /** Cases named by most responses first. */
  readonly cases: readonly CaseNote[];
  /** Number of further cases that are not listed. */
  readonly casesLeftOut: number;
  readonly extracted: readonly MergedClaim[];
  /** What two synthesizers found, from which the labels follow. */
  readonly crossCheck: CrossCheck;
  /** How many of the labelled claims were chosen; missing if all of them were. */
  readonly selection?: ClaimChoice;
  /** Of the responses to a task; null if nobody compared them, missing for other questions. */
  readonly comparison?: PairedComparison | null;
}
