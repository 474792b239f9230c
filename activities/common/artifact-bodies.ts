import type { Said } from '../../src/findings/coverage.ts';
import type { Doubts, Sources } from '../../src/findings/doubts/sources.ts';
import type {
  Degradation,
  QuestionType,
  Regrouping,
  ResponseLabels,
  SelectedClaim,
  Settled,
} from '../../src/findings/findings.ts';
import type { SecondCoding } from '../../src/findings/two-coders.ts';
import type { AdjudicateResult } from '../../src/synthesis/adjudicate/adjudicate.ts';
import type { CallCost } from '../../src/synthesis/call/ladder.ts';
import type { Camps } from '../../src/synthesis/camps/find-camps.ts';
import type { ConditionGroups } from '../../src/synthesis/claims/conditions.ts';
import type { ClaimGroup } from '../../src/synthesis/claims/panel-claims.ts';
import type { QuantityGroups } from '../../src/synthesis/claims/quantities.ts';
import type { MadeClaim } from '../../src/synthesis/claims/select.ts';
import type { UncertaintyGroup } from '../../src/synthesis/claims/uncertainties.ts';
import type { Extraction } from '../../src/synthesis/extract/extract-claims.ts';
import type { LabelResult } from '../../src/synthesis/label/label.ts';
import type { artifactKinds } from './artifact-kinds.ts';

/** The JSON body of each kind of artefact, as stored in synthesis_artifacts. */
export interface ArtifactBodies {
  readonly [artifactKinds.extract]: ExtractionArtifact;
  readonly [artifactKinds.merge]: CallArtifact<ClaimGroup[]>;
  readonly [artifactKinds.secondMerge]: CallArtifact<ClaimGroup[]>;
  /** For each pair that was asked whether it says the same; null where there is no answer. */
  readonly [artifactKinds.comparison]: CallArtifact<readonly (boolean | null)[]>;
  readonly [artifactKinds.claims]: ClaimsArtifact;
  /** By the first synthesizer; of a task also by the second one. */
  readonly [artifactKinds.questionType]: CallArtifact<QuestionType>;
  readonly [artifactKinds.camps]: CallArtifact<Camps>;
  readonly [artifactKinds.label]: CallArtifact<LabelResult>;
  readonly [artifactKinds.secondLabel]: CallArtifact<LabelResult>;
  readonly [artifactKinds.secondCoding]: SecondCodingArtifact;
  readonly [artifactKinds.doubts]: DoubtsArtifact;
  readonly [artifactKinds.adjudication]: CallArtifact<AdjudicateResult>;
  /** By the other synthesizer, of what was open after that. */
  readonly [artifactKinds.secondAdjudication]: CallArtifact<AdjudicateResult>;
  readonly [artifactKinds.settled]: SettledArtifact;
  readonly [artifactKinds.write]: CallArtifact<unknown>;
}

/** The result of one synthesizer call. */
export type CallArtifact<Value> = CallCost &
  (
    | {
        readonly ok: true;
        readonly value: Value;
        /** Model id of the synthesizer whose output this is. */
        readonly synthesizer: string;
        readonly handedOver: boolean;
        /** Whether no synthesizer had a value without a doubt. Missing in what an older version stored. */
        readonly isDoubtful?: boolean;
      }
    | { readonly ok: false; readonly reason: string }
  );

/** The claims extracted from a response, or the reason why there are none: it is empty, or a refusal. */
export type ExtractionArtifact =
  | CallArtifact<Extraction>
  | { readonly ok: false; readonly excluded: 'empty' | 'refusal' };

/** The claims and uncertainties against which the panel is counted. */
export interface ClaimsArtifact {
  readonly claims: readonly SelectedClaim[];
  /** Missing in what an older version stored. */
  readonly made?: readonly MadeClaim[];
  readonly uncertainties: readonly UncertaintyGroup[];
  /** Missing in what an older version stored. */
  readonly quantities?: QuantityGroups;
  readonly conditions?: ConditionGroups;
  readonly claimsProposed: number;
  /** Missing in what an older version stored. */
  readonly said?: Said;
  /** Missing in what an older version stored. */
  readonly regrouping?: Regrouping;
  readonly reductions: readonly Degradation[];
}

/** How the coders compare, as it stood when the sections were begun: a label that comes later changes nothing. */
export type SecondCodingArtifact = SecondCoding;

/** Responses of which something is to be asked again, with all that was found of each: a later label changes nothing. */
export type DoubtsArtifact = readonly (Doubts & {
  readonly sources: Sources;
  /** Model id of the synthesizer whose labels come first. Missing in what an older version stored. */
  readonly labelledBy?: string;
})[];

/** What became of them, and the labels that count, as it stood when the sections were begun. */
export interface SettledArtifact extends Settled {
  readonly labels: readonly ResponseLabels[];
}
