import type { SectionReading } from '../../src/findings/drafts.ts';
import type {
  CheckedCamp,
  CheckedDetail,
  CheckedStance,
  CrossCheck,
  QuestionType,
  SecondGrouping,
} from '../../src/findings/findings.ts';
import type { DoubtedCaveat, Doubts } from '../../src/findings/readings/doubts.ts';
import type { AdjudicateResult } from '../../src/stages/adjudicate/check-answers.ts';
import type { AnsweredCall, CallCost } from '../../src/stages/call/ladder.ts';
import type { CampMember, Camps } from '../../src/stages/camps/find-camps.ts';
import type { Extraction } from '../../src/stages/extract/extract-claims.ts';
import type { ClaimGroup } from '../../src/stages/group/panel-claims.ts';
import type { LabelResult } from '../../src/stages/label/label.ts';
import type { Mended } from '../../src/stages/read/mend-section.ts';
import type { FoundFault } from '../../src/stages/read/read-section.ts';
import type { Selection } from '../../src/stages/select/stage.ts';
import type { HandedIn } from '../../src/stages/write/define-writer.ts';

/** The JSON body of the artefact of each step, as stored in synthesis_artifacts. */
export interface ArtifactBodies {
  readonly extract: ExtractionArtifact;
  /** The extraction by the other synthesizer, of a few responses, to estimate what extraction misses. */
  readonly extract_again: CallArtifact<Extraction>;
  readonly group: CallArtifact<ClaimGroup[]>;
  readonly group_again: CallArtifact<ClaimGroup[]>;
  /** Whether the statements of each pair say the same; null if there is no answer. */
  readonly group_compare: CallArtifact<readonly (boolean | null)[]>;
  readonly group_all: GroupsArtifact;
  readonly select: ClaimsArtifact;
  /** The first synthesizer's classification; if it says task, also the second one's. */
  readonly camps_classify: CallArtifact<QuestionType>;
  readonly camps: CallArtifact<Camps>;
  /** The other synthesizer's view of who belongs to which camp. */
  readonly camps_place: CallArtifact<readonly CampMember[]>;
  readonly label: CallArtifact<LabelResult>;
  readonly adjudicate_compare: ComparedReadingsArtifact;
  /** By number of the list of questions. */
  readonly adjudicate: CallArtifact<AdjudicateResult>;
  /** What counts when writing began. Answers that arrive later do not change it. */
  readonly adjudicate_settle: CrossCheck;
  readonly write: CallArtifact<HandedIn<unknown>>;
  readonly read: CallArtifact<readonly FoundFault[]>;
  readonly read_mend: CallArtifact<Mended>;
  readonly read_settle: SectionArtifact;
}

/** A section once it has been read; without a draft if nothing of it could stay. */
export interface SectionArtifact extends Omit<SectionReading, 'section'> {
  readonly draft: unknown;
}

interface StoredCost extends Omit<CallCost, 'answers'> {
  readonly answers: readonly StoredAnswer[];
}

/** `modelId`: the synthesizer that was asked; early copies did not store it. */
export interface StoredAnswer extends Omit<AnsweredCall, 'asked'> {
  readonly modelId?: string;
}

/** The result of one synthesizer call. */
export type CallArtifact<Value> = StoredCost &
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

/** All groups of the panel's claims, and how they were found. */
export interface GroupsArtifact {
  readonly groups: readonly ClaimGroup[];
  /** Batches that no synthesizer could group. */
  readonly unmerged: number;
  readonly secondGrouping: SecondGrouping;
}

/** The claims and uncertainties against which the panel is counted. */
export interface ClaimsArtifact extends Omit<Selection, 'groupsHash'> {
  readonly claimsProposed: number;
  readonly secondGrouping: SecondGrouping;
}

/** Everything that was found, and lists of what two synthesizers have not found alike. */
export interface ComparedReadingsArtifact {
  readonly stances: readonly CheckedStance[];
  readonly camps: readonly CheckedCamp[];
  readonly details: readonly CheckedDetail[];
  readonly caveats: readonly DoubtedCaveat[];
  readonly lists: readonly AskedList[];
}

/** A list of questions for one synthesizer. */
export interface AskedList extends Doubts {
  /** Its index among those that label. */
  readonly to: 0 | 1 | 2;
}
