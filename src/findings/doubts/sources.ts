import type { ResponseLabels, Side, Span } from '../findings.ts';
import type { Code } from '../two-coders.ts';

/** All findings about one response before anything is asked again. */
export interface Sources {
  /** The first coder's labels, and the second one's if it labelled the response. */
  readonly labels: readonly [ResponseLabels, ...ResponseLabels[]];
  /** Claims that extraction found in the response; a claim may be on both sides, or under a condition. */
  readonly claims: readonly {
    readonly claimId: number;
    readonly stance: 'support' | 'oppose';
    readonly conditional: boolean;
    /** The condition. Missing in artefacts of older versions. */
    readonly caveat?: string;
    /** Missing in artefacts of older versions. */
    readonly span?: Span;
  }[];
  /** The camp that was formed from it; null if it was left out. */
  readonly campId: number | null;
  /**
   * True if the coders agree so little that every stance on which they differ is in doubt. Otherwise the first one's
   * label counts.
   */
  readonly twice: boolean;
}

/** The questions to ask again about one response. */
export interface Doubts {
  readonly claimIds: readonly number[];
  /** Every camp that a source named, if not all name the same one. */
  readonly campIds: readonly number[];
  /** Claims that extraction says are denied under a condition. Missing in artefacts of older versions. */
  readonly caveats?: readonly DoubtedCaveat[];
}

/** A condition that may be one on which the response makes the claim, or one on which it denies it. */
export interface DoubtedCaveat {
  readonly claimId: number;
  readonly caveat: string;
}

/**
 * The answers of a synthesizer that was asked again. An answer that it did not give, or without usable evidence, is
 * missing.
 */
export interface SecondLook {
  readonly stances: readonly {
    readonly claimId: number;
    readonly stance: Code;
    readonly span: Span | null;
  }[];
  readonly camps: readonly { readonly campId: number; readonly span: Span | null }[];
  /** The side that the response takes under the condition; null if it takes none, or both. Missing in older versions. */
  readonly caveats?: readonly { readonly claimId: number; readonly side: Side | null }[];
}
