import type { CallFacts } from '../domain/chat.ts';
import type { FailureClass } from '../domain/model-outcome.ts';
import type { StoredPanelId } from '../domain/panels.ts';
import type {
  CampThesis,
  Reduction,
  ResponseLabels,
  SelectedClaim,
  WrittenAnswer,
  WrittenDisagreement,
  WrittenMinorityInsight,
  WrittenUncertainty,
} from './evidence.ts';

export const questionTypes = [
  'decision',
  'comparison',
  'factual',
  'forecast',
  'explanation',
  'other',
] as const;
export type QuestionType = (typeof questionTypes)[number];

/** One invited model as its panel row stands: the facts of the acceptance and what became of its answer. */
export interface FactModel {
  readonly modelId: string;
  readonly displayName: string;
  readonly labId: string | null;
  readonly labName: string | null;
  readonly countryCode: string | null;
  readonly countryName: string | null;
  readonly region: string | null;
  readonly family: string | null;
  readonly status: 'success' | 'error' | 'timeout';
  readonly failure: FailureClass | null;
  readonly lateRetry: boolean;
  readonly responseId: string | null;
  /** The model that the endpoint named as the one that answered; null where it named none. */
  readonly servedModel: string | null;
  /** Null where the call was not kept. */
  readonly call: CallFacts | null;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly simulated: boolean;
  /** The stored text; spans count its code points. Null where none is stored. */
  readonly text: string | null;
}

/** A model that answered but is in no denominator: nothing could be read from its answer. */
export interface ExcludedModel {
  readonly modelId: string;
  /** One word: `empty`, `refusal`, `unreadable`, `unlabelled`. */
  readonly reason: string;
}

/** Something that responses leave open, grounded in each of them. Ids are `u1`, `u2`, … */
export interface UncertaintyNote {
  readonly id: string;
  readonly description: string;
  readonly modelIds: readonly string[];
}

/** A written uncertainty may name the notes that it rests on; code turns them into the models that raised it. */
export type SourcedUncertainty = WrittenUncertainty & { readonly sources?: readonly string[] };

/** What the counting and the audit of the written sections need; the synthesis has it before anything is written. */
export interface EvidenceFacts {
  readonly question: string;
  readonly models: readonly FactModel[];
  readonly excluded: readonly ExcludedModel[];
  readonly claims: readonly SelectedClaim[];
  readonly camps: readonly CampThesis[];
  readonly labels: readonly ResponseLabels[];
  readonly uncertaintyNotes: readonly UncertaintyNote[];
}

/** How often the synthesis had to check, mend or give up, for the methodology. */
export interface AuditCounts {
  readonly quotesVerified: number;
  readonly quotesDropped: number;
  readonly claimsProposed: number;
  /** Calls that were asked again because their output failed a check. */
  readonly callsReasked?: number;
  /** Calls that the second synthesizer took over. */
  readonly callsHandedOver?: number;
  /** Parts of the synthesis that no synthesizer could do. */
  readonly callsGivenUp?: number;
}

/** One answer of a synthesizer. */
export interface SynthesisCall extends CallFacts {
  readonly simulated: boolean;
  readonly servedModel: string | null;
}

/** Who labelled and wrote, and with which prompts. */
export interface Instruments {
  readonly synthesizers: readonly string[];
  /** Each answer of a synthesizer; null where its call was not kept. */
  readonly calls: readonly (SynthesisCall | null)[];
  /** Prompt version by stage name. */
  readonly promptVersions: Readonly<Record<string, string>>;
}

/** The sections as the synthesizer wrote them, slots unfilled; null where it gave none that could be used. */
export interface WrittenSections {
  readonly answer: WrittenAnswer | null;
  readonly disagreements: readonly WrittenDisagreement[] | null;
  readonly minorityInsights: readonly WrittenMinorityInsight[] | null;
  readonly uncertainties: readonly SourcedUncertainty[] | null;
}

/** Everything that a report is made of. Times are ISO 8601 in UTC. */
export interface ReportFacts extends Omit<EvidenceFacts, 'question'> {
  readonly run: {
    readonly runId: string;
    readonly prompt: string;
    readonly panel: StoredPanelId;
    readonly createdAt: string;
    readonly startedAt: string | null;
    readonly completedAt: string;
  };
  readonly verdict: 'completed' | 'partial';
  readonly questionType: QuestionType;
  readonly written: WrittenSections;
  readonly reductions: readonly Reduction[];
  readonly instruments: Instruments;
  readonly auditCounts: AuditCounts;
}

/** The part of the facts that counting and auditing need. */
export function evidenceOf(facts: ReportFacts): EvidenceFacts {
  const { models, excluded, claims, camps, labels, uncertaintyNotes } = facts;
  return { question: facts.run.prompt, models, excluded, claims, camps, labels, uncertaintyNotes };
}
