import type { ReportFacts } from '../../findings/facts.ts';
import { uniqueSorted } from '../../text/order.ts';
import { counted, joined, someOf } from '../prose/wording.ts';
import type { Methodology } from '../schema/methodology.ts';
import type { Tables } from '../tables/tables.ts';
import { methodologyConditions, type SectionCounts } from './methodology-conditions.ts';
import { controlList, panelVerdictText, stageList, whyControlledInference } from './methodology-text.ts';
import { opinionsStatement } from './opinions-statement.ts';
import { answersByLab, isSubstituted } from './research-record.ts';
import {
  callStatement,
  panelCalls,
  substitutionStatement,
  synthesizersStatement,
  tallyCalls,
  temperatureOf,
} from './statements/calls.ts';
import { missedStatement, type Reliability, reliabilityStatement } from './statements/cross-check.ts';
import { isWholeAndRead, readersIn, readingStatement } from './statements/reading.ts';
import { coverageStatement, regroupingStatement } from './statements/regrouping.ts';
import { panelNotice, synthesisNotice } from './statements/simulated.ts';

/** How this report was made: the configuration of this run, and the results of its checks (R-R11). */
export function methodology(
  facts: ReportFacts,
  tables: Tables,
  reliability: Reliability,
  sections: SectionCounts,
): Methodology {
  return {
    evidence_collection: evidenceCollection(facts, tables),
    synthesis_and_audit: synthesisAndAudit(facts, tables, reliability, sections),
    stages: stageList.map(({ key, label }, i) => ({ order: i + 1, key, label })),
    controls: controlList.map((control) => ({ ...control })),
    controlled_inference: {
      title: 'Controlled inference',
      body: inferenceBody(facts),
      why_this_matters: whyControlledInference,
      conditions: methodologyConditions(facts, tables, reliability, sections),
      instrument_labels: instrumentsOf(facts),
    },
  };
}

function evidenceCollection(facts: ReportFacts, tables: Tables): string {
  const { panel } = tables;
  const answered = panel.included.length + panel.excluded.length;
  const late = panel.invited.filter(({ lateRetry }) => lateRetry).length;
  const asked = [
    ...panelNotice(facts.findings),
    `The question was put to ${counted(panel.invited.length, 'model')} of the panel “${facts.run.panel}”, each in a call of its own with the question and nothing else.`,
    panel.failed.length === 0 && answered > 1
      ? 'All of them answered, so the panel is complete.'
      : `${someOf(answered)} answered and ${someOf(panel.failed.length)} did not. ${panelVerdictText[facts.verdict]}`,
  ];
  const calls = [
    callStatement(panelCalls(facts.findings.models)),
    ...substitutionStatement(facts.findings.models, isSubstituted),
    ...(late > 0 ? [`${counted(late, 'model')} had a late retry.`] : []),
  ];
  const missing = [
    ...(panel.excluded.length > 0
      ? [
          `${counted(panel.excluded.length, 'answer')} could not be used and ${panel.excluded.length === 1 ? 'is' : 'are'} in no count.`,
        ]
      : []),
    ...silentLabs(tables),
  ];
  const opinions = opinionsStatement(tables.labs.opinions(), panel.included.length);
  return paragraphs([asked, calls, missing, opinions]);
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

function synthesisAndAudit(
  facts: ReportFacts,
  tables: Tables,
  reliability: Reliability,
  sections: SectionCounts,
): string {
  const mended = mendings(facts);
  return paragraphs([
    [
      ...selectionStatement(facts, tables.panel.included.length),
      evidenceStatement(facts),
      ...coverageStatement(facts.coverage),
      ...missedStatement(facts.twiceExtracted),
    ],
    regroupingStatement(facts.regrouping),
    reliabilityStatement(reliability),
    [
      ...(mended.length > 0 ? [`During the synthesis ${joined(mended)}.`] : []),
      'Counts, shares, membership of positions and the choice of what is contested or rare are computed by code.',
      ...(sections.written > 0
        ? [
            'Written prose was made from tables without names and counts; its numbers were filled in afterwards.',
          ]
        : []),
      ...readingStatement(facts.readings),
      ...sectionStatement(sections, facts, tables),
    ],
  ]);
}

function evidenceStatement({ auditCounts: { evidenceFound, evidenceDropped } }: ReportFacts): string {
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

function sectionStatement(
  { replaced }: SectionCounts,
  { readings }: ReportFacts,
  { language }: Tables,
): string[] {
  if (language === null)
    return [
      'No section was written, because this service has no sentences in the language of the question: code made all of them from wordings of the responses and computed values.',
    ];
  if (replaced === 0) return isWholeAndRead(readings) ? ['Every section passed its checks.'] : [];
  return [
    `${counted(replaced, 'section')} did not pass the checks, or could not be written, and ${replaced === 1 ? 'was' : 'were'} made by code from the computed values.`,
  ];
}

function selectionStatement({ auditCounts, findings }: ReportFacts, responses: number): string[] {
  const reported = findings.claims.length;
  const { labelled, unmade, repeated } = findings.selection ?? {
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

function mendings({ auditCounts }: ReportFacts): string[] {
  const { callsReasked, callsHandedOver, callsGivenUp } = auditCounts;
  const were = (count: number): string => (count === 1 ? 'was' : 'were');
  return [
    ...(callsReasked > 0
      ? [
          `${counted(callsReasked, 'call')} ${were(callsReasked)} asked again because an output failed a check`,
        ]
      : []),
    ...(callsHandedOver > 0
      ? [`${counted(callsHandedOver, 'call')} ${were(callsHandedOver)} handed to the other synthesizer`]
      : []),
    ...(callsGivenUp > 0
      ? [
          `${counted(callsGivenUp, 'call')} ${were(callsGivenUp)} given up; whatever the report lacks as a result is named among the errors`,
        ]
      : []),
  ];
}

function inferenceBody({ instruments }: ReportFacts): string {
  const tally = tallyCalls(instruments.calls);
  const temperature = temperatureOf(tally);
  return [
    ...synthesizersStatement(instruments),
    ...synthesisNotice(instruments.calls),
    typeof temperature === 'number'
      ? `Every call was sent at temperature ${temperature}.`
      : `The temperature that was sent is ${temperature ?? 'not known'}.`,
    callStatement(tally),
    'A synthesizer writes into a strict output format, and never learns which model or laboratory wrote a response.',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** Every model that extracted, grouped, labelled, wrote or read what was written. */
function instrumentsOf({ instruments, regrouping, findings, readings }: ReportFacts): string[] {
  return uniqueSorted([
    ...instruments.synthesizers,
    ...findings.crossCheck.asked,
    ...regrouping.by,
    ...readersIn(readings),
  ]);
}
