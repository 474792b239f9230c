import type { Degradation, FactModel, Findings, UncertaintyNote } from '../../findings/findings.ts';
import { buildCopyIndex, type CopyIndex } from '../../text/copy-index.ts';
import { uniqueSorted } from '../../text/order.ts';
import { type CampTally, tallyCamps } from '../count/camps.ts';
import { type ClaimTally, tallyClaims } from '../count/claims.ts';
import { type CountedPanel, countPanel } from '../count/panel.ts';
import { presentEvidence } from '../prose/presentable.ts';
import { type SlotValues, slotValues } from '../prose/slots.ts';

/** Everything computed that the written sections are made from and checked against. */
export interface Tables {
  readonly question: string;
  readonly panel: CountedPanel;
  readonly claims: readonly ClaimTally[];
  /** Camps with members, the largest first. */
  readonly camps: readonly CampTally[];
  readonly unclassified: readonly string[];
  readonly notes: readonly UncertaintyNote[];
  readonly slots: SlotValues;
  readonly copies: CopyIndex;
  /** All wordings that a writer may have seen, in one text. */
  readonly known: string;
  readonly names: readonly string[];
  /** What had to be cut from the evidence on the way. */
  readonly reductions: readonly Degradation[];
}

/** Counts and indexes the evidence once; the texts of all responses are read here and nowhere later. */
export function tablesOf(findings: Findings): Tables {
  const texts = findings.models.flatMap(({ text }) => (text === null ? [] : [text]));
  const copies = buildCopyIndex(texts, [findings.question]);
  const evidence = presentEvidence(findings, copies);
  const panel = countPanel(findings);
  const claims = tallyClaims(evidence.claims, panel.labels);
  const camps = tallyCamps(evidence.camps, panel.labels);
  const included = panel.included.map(({ modelId }) => modelId);
  const includedIds = new Set(included);
  const unclassified = included.filter((modelId) => !camps.some(({ members }) => members.includes(modelId)));
  return {
    question: findings.question,
    panel,
    claims,
    camps,
    unclassified,
    notes: evidence.notes
      .map((note) => ({ ...note, modelIds: uniqueSorted(note.modelIds.filter((id) => includedIds.has(id))) }))
      .filter(({ modelIds }) => modelIds.length > 0),
    slots: slotValues(claims, camps, {
      included: included.length,
      invited: panel.invited.length,
      unclassified: unclassified.length,
    }),
    copies,
    known: knownText(findings.question, claims, camps, evidence.notes),
    names: namesOf(findings.models),
    reductions: [...evidence.reductions, ...droppedLabels(panel.droppedLabels)],
  };
}

function knownText(
  question: string,
  claims: readonly ClaimTally[],
  camps: readonly CampTally[],
  notes: readonly UncertaintyNote[],
): string {
  return [
    question,
    ...claims.flatMap(({ claim }) => [claim.statement, ...claim.caveats]),
    ...camps.flatMap(({ camp }) => [camp.label, camp.thesis, camp.recommendedOption ?? '']),
    ...notes.map(({ description }) => description),
  ].join('\n');
}

function namesOf(models: readonly FactModel[]): string[] {
  const names = models.flatMap(({ modelId, displayName, labName, family }) => [
    modelId,
    modelId.split('/')[0] ?? '',
    displayName,
    labName ?? '',
    family ?? '',
  ]);
  return uniqueSorted(names);
}

function droppedLabels(count: number): Degradation[] {
  if (count === 0) return [];
  return [
    {
      code: 'stance_dropped',
      message: `Stances left out because no place in the stored response bears them out: ${count}.`,
    },
  ];
}
