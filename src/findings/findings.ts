import type { CallFacts } from '../domain/run/chat.ts';
import type { FailureClass } from '../domain/run/model-outcome.ts';

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
  /** Null if the call was not recorded. */
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
  /** One word: `empty`, `refusal`, `unreadable`, `unlabelled`, `failed_trial`. */
  readonly reason: string;
}

/** Something that these responses call uncertain. Ids are `u1`, `u2`, … */
export interface UncertaintyNote {
  readonly id: string;
  readonly description: string;
  readonly modelIds: readonly string[];
}

/** One thing that responses put a figure to, with what each of them says. */
export interface QuantityNote {
  readonly what: string;
  /** What is counted or measured, without a word that multiplies: values are in ones. */
  readonly unit: string;
  /** Whether responses give it as their answer to the question. */
  readonly answersQuestion: boolean;
  /** One for each response; `low` and `high` are the same for a single number. */
  readonly values: readonly {
    readonly modelId: string;
    readonly low: number;
    readonly high: number;
    readonly span: Span;
  }[];
}

/** A case on which answers depend, and what responses would choose in it. */
export interface ConditionNote {
  readonly condition: string;
  readonly option: string;
  /** One for each response that names it. */
  readonly holders: readonly { readonly modelId: string; readonly span: Span }[];
}

/** A part of one model's stored text, in Unicode code points, as offsets of `responses/text` are. */
export interface Span {
  readonly offset: number;
  readonly length: number;
}

/** A response's stance on a claim it addresses. A response that does not address it has no stance and no span. */
export type Stance = 'support' | 'oppose' | 'mixed';

/** A claim that every response is labelled against. Ids start at 1 and are valid within the run only. */
export interface SelectedClaim {
  readonly claimId: number;
  readonly statement: string;
  /** Of both sides, as older versions stored them; now each stands with the response that makes it (EarlierFindings). */
  readonly caveats: readonly string[];
  /**
   * How much the responses that make it put on it, on average: 1 if each puts it first, 0.5 for the third place, 0.29 for the
   * tenth. Missing in what an older version stored.
   */
  readonly stake?: number;
}

/** One answer to the question that part of the panel gives. Ids start at 1. */
export interface CampThesis {
  readonly campId: number;
  readonly label: string;
  readonly thesis: string;
  readonly recommendedOption: string | null;
}

/** The stances of one response on the claims that it addresses, and its camp, each with its span. */
export interface ResponseLabels {
  readonly modelId: string;
  readonly stances: readonly {
    readonly claimId: number;
    readonly stance: Stance;
    readonly span: Span;
    /** The second coder's span, if the coders differ on the stance. */
    readonly otherSpan?: Span;
  }[];
  readonly camp: { readonly campId: number; readonly span: Span } | null;
}

/** Findings of earlier stages about single responses. Labelling should agree with them; if not, one of the two is wrong. */
export interface EarlierFindings {
  /** Claims extracted from a response, by the selected claim that they were merged into. */
  readonly claims: readonly {
    readonly claimId: number;
    readonly modelId: string;
    readonly stance: 'support' | 'oppose';
    /** The condition that the response puts on it, and where it stands. */
    readonly caveat?: { readonly wording: string; readonly span: Span };
  }[];
  /** Responses from whose positions a camp was formed. */
  readonly camps: readonly { readonly campId: number; readonly modelId: string }[];
}

/** A stance in doubt: what each source says of it, and what was made of it when it was asked again. */
export interface SettledStance {
  readonly modelId: string;
  readonly claimId: number;
  /** By the first coder, and by the second where it labelled the response. */
  readonly labelled: readonly (Stance | 'not_addressed')[];
  /** The sides on which extraction found the claim, and `mixed` under a condition; empty where it did not find it. */
  readonly earlier: readonly Stance[];
  /** Missing where the second look gave no answer that could be shown. */
  readonly again?: Stance | 'not_addressed';
  readonly outcome: Stance | 'not_addressed';
  /** Whether sources agree on it; else it stands as labelled, or is attributed to nobody. */
  readonly decided: boolean;
}

/** The same for the camp of a response; null where a source puts it into none. */
export interface SettledCamp {
  readonly modelId: string;
  readonly labelled: readonly (number | null)[];
  /** The camp that was formed from it. */
  readonly earlier: number | null;
  readonly again?: number | null;
  readonly outcome: number | null;
  readonly decided: boolean;
}

/** What was asked again because sources differed, or only one had found it. `labels` hold the outcomes. */
export interface Settled {
  /** Model ids of those that were asked. */
  readonly by: readonly string[];
  readonly stances: readonly SettledStance[];
  readonly camps: readonly SettledCamp[];
}

/** How statements were grouped a second time, by another synthesizer that did not see the first one's groups. */
export interface Regrouping {
  /** Model ids of those that grouped again or were asked about differences. */
  readonly by: readonly string[];
  /** Lists of statements that were grouped. */
  readonly batches: number;
  /** Of those: grouped a second time. */
  readonly twice: number;
  /** Pairs of claims that only one of the two groupings puts together. */
  readonly differing: number;
  /** Of those: decided against the first grouping when they were asked again. */
  readonly changed: number;
  /** Of those: without an answer; they stand as first grouped. */
  readonly unanswered: number;
  /** Missing if an older version grouped the claims. */
  readonly opposites?: OppositesJudged;
}

/** Statements that were put together and hold a comparison or a negation, in pairs. */
export interface OppositesJudged {
  readonly pairs: number;
  /** Of those: parted, because they do not say the same. */
  readonly parted: number;
  /** Of those: without an answer; decided by lists of words. */
  readonly unanswered: number;
}

/** Something that the report had to leave out or replace: an entry of its `errors`. */
export interface Degradation {
  readonly code: string;
  readonly message: string;
}

/** How many claims every response was labelled against. */
export interface ClaimChoice {
  readonly labelled: number;
  /** Of those: not borne out by labelling, and left out. */
  readonly unmade: number;
}

/** Everything established about a run before its report is written: the source of all counts and texts. */
export interface Findings {
  readonly question: string;
  /** As synthesizers take it that see the question alone; missing where none could tell. */
  readonly questionType?: QuestionType;
  readonly models: readonly FactModel[];
  readonly excluded: readonly ExcludedModel[];
  readonly claims: readonly SelectedClaim[];
  readonly camps: readonly CampThesis[];
  readonly labels: readonly ResponseLabels[];
  readonly uncertaintyNotes: readonly UncertaintyNote[];
  /** What the question asks for comes first. Missing if an older version began the run. */
  readonly quantities?: readonly QuantityNote[];
  /** How many further things responses put a figure to. */
  readonly quantitiesLeftOut?: number;
  /** Those of most responses first. Missing if an older version began the run. */
  readonly conditions?: readonly ConditionNote[];
  /** How many further cases responses name. */
  readonly conditionsLeftOut?: number;
  /** Missing if an older version began the run. */
  readonly earlier?: EarlierFindings;
  /** Missing where nothing was asked again. */
  readonly settled?: Settled;
  /** How the claims were chosen from those that were labelled; missing where all of them are here. */
  readonly selection?: ClaimChoice;
}
