import type { Section } from '../domain/run/run-messages.ts';

/** A section as a synthesizer wrote it, without counts: code prints them beside it (R-R05). */
export interface WrittenAnswer {
  readonly headline: string;
  readonly directAnswer: string;
  readonly rationale: string;
  readonly keyPoints: readonly {
    readonly label: string;
    readonly statement: string;
    readonly claimIds: readonly number[];
  }[];
  /** The writer's own judgement, apart from what the panel says; null if it judges nothing. */
  readonly assessment: WrittenAssessment | null;
  readonly recommendation: { readonly statement: string; readonly claimIds: readonly number[] } | null;
  /** Why the options are chosen; code ranks them. */
  readonly rankedOptions: readonly {
    readonly option: string;
    readonly rationale: string;
    readonly claimIds: readonly number[];
  }[];
}

/** What a synthesizer judges of the answers. It changes no count. */
export interface WrittenAssessment {
  /** The camp whose answer it finds better supported; null if none is. */
  readonly favours: number | null;
  readonly statement: string;
  readonly reasons: readonly {
    readonly kind: AssessmentKind;
    readonly statement: string;
    readonly claimIds: readonly number[];
  }[];
  /**
   * What it knows besides the panel's answers and nothing here checks, with the claims that it
   * bears on.
   */
  readonly ownKnowledge: readonly { readonly statement: string; readonly claimIds: readonly number[] }[];
}

/** What a reason for a judgement is about. */
export const assessmentKinds = [
  'source',
  'contradiction',
  'arithmetic',
  'outdated',
  'turns_on',
  'other',
] as const;
export type AssessmentKind = (typeof assessmentKinds)[number];

export interface WrittenDisagreement {
  readonly issue: string;
  readonly claimIds: readonly number[];
  readonly campIds: readonly number[];
  readonly coreTension: string;
  readonly assumptions: readonly string[];
  readonly whyItMatters: string;
  readonly resolvingInformation: readonly string[];
}

export interface WrittenMinorityInsight {
  readonly claimId: number;
  /** Empty if the claim says it; code then prints the words of the claim. */
  readonly insight: string;
  readonly whyItMatters: string;
}

export interface WrittenUncertainty {
  readonly description: string;
  readonly claimIds: readonly number[];
  readonly whyUnresolved: string;
  readonly whatWouldResolveIt: readonly string[];
  /** Ids of the uncertainty notes it rests on, from which code finds the models that raised it. */
  readonly sources: readonly string[];
}

/** The sections as the synthesizers wrote them; null for one without a usable draft. */
export interface Drafts {
  readonly answer: WrittenAnswer | null;
  readonly disagreements: readonly WrittenDisagreement[] | null;
  readonly minority_insights: readonly WrittenMinorityInsight[] | null;
  readonly uncertainties: readonly WrittenUncertainty[] | null;
}

/** One section as it was written. */
export type Draft<S extends Section> = NonNullable<Drafts[S]>;

/** Sentences of one field that were left out of a written section. */
export interface LeftOut {
  /** As in the writer's output, without the index of an entry: `key_points.statement`. */
  readonly field: string;
  readonly sentences: number;
  /** Whether a check of the code refused them, or the reader. */
  readonly by: 'code' | 'reader';
}

/** The check of a written section by a reader. */
export interface SectionReading {
  readonly section: Section;
  /** Model id of the synthesizer that wrote it. */
  readonly writer: string;
  /**
   * Model id of the synthesizer that read the section without having written it; null if there was
   * none to be had.
   */
  readonly reader: string | null;
  /** Sentences that there were to read. */
  readonly sentences: number;
  /** Sentences that the writer was asked to word anew. */
  readonly askedAgain: number;
  readonly leftOut: readonly LeftOut[];
}

/** What can speak for a response to a task, and against it: words of code stand for them. */
export const reasonKinds = ['correct', 'complete', 'follows_request', 'clear', 'explains', 'safe'] as const;
export const defectKinds = ['wrong', 'incomplete', 'off_request', 'unclear', 'unsafe', 'unneeded'] as const;
export type ReasonKind = (typeof reasonKinds)[number];
export type DefectKind = (typeof defectKinds)[number];

/** One point about a response; no span where no sentence shows it, as for what is missing. */
export interface Point<Kind> {
  readonly kind: Kind;
  readonly span: { readonly offset: number; readonly length: number } | null;
}

/** What one synthesizer found in two responses, which it was shown in this order. */
export interface PairReading {
  /** Model id of the synthesizer. */
  readonly by: string;
  readonly shown: readonly [first: string, second: string];
  readonly better: 'first' | 'second' | 'equal';
  /** For the better one. */
  readonly reasons: readonly Point<ReasonKind>[];
  /** Of each, in the order shown. */
  readonly defects: readonly [readonly Point<DefectKind>[], readonly Point<DefectKind>[]];
}

/** A pair of responses: how many readings name each of them as the better one, or neither. */
export interface ComparedPair {
  readonly modelIds: readonly [string, string];
  readonly named: readonly [number, number];
  readonly equal: number;
}

/** A point about the response of a model that both synthesizers name. */
export interface SharedPoint<Kind> extends Point<Kind> {
  readonly modelId: string;
}

/** Responses to a task, compared in pairs by two synthesizers, each in both orders. */
export interface PairedComparison {
  readonly synthesizers: readonly string[];
  readonly pairs: readonly ComparedPair[];
  /** Of the best response; none if no response stands out. */
  readonly reasons: readonly SharedPoint<ReasonKind>[];
  readonly defects: readonly SharedPoint<DefectKind>[];
}
