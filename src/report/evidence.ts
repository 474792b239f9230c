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
  readonly stances: readonly { readonly claimId: number; readonly stance: Stance; readonly span: Span }[];
  readonly camp: { readonly campId: number; readonly span: Span } | null;
}

/** Something that the report had to leave out or replace; becomes an entry of the report's `errors`. */
export interface Reduction {
  readonly code: string;
  readonly message: string;
}

/** The four written sections. Text may hold slots such as `{{K1.model_count}}`; code fills them (R-R05). */
export interface WrittenAnswer {
  readonly headline: string;
  readonly directAnswer: string;
  readonly rationale: string;
  readonly recommendedOption: string | null;
  readonly keyPoints: readonly {
    readonly label: string;
    readonly statement: string;
    readonly claimIds: readonly number[];
  }[];
  readonly recommendation: { readonly statement: string; readonly claimIds: readonly number[] } | null;
  readonly rankedOptions: readonly {
    readonly option: string;
    readonly rationale: string;
    readonly claimIds: readonly number[];
  }[];
}

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
  readonly insight: string;
  readonly whyItMatters: string;
}

export interface WrittenUncertainty {
  readonly description: string;
  readonly claimIds: readonly number[];
  readonly whyUnresolved: string;
  readonly whatWouldResolveIt: readonly string[];
}
