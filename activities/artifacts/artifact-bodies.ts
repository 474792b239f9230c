import type { Said } from '../../src/findings/coverage.ts';
import type { SectionReading } from '../../src/findings/drafts.ts';
import type {
  CheckedCamp,
  CheckedDetail,
  CheckedStance,
  CrossCheck,
  Degradation,
  QuestionType,
  Regrouping,
  SelectedClaim,
} from '../../src/findings/findings.ts';
import type { DoubtedCaveat, Doubts } from '../../src/findings/readings/doubts.ts';
import type { AdjudicateResult } from '../../src/stages/adjudicate/check-answers.ts';
import type { CallCost } from '../../src/stages/call/ladder.ts';
import type { CampMember, Camps } from '../../src/stages/camps/find-camps.ts';
import type { Extraction } from '../../src/stages/extract/extract-claims.ts';
import type { ClaimGroup } from '../../src/stages/group/panel-claims.ts';
import type { LabelResult } from '../../src/stages/label/label.ts';
import type { Mended } from '../../src/stages/read/mend-section.ts';
import type { FoundFault } from '../../src/stages/read/read-section.ts';
import type { ConditionGroups } from '../../src/stages/select/conditions.ts';
import type { QuantityGroups } from '../../src/stages/select/quantities.ts';
import type { MadeClaim } from '../../src/stages/select/select.ts';
import type { UncertaintyGroup } from '../../src/stages/select/uncertainties.ts';
import type { HandedIn } from '../../src/stages/write/define-writer.ts';
import type { artifactKinds } from './artifact-kinds.ts';

/** The JSON body of each kind of artefact, as stored in synthesis_artifacts. */
export interface ArtifactBodies {
  readonly [artifactKinds.extract]: ExtractionArtifact;
  /** The extraction by the other synthesizer, of a few responses, to estimate what extraction misses. */
  readonly [artifactKinds.secondExtract]: CallArtifact<Extraction>;
  readonly [artifactKinds.merge]: CallArtifact<ClaimGroup[]>;
  readonly [artifactKinds.secondMerge]: CallArtifact<ClaimGroup[]>;
  /** Whether the statements of each pair say the same; null if there is no answer. */
  readonly [artifactKinds.comparison]: CallArtifact<readonly (boolean | null)[]>;
  readonly [artifactKinds.claims]: ClaimsArtifact;
  /** The first synthesizer's classification; if it says task, also the second one's. */
  readonly [artifactKinds.questionType]: CallArtifact<QuestionType>;
  readonly [artifactKinds.camps]: CallArtifact<Camps>;
  /** The other synthesizer's view of who belongs to which camp. */
  readonly [artifactKinds.placement]: CallArtifact<readonly CampMember[]>;
  readonly [artifactKinds.label]: CallArtifact<LabelResult>;
  readonly [artifactKinds.crossCheck]: CrossCheckArtifact;
  /** By number of the list of questions. */
  readonly [artifactKinds.adjudication]: CallArtifact<AdjudicateResult>;
  /** What counts when writing began. Answers that arrive later do not change it. */
  readonly [artifactKinds.resolved]: CrossCheck;
  readonly [artifactKinds.write]: CallArtifact<HandedIn<unknown>>;
  readonly [artifactKinds.reading]: CallArtifact<readonly FoundFault[]>;
  readonly [artifactKinds.mending]: CallArtifact<Mended>;
  readonly [artifactKinds.section]: SectionArtifact;
}

/** A section once it has been read; without a draft if nothing of it could stay. */
export interface SectionArtifact extends Omit<SectionReading, 'section'> {
  readonly draft: unknown;
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
        /** True if every synthesizer's value was doubtful. */
        readonly isDoubtful: boolean;
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
  readonly made: readonly MadeClaim[];
  readonly uncertainties: readonly UncertaintyGroup[];
  readonly quantities: QuantityGroups;
  readonly conditions: ConditionGroups;
  readonly claimsProposed: number;
  readonly said: Said;
  readonly regrouping: Regrouping;
  readonly reductions: readonly Degradation[];
}

/** Everything that was found, and lists of what two synthesizers have not found alike. */
export interface CrossCheckArtifact {
  readonly stances: readonly CheckedStance[];
  readonly camps: readonly CheckedCamp[];
  readonly details: readonly CheckedDetail[];
  readonly caveats: readonly DoubtedCaveat[];
  readonly lists: readonly AskedList[];
}

/** A list of questions for one synthesizer. */
export interface AskedList extends Doubts {
  /** Its place among those that label. */
  readonly to: 0 | 1 | 2;
}
