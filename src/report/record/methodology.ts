import type { Instruments, ReportFacts } from '../../findings/facts.ts';
import type { Findings } from '../../findings/findings.ts';
import { type Agreement, agreementOf } from '../../findings/two-coders.ts';
import { uniqueSorted } from '../../text/order.ts';
import { type CrossCheck, crossCheck } from '../count/cross-check.ts';
import { countTrials, type TrialCounts } from '../count/trials.ts';
import { counted, joined, someOf } from '../prose/wording.ts';
import type { Methodology } from '../schema/methodology.ts';
import type { Tables } from '../tables/tables.ts';
import { methodologyConditions, type SectionCounts } from './methodology-conditions.ts';
import { controlList, panelVerdictText, stageList, whyControlledInference } from './methodology-text.ts';
import { answersByLab, isSubstituted } from './research-record.ts';
import { askedAgainStatement } from './statements/asked-again.ts';
import {
  type CallTally,
  callStatement,
  panelCalls,
  substitutionStatement,
  synthesizersStatement,
  tallyCalls,
  temperatureOf,
} from './statements/calls.ts';
import { crossCheckStatement } from './statements/cross-check.ts';
import { coverageStatement, regroupingStatement } from './statements/regrouping.ts';
import { reliabilityStatement } from './statements/second-coder.ts';
import { panelNotice, synthesisNotice } from './statements/simulated.ts';
import { trialStatement } from './statements/trials.ts';

/** How this report was made: the configuration of this run, and the results of its checks (R-R11). */
export function methodology(facts: ReportFacts, tables: Tables, sections: SectionCounts): Methodology {
  const agreement = agreementOf(facts.secondCoding);
  return {
    evidence_collection: evidenceCollection(collectionOf(facts, tables), tables),
    synthesis_and_audit: synthesisAndAudit(synthesisOf(facts), tables, sections, agreement),
    ...unchanging,
    controlled_inference: {
      title: unchangingInference.title,
      body: inferenceBody({
        ...facts.instruments,
        calls: tallyCalls(facts.instruments.calls),
        notice: synthesisNotice(facts.instruments.calls),
      }),
      why_this_matters: unchangingInference.why_this_matters,
      conditions: methodologyConditions(facts, tables, sections, agreement),
      instrument_labels: instrumentsOf(facts),
    },
  };
}

/** The parts of a methodology that are the same in every report. */
export const unchanging = {
  stages: stageList.map(({ key, label }, i) => ({ order: i + 1, key, label })),
  controls: controlList.map((control) => ({ ...control })),
};

export const unchangingInference = {
  title: 'Controlled inference',
  why_this_matters: whyControlledInference,
};

/** What the methodology tells about the collection of answers. */
export interface CollectionTold {
  readonly notice: readonly string[];
  readonly panelId: string;
  readonly verdict: ReportFacts['verdict'];
  readonly calls: CallTally;
  readonly substituted: number;
  /** Models that were asked again at the end. */
  readonly late: number;
}

function collectionOf({ findings, run, verdict }: ReportFacts, { panel }: Tables): CollectionTold {
  return {
    notice: panelNotice(findings),
    panelId: run.panel,
    verdict,
    calls: panelCalls(findings.models),
    substituted: findings.models.filter((model) => model.status === 'success' && isSubstituted(model)).length,
    late: panel.invited.filter(({ lateRetry }) => lateRetry).length,
  };
}

export function evidenceCollection(told: CollectionTold, tables: Tables): string {
  const { panel } = tables;
  const answered = panel.included.length + panel.excluded.length;
  const asked = [
    ...told.notice,
    `The question was put to ${counted(panel.invited.length, 'model')} of the panel “${told.panelId}”, each in a call of its own with the question and nothing else.`,
    panel.failed.length === 0 && answered > 1
      ? 'All of them answered, so the panel is complete.'
      : `${someOf(answered)} answered and ${someOf(panel.failed.length)} did not. ${panelVerdictText[told.verdict]}`,
  ];
  const calls = [
    callStatement(told.calls),
    ...substitutionStatement(told.substituted),
    ...(told.late > 0 ? [`${counted(told.late, 'model')} had a late retry.`] : []),
  ];
  const missing = [
    ...(panel.excluded.length > 0
      ? [
          `${counted(panel.excluded.length, 'answer')} could not be used and ${panel.excluded.length === 1 ? 'is' : 'are'} in no count.`,
        ]
      : []),
    ...silentLabs(tables),
  ];
  return paragraphs([asked, calls, missing]);
}

/** Sentences one after the other, in paragraphs with an empty line between them. */
function paragraphs(parts: readonly (readonly string[])[]): string {
  return parts
    .map((sentences) => sentences.filter((text) => text !== '').join(' '))
    .filter((text) => text !== '')
    .join('\n\n');
}

/** A sentence naming the laboratories without a counted model. */
function silentLabs({ panel }: Tables): string[] {
  const labs = answersByLab(panel).filter(({ lab_id: labId }) => labId !== null);
  const silent = labs.filter(({ included }) => included === 0);
  if (silent.length === 0) return [];
  const names = joined(silent.map(({ name }) => name ?? ''));
  return [
    `${silent.length} of the ${labs.length} laboratories asked ${silent.length === 1 ? 'has' : 'have'} no model that is counted: ${names}.`,
  ];
}

/** What the methodology tells about the synthesis. */
export interface SynthesisTold
  extends Pick<ReportFacts, 'auditCounts' | 'coverage' | 'regrouping' | 'secondCoding'> {
  readonly selection: Findings['selection'];
  readonly crossCheck: CrossCheck | null;
  readonly trials: TrialCounts;
  readonly resolved: Findings['resolved'];
}

function synthesisOf(facts: ReportFacts): SynthesisTold {
  const { selection, resolved } = facts.findings;
  return {
    ...facts,
    selection,
    resolved,
    crossCheck: crossCheck(facts.findings),
    trials: countTrials(facts.triedLabellings),
  };
}

export function synthesisAndAudit(
  facts: SynthesisTold,
  tables: Tables,
  sections: SectionCounts,
  agreement: Agreement | null,
): string {
  const mended = mendings(facts);
  return paragraphs([
    [
      ...selectionStatement(facts, tables.claims.length, tables.panel.included.length),
      evidenceStatement(facts),
      ...coverageStatement(facts.coverage),
    ],
    regroupingStatement(facts.regrouping),
    [
      reliabilityStatement(facts.secondCoding, agreement, tables.panel.included.length),
      ...crossCheckStatement(facts.crossCheck),
      ...trialStatement(facts.trials),
      ...askedAgainStatement(facts.resolved),
    ],
    [
      ...(mended.length > 0 ? [`During the synthesis ${joined(mended)}.`] : []),
      'Counts, shares, membership of positions and the choice of what is contested or rare are computed by code.',
      ...(sections.written > 0
        ? [
            'Written prose was made from tables without names and counts; its numbers were filled in afterwards.',
          ]
        : []),
      sectionStatement(sections, tables),
    ],
  ]);
}

function evidenceStatement({ auditCounts: { evidenceFound, evidenceDropped } }: SynthesisTold): string {
  const [were, them] = evidenceDropped === 1 ? ['was', 'it'] : ['were', 'them'];
  return [
    `Code found ${counted(evidenceFound, 'passage')} that the synthesizer named as evidence in the stored responses; that a passage was found does not mean that it says what was read from it.`,
    ...(evidenceDropped > 0
      ? [
          `${counted(evidenceDropped, 'named passage')} ${were} not found or could not be used, and what rested on ${them} was dropped.`,
        ]
      : []),
  ].join(' ');
}

function sectionStatement({ replaced }: SectionCounts, { language }: Tables): string {
  if (language === null)
    return 'No section was written, because this service has no sentences in the language of the question: code made all of them from wordings of the responses and computed values.';
  return replaced === 0
    ? 'Every section passed its checks.'
    : `${counted(replaced, 'section')} did not pass the checks, or could not be written, and ${replaced === 1 ? 'was' : 'were'} made by code from the computed values.`;
}

function selectionStatement(
  { auditCounts, selection }: SynthesisTold,
  reported: number,
  responses: number,
): string[] {
  const { labelled, unmade, repeated } = selection ?? {
    labelled: reported,
    unmade: 0,
    repeated: [],
  };
  const spare = labelled - unmade - repeated.length - reported;
  const were = (count: number): string => (count === 1 ? 'was' : 'were');
  const reasons = [
    ...(unmade > 0
      ? [
          `${unmade} because labelling did not find ${unmade === 1 ? 'it' : 'them'} in most of the responses from which ${unmade === 1 ? 'it was' : 'they were'} read`,
        ]
      : []),
    ...(repeated.length > 0
      ? [
          `${repeated.length} because labelling found ${repeated.length === 1 ? 'it in the same sentences as another claim, which says' : 'them in the same sentences as other claims, which say'} the same or the opposite`,
        ]
      : []),
    ...(spare > 0 ? [`${spare} because a report holds ${reported}`] : []),
  ];
  return [
    `From ${counted(auditCounts.claimsProposed, 'statement')} found in the responses, ${counted(labelled, 'claim')} ${were(labelled)} formed, and ${responses === 1 ? 'the response' : `each of the ${responses} responses`} was labelled against all of them.`,
    ...(reasons.length > 0
      ? [`${labelled - reported} of them ${were(labelled - reported)} left out: ${joined(reasons)}.`]
      : []),
  ];
}

function mendings({ auditCounts }: SynthesisTold): string[] {
  const { callsReasked = 0, callsHandedOver = 0, callsGivenUp = 0 } = auditCounts;
  const were = (count: number): string => (count === 1 ? 'was' : 'were');
  return [
    ...(callsReasked > 0
      ? [
          `${counted(callsReasked, 'call')} ${were(callsReasked)} asked again because an output failed a check`,
        ]
      : []),
    ...(callsHandedOver > 0
      ? [`${counted(callsHandedOver, 'call')} ${were(callsHandedOver)} handed to the second synthesizer`]
      : []),
    ...(callsGivenUp > 0
      ? [
          `${counted(callsGivenUp, 'call')} ${were(callsGivenUp)} given up; whatever the report lacks as a result is named among the errors`,
        ]
      : []),
  ];
}

/** What the methodology tells about the calls of the synthesis. */
export interface InferenceTold extends Pick<Instruments, 'stages' | 'synthesizers'> {
  readonly notice: readonly string[];
  readonly calls: CallTally;
}

export function inferenceBody({ stages, synthesizers, notice, calls }: InferenceTold): string {
  const temperature = temperatureOf(calls);
  return [
    ...synthesizersStatement({ stages, synthesizers }),
    ...notice,
    typeof temperature === 'number'
      ? `Every call was sent at temperature ${temperature}.`
      : `The temperature that was sent is ${temperature ?? 'not known'}.`,
    callStatement(calls),
    'A synthesizer writes into a strict output format, and never learns which model or laboratory wrote a response.',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** Every model that extracted, grouped, labelled or wrote. */
function instrumentsOf({ instruments, secondCoding, regrouping, findings }: ReportFacts): string[] {
  return uniqueSorted([
    ...instruments.synthesizers,
    ...(secondCoding?.coder ? [secondCoding.coder] : []),
    ...(findings.resolved?.by ?? []),
    ...(regrouping?.by ?? []),
  ]);
}
