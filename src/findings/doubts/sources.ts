import type { ResponseLabels, Side, Span } from '../findings.ts';
import type { Code } from '../two-coders.ts';

/** Everything that was found of one response before anything is asked again. */
export interface Sources {
  /** Of the first coder, and of the second where it labelled the response. */
  readonly labels: readonly [ResponseLabels, ...ResponseLabels[]];
  /** Claims that extraction found in it; a claim can stand on both sides, or under a condition. */
  readonly claims: readonly {
    readonly claimId: number;
    readonly stance: 'support' | 'oppose';
    readonly conditional: boolean;
    /** The condition. Missing in what an older version stored. */
    readonly caveat?: string;
    /** Missing in what an older version stored. */
    readonly span?: Span;
  }[];
  /** The camp that was formed from it; null where it was left out. */
  readonly campId: number | null;
  /** Whether the coders agree so little that what they differ on is in doubt: else the first one's label stands. */
  readonly twice: boolean;
}

/** What is to be asked again of one response. */
export interface Doubts {
  readonly claimIds: readonly number[];
  /** Every camp that a source named, where not all name the same one. */
  readonly campIds: readonly number[];
  /** Claims that extraction says are denied under a condition. Missing in what an older version stored. */
  readonly caveats?: readonly DoubtedCaveat[];
}

/** A condition that may be one on which the response makes the claim, or one on which it denies it. */
export interface DoubtedCaveat {
  readonly claimId: number;
  readonly caveat: string;
}

/** What a synthesizer answered when it was asked again. What it didn't answer, or can't show, is missing. */
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
