/** What a writer knows of the subject beyond its tables. */
export interface Prose {
  /** The English name of its language; in another one it can't be used. */
  readonly language: string;
  readonly claimOf: (statement: string) => ClaimProse | null;
  readonly campOf: (camp: { readonly label: string; readonly thesis: string }) => CampProse | null;
  readonly uncertaintyOf: (description: string) => UncertaintyProse | null;
}

export interface ClaimProse {
  readonly id: string;
  readonly label: string;
  readonly isRare: boolean;
  readonly matters?: string;
  readonly dispute?: {
    readonly issue: string;
    readonly tension: string;
    readonly assumptions: readonly string[];
    readonly resolving: readonly string[];
  };
}

export interface CampProse {
  readonly headline: string;
  readonly rationale: string;
  readonly advice: string;
  /** When this option is the right one. */
  readonly suits: string;
}

export interface UncertaintyProse {
  readonly id: string;
  readonly description: string;
  readonly why: string;
  readonly resolving: readonly string[];
  /** The ids of the claims that depend on it. */
  readonly claims: readonly string[];
}
