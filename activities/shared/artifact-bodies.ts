import type { Reduction, SelectedClaim } from '../../src/findings/findings.ts';
import type { LadderCost } from '../../src/synthesis/call/ladder.ts';
import type { UncertaintyGroup } from '../../src/synthesis/claims/uncertainties.ts';
import type { ReadResult } from '../../src/synthesis/extract/extract-claims.ts';

// What is kept of a synthesis, as JSON, in synthesis_artifacts: one type per stage.

/** What one call of the synthesizers came to. */
export type StageArtifact<Value> = LadderCost &
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

/** A response is read, or set aside because there is nothing in it to read. */
export type ReadArtifact =
  | StageArtifact<ReadResult>
  | { readonly ok: false; readonly excluded: 'empty' | 'refusal' };

/** The claims and uncertainties that the panel is counted by. */
export interface ClaimsArtifact {
  readonly claims: readonly SelectedClaim[];
  readonly uncertainties: readonly UncertaintyGroup[];
  readonly claimsProposed: number;
  readonly reductions: readonly Reduction[];
}
