import type { ReportFacts } from '../../findings/facts.ts';
import type { Findings } from '../../findings/findings.ts';
import { counted, joined, paragraphs } from '../prose/wording.ts';
import type { Tables } from '../tables/tables.ts';
import type { SectionCounts } from './methodology-conditions.ts';
import { type Reliability, reliabilityStatement } from './statements/cross-check.ts';
import { missedStatement } from './statements/missed.ts';
import { isWholeAndRead, readingStatement } from './statements/reading.ts';
import { coverageStatement, regroupingStatement } from './statements/regrouping.ts';

/** What the methodology tells about the synthesis. */
export interface SynthesisTold
  extends Pick<ReportFacts, 'auditCounts' | 'coverage' | 'regrouping' | 'twiceExtracted' | 'readings'> {
  readonly selection: Findings['selection'];
}

/** The methodology’s paragraphs about claims, labels and sections. */
export function synthesisAndAudit(
  told: SynthesisTold,
  tables: Tables,
  reliability: Reliability,
  sections: SectionCounts,
): string {
  const mended = mendings(told);
  return paragraphs([
    [
      ...selectionStatement(told, tables.claims.length, tables.panel.included.length),
      evidenceStatement(told),
      ...coverageStatement(told.coverage),
      ...missedStatement(told.twiceExtracted),
    ],
    regroupingStatement(told.regrouping),
    reliabilityStatement(reliability),
    [
      ...(mended.length > 0 ? [`During the synthesis ${joined(mended)}.`] : []),
      'Counts, shares, membership of positions and the choice of what is contested or rare are computed by code.',
      ...(sections.written > 0
        ? [
            'Written prose was made from tables without names and counts; its numbers were filled in afterwards.',
          ]
        : []),
      ...readingStatement(told.readings),
      ...sectionStatement(sections, told, tables),
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

function sectionStatement(
  { replaced }: SectionCounts,
  { readings }: SynthesisTold,
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
