import type { Degradation, SelectedClaim } from '../../src/findings/findings.ts';
import type { CallCost } from '../../src/synthesis/call/ladder.ts';
import type { UncertaintyGroup } from '../../src/synthesis/claims/uncertainties.ts';
import type { Extraction } from '../../src/synthesis/extract/extract-claims.ts';

// What is kept of a synthesis, as JSON, in synthesis_artifacts: one type per kind.

/** What one call of the synthesizers came to. */
export type CallArtifact<Value> = CallCost &
  (
    | {
        readonly ok: true;
        readonly value: Value;
        /** Model id of the synthesizer whose output this is. */
        readonly synthesizer: string;
        readonly handedOver: boolean;
      }
    | { readonly ok: false; readonly reason: string }
  );

/** What was extracted from a response, or why nothing was: it is empty, or it refuses to answer. */
export type ExtractionArtifact =
  | CallArtifact<Extraction>
  | { readonly ok: false; readonly excluded: 'empty' | 'refusal' };

/** The claims and uncertainties that the panel is counted by. */
export interface ClaimsArtifact {
  readonly claims: readonly SelectedClaim[];
  readonly uncertainties: readonly UncertaintyGroup[];
  readonly claimsProposed: number;
  readonly reductions: readonly Degradation[];
}
