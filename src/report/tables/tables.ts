import { modelNames } from '../../domain/catalogue/model-names.ts';
import type { Degradation, Findings, QuestionType, UncertaintyNote } from '../../findings/findings.ts';
import type { ShownSentences } from '../../findings/spans.ts';
import type { Language } from '../../languages/codes.ts';
import type { CopyIndex } from '../../text/copy-index.ts';
import { uniqueSorted } from '../../text/order.ts';
import { type CampTally, tallyCamps } from '../count/camps.ts';
import { type CaseTally, tallyCases } from '../count/cases.ts';
import { type ClaimTally, tallyClaims } from '../count/claims.ts';
import { type LabStatistics, labStatistics } from '../count/labs.ts';
import { type CountedPanel, countPanel } from '../count/panel.ts';
import { type QuantityTally, tallyQuantities } from '../count/quantities.ts';
import type { Messages } from '../language/messages.ts';
import { messagesIn } from '../language/messages-in.ts';
import type { Presentable, ReadTexts } from '../prose/presentable.ts';
import { type Passages, passagesOf } from './passages.ts';

/** All computed values from which the sections are written, and against which they are checked. */
export interface Tables {
  readonly question: string;
  readonly questionType: QuestionType;
  readonly panel: CountedPanel;
  readonly claims: readonly ClaimTally[];
  /** Camps with members, the largest first. */
  readonly camps: readonly CampTally[];
  readonly unclassified: readonly string[];
  readonly labs: LabStatistics;
  readonly notes: readonly UncertaintyNote[];
  readonly quantities: readonly QuantityTally[];
  readonly cases: readonly CaseTally[];
  readonly casesLeftOut: number;
  readonly quantitiesLeftOut: number;
  /** Of the responses to a task; null if nobody compared them, missing for other questions. */
  readonly comparison: Findings['comparison'];
  /** Sentences of responses on which claims, camps, figures and cases rest. */
  readonly passages: Passages;
  /** Sentences of responses that the writer of the answer is shown beside the rows. */
  readonly shown: ShownSentences;
  /** Of the question; null for one that has no catalogue. */
  readonly language: Language | null;
  /** The sentences of this service in that language. */
  readonly words: Messages;
  readonly copies: CopyIndex;
  /** All wordings that writers may have seen, in one text. */
  readonly known: string;
  readonly names: readonly string[];
  /** Texts that had to be cut from the evidence. */
  readonly reductions: readonly Degradation[];
}

/**
 * Counts and indexes the evidence, from wordings that are fit to be printed. Nothing after this
 * reads the texts of the responses.
 */
export function tablesFrom(
  findings: Findings,
  evidence: Presentable,
  { copies, language, lengths, excerptOf, shown }: ReadTexts,
): Tables {
  const { casesLeftOut, quantitiesLeftOut, comparison } = findings;
  const words = messagesIn(language);
  const panel = countPanel(findings, lengths);
  const claims = tallyClaims(evidence.claims, panel.labels, evidence.caveats);
  const camps = tallyCamps(evidence.camps, panel.labels);
  const labs = labStatistics(panel.included, claims, camps);
  const included = panel.included.map(({ modelId }) => modelId);
  const counted = new Map(included.map((modelId) => [modelId, lengths.get(modelId) ?? 0]));
  const quantities = tallyQuantities(evidence.quantities, counted);
  const includedIds = new Set(included);
  const unclassified = included.filter((modelId) => !camps.some(({ members }) => members.includes(modelId)));
  return {
    question: findings.question,
    questionType: findings.questionType,
    panel,
    claims,
    camps,
    unclassified,
    labs,
    notes: evidence.notes
      .map((note) => ({ ...note, modelIds: uniqueSorted(note.modelIds.filter((id) => includedIds.has(id))) }))
      .filter(({ modelIds }) => modelIds.length > 0),
    cases: tallyCases(evidence.cases, counted),
    quantities,
    ...{ casesLeftOut, quantitiesLeftOut, comparison },
    passages: passagesOf({ claims, camps, quantities }, excerptOf),
    shown,
    language,
    words,
    copies,
    known: knownText(findings.question, claims, camps, evidence),
    names: modelNames(findings.models),
    reductions: [...evidence.reductions, ...droppedLabels(panel.droppedLabels)],
  };
}

function knownText(
  question: string,
  claims: readonly ClaimTally[],
  camps: readonly CampTally[],
  { notes, quantities, cases }: Presentable,
): string {
  return [
    question,
    ...claims.flatMap(({ claim, sided }) => [
      claim.statement,
      claim.option ?? '',
      ...[...sided.supporting, ...sided.opposing].map(({ wording }) => wording),
    ]),
    ...camps.flatMap(({ camp }) => [camp.label, camp.thesis, camp.recommendedOption ?? '']),
    ...notes.map(({ description }) => description),
    ...quantities.flatMap(({ what, unit }) => [what, unit]),
    ...cases.flatMap(({ when, option }) => [when, option ?? '']),
  ].join('\n');
}

function droppedLabels(count: number): Degradation[] {
  if (count === 0) return [];
  return [
    {
      code: 'stance_dropped',
      message: `Stances left out because they do not fit the stored responses or the claims of this run: ${count}.`,
    },
  ];
}
