import type { CallFacts } from '../domain/run/chat.ts';
import type { StoredPanelId } from '../domain/run/panels.ts';
import type { SynthesisStage } from '../domain/run/synthesizer.ts';
import type { ClaimCoverage } from './coverage.ts';
import type { Drafts, SectionReading } from './drafts.ts';
import type { Degradation, Findings, SecondGrouping } from './findings.ts';

/** How often the synthesis had to ask again, hand over or give up, for the methodology. */
export interface SynthesisCounts {
  /**
   * Pieces of evidence whose sentences were found in the response. Whether they support the stance
   * is not checked.
   */
  readonly evidenceFound: number;
  /** Pieces of evidence that named no existing sentence, or one that cannot serve as evidence. */
  readonly evidenceDropped: number;
  readonly claimsProposed: number;
  /** Calls that were asked again because their output failed a check. */
  readonly callsReasked: number;
  /** Calls that the other synthesizer took over. */
  readonly callsHandedOver: number;
  /** Parts of the synthesis that were given up. */
  readonly callsGivenUp: number;
}

/** One answer of a synthesizer. */
export interface SynthesisCall extends CallFacts {
  readonly simulated: boolean;
  readonly servedModel: string | null;
}

/** The models that labelled and wrote, and their prompts. */
export interface Instruments {
  readonly synthesizers: readonly string[];
  /**
   * The models whose outputs were used, by stage; of each stage the one that is asked first comes
   * first.
   */
  readonly stages: readonly { readonly stage: SynthesisStage; readonly synthesizers: readonly string[] }[];
  /** One entry per answer of a synthesizer. */
  readonly calls: readonly SynthesisCall[];
  /** Prompt version by stage name. */
  readonly promptVersions: Readonly<Record<string, string>>;
}

/** Kinds of entries that a report can do without, in the order in which it says so. */
export const withheldKinds = [
  'claims',
  'camps',
  'cases',
  'quantities',
  'answer_texts',
  'key_points',
  'disagreements',
  'minority_insights',
  'uncertainties',
] as const;
export type WithheldKind = (typeof withheldKinds)[number];

/** Entries that the last check refused, by kind. */
export type Withheld = Readonly<Record<WithheldKind, number>>;

export const nothingWithheld = Object.fromEntries(withheldKinds.map((kind) => [kind, 0])) as Withheld;

/** Everything a report is made from. Times are ISO 8601 in UTC. */
export interface ReportFacts {
  readonly run: {
    readonly runId: string;
    readonly panel: StoredPanelId;
    readonly startedAt: string | null;
    readonly completedAt: string;
  };
  readonly verdict: 'completed' | 'partial';
  readonly findings: Findings;
  readonly drafts: Drafts;
  /** One for each section that was written. */
  readonly readings: readonly SectionReading[];
  readonly reductions: readonly Degradation[];
  readonly instruments: Instruments;
  readonly synthesisCounts: SynthesisCounts;
  readonly secondGrouping: SecondGrouping;
  readonly coverage: ClaimCoverage;
  /** What was taken out of these facts because the report with it failed its last check. */
  readonly withheld: Withheld;
}
