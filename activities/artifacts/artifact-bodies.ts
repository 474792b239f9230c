import type { CallingStep } from '../../src/domain/run/stages.ts';
import type { SectionReading } from '../../src/findings/drafts.ts';
import type {
  CheckedCamp,
  CheckedDetail,
  CheckedStance,
  CrossCheck,
  Degradation,
  SecondGrouping,
} from '../../src/findings/findings.ts';
import type { Doubts } from '../../src/findings/readings/doubts.ts';
import type { AnsweredCall, CallCost } from '../../src/stages/call/ladder.ts';
import type { Extraction } from '../../src/stages/extract/extract-claims.ts';
import type { ClaimGroup } from '../../src/stages/group/panel-claims.ts';
import type { Stage, StageValue } from '../../src/stages/registry.ts';
import type { Selection } from '../../src/stages/select/stage.ts';

/** The result of each step that calls synthesizers: the value that its stage judges. */
type CallBodies = {
  readonly [Step in CallingStep]: CallArtifact<StageValue<StageOf<Step>>>;
};

/** The other synthesizer is asked as the first one was. */
type StageOf<Step extends CallingStep> = Step extends `${infer First extends Stage}_again`
  ? First
  : Extract<Step, Stage>;

/** The JSON body of the artefact of each step, as stored in synthesis_artifacts. */
export interface ArtifactBodies extends Omit<CallBodies, 'extract'> {
  readonly extract: ExtractionArtifact;
  readonly group_all: GroupsArtifact;
  readonly select: ClaimsArtifact;
  /** The same once pairs in doubt have been asked about; without it, they count as unanswered. */
  readonly select_settle: ClaimsArtifact;
  readonly adjudicate_compare: ComparedReadingsArtifact;
  /** What counts when writing began. Answers that arrive later do not change it. */
  readonly adjudicate_settle: CrossCheck;
  readonly read_settle: SectionArtifact;
}

/** A section once it has been read; without a draft if nothing of it could stay. */
export interface SectionArtifact extends Omit<SectionReading, 'section'> {
  readonly draft: unknown;
}

interface StoredCost extends Omit<CallCost, 'answers'> {
  readonly answers: readonly PaidAnswer[];
}

/** `modelId`: the synthesizer that was asked. */
interface PaidAnswer extends Omit<AnsweredCall, 'asked'> {
  readonly modelId: string;
}

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

/**
 * The claims extracted from a response, or the reason why there are none: it is empty, or a
 * refusal.
 */
export type ExtractionArtifact =
  | CallArtifact<Extraction>
  | { readonly ok: false; readonly excluded: 'empty' | 'refusal' };

/** All groups of the panel's claims, and how they were found. */
export interface GroupsArtifact {
  readonly groups: readonly ClaimGroup[];
  readonly rounds: number;
  /**
   * Pairs of panel claims whose groups may turn out to say the same, because nobody has been asked
   * yet.
   */
  readonly inDoubt: readonly (readonly [string, string])[];
  /** Batches that no synthesizer could group. */
  readonly unmerged: number;
  readonly secondGrouping: SecondGrouping;
}

/** The claims and uncertainties against which the panel is counted. */
export interface ClaimsArtifact extends Selection {
  readonly claimsProposed: number;
  readonly secondGrouping: SecondGrouping;
  readonly reductions: readonly Degradation[];
}

/** Everything that was found, and lists of what two synthesizers have not found alike. */
export interface ComparedReadingsArtifact {
  readonly stances: readonly CheckedStance[];
  readonly camps: readonly CheckedCamp[];
  readonly details: readonly CheckedDetail[];
  readonly lists: readonly AskedList[];
}

export interface AskedList extends Doubts {
  /** Its index among those that label. */
  readonly to: 0 | 1 | 2;
}
