import { sections } from '../../../domain/run/run-messages.ts';
import { synthesisStages } from '../../../domain/run/synthesizer.ts';
import { evidenceCollection } from '../../../report/record/collection.ts';
import { inferenceBody } from '../../../report/record/inference.ts';
import { unchanging, unchangingInference } from '../../../report/record/methodology.ts';
import { synthesisAndAudit } from '../../../report/record/synthesis.ts';
import type { Report } from '../../../report/schema/report.ts';
import { uniqueSorted } from '../../../text/order.ts';
import { type Conditions, conditionsIssues, readConditions } from '../../material/conditions-shape.ts';
import { compared, type Finding, finding } from '../../material/finding.ts';
import type { Rebuilt } from '../../material/rebuild.ts';
import { conditionsPath } from './conditions.ts';
import { reliabilityIn } from './reliability.ts';
import { collectionTold, inferenceTold, synthesisTold, type Unstated } from './told.ts';

/** Checks that the sentences of the methodology are those that code makes from the counts beside them. */
export function methodologyFindings(report: Report, rebuilt: Rebuilt): Finding[] {
  const conditions = readConditions(report);
  const inference = report.methodology?.controlled_inference;
  return [
    ...compared('methodology', report.methodology, unchanging),
    ...compared('methodology.controlled_inference', inference, unchangingInference),
    ...conditionsIssues(report).map(({ path, message }) =>
      finding(`${conditionsPath}.${path}`, message, false, 'its kind'),
    ),
    ...(conditions
      ? [
          ...callFindings(conditions),
          ...sectionFindings(conditions),
          ...sentenceFindings(report, conditions, rebuilt),
        ]
      : []),
  ];
}

/** What calls did as a whole follows from how many of them did it; models, from those of the stages. */
function callFindings({ panel_calls: panel, synthesis_calls: synthesis }: Conditions): Finding[] {
  const stages = synthesis.by_stage.map(({ stage }) => stage);
  const path = `${conditionsPath}.synthesis_calls`;
  return [
    ...[panel, synthesis].flatMap((calls) => {
      const at = `${conditionsPath}.${calls === panel ? 'panel' : 'synthesis'}_calls`;
      return compared(at, calls, {
        extended_reasoning: calls.reasoning_seen > 0 || (calls.reasoning_unknown > 0 ? null : false),
      });
    }),
    ...compared(
      `${path}.by_stage`,
      stages,
      synthesisStages.filter((stage) => stages.includes(stage)),
    ),
    ...synthesis.by_stage.map(({ synthesizers }, at) => {
      const known = synthesis.synthesizers;
      const holds = isDistinct(synthesizers) && synthesizers.every((each) => known.includes(each));
      return finding(`${path}.by_stage[${at}].synthesizers`, synthesizers, holds, known);
    }),
    finding(`${path}.synthesizers`, synthesis.synthesizers, isDistinct(synthesis.synthesizers), 'each once'),
    ...compared(`${path}.served_models`, synthesis.served_models, uniqueSorted(synthesis.served_models)),
  ];
}

/** The sections that were written, each once, in their order. */
function sectionFindings({ prose }: Conditions): Finding[] {
  const written = prose.sections.map(({ section }) => section);
  return compared(
    `${conditionsPath}.prose.sections`,
    written,
    sections.filter((section) => written.includes(section)),
  );
}

function isDistinct(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}

function sentenceFindings(report: Report, conditions: Conditions, rebuilt: Rebuilt): Finding[] {
  const { methodology } = report;
  const { tables } = rebuilt;
  const told = synthesisTold(conditions);
  const reliability = reliabilityIn(conditions, tables);
  const replaced = conditions.audit.sections_replaced;
  return [
    oneOf(
      'methodology.evidence_collection',
      methodology?.evidence_collection,
      collectionsIn(methodology?.evidence_collection ?? '', report, conditions).map((unstated) =>
        evidenceCollection(collectionTold(report, conditions, rebuilt, unstated), tables),
      ),
    ),
    oneOf(
      'methodology.controlled_inference.body',
      methodology?.controlled_inference?.body,
      callsIn(methodology?.controlled_inference?.body ?? '', conditions).map((unstated) =>
        inferenceBody(inferenceTold(conditions, unstated)),
      ),
    ),
    oneOf(
      'methodology.synthesis_and_audit',
      methodology?.synthesis_and_audit,
      [0, 1].map((written) => synthesisAndAudit(told, tables, reliability, { written, replaced })),
    ),
  ];
}

function oneOf(path: string, text: string | null | undefined, due: readonly string[]): Finding {
  return finding(path, text, due.includes(text ?? ''), due[0]);
}

// Some numbers stand in the sentences alone. The sentences must be right with one of the numbers that they state.

function collectionsIn(text: string, report: Report, { panel_calls: calls }: Conditions): Unstated[] {
  const failed = report.research_record?.provenance?.failed ?? [];
  const late = failed.filter((each) => each.late_retry).length;
  const invited = report.research_record?.panel?.models.length ?? 0;
  const stated = numbersIn(text);
  const lates = [0, ...stated].filter((count) => count >= late && count <= invited);
  return lates.flatMap((count) =>
    (calls.tools ? stated.filter(isSome) : [0]).flatMap((toolsOffered) =>
      (calls.browsing ? stated.filter(isSome) : [0]).map((cited) => ({
        calls: 0,
        toolsOffered,
        cited,
        late: count,
      })),
    ),
  );
}

function callsIn(text: string, { synthesis_calls: calls }: Conditions): Unstated[] {
  const least = Math.max(
    calls.simulated,
    calls.reasoning_switched_off,
    calls.reasoning_seen + calls.reasoning_unknown,
    calls.tool_calls_seen,
    1,
  );
  const stated = numbersIn(text);
  const totals = [least, least + 1, ...stated.filter((count) => count > least)];
  return totals.flatMap((total) =>
    (calls.tools ? stated.filter(isSome) : [0]).flatMap((toolsOffered) =>
      (calls.browsing ? stated.filter(isSome) : [0]).map((cited) => ({
        calls: total,
        toolsOffered,
        cited,
        late: 0,
      })),
    ),
  );
}

function isSome(count: number): boolean {
  return count > 0;
}

/** A methodology of this service states fewer. */
const numbersMax = 12;

function numbersIn(text: string): number[] {
  const found = text.matchAll(/(?<!\d)\d{1,6}(?!\d)/g);
  return [...new Set([...found].map(([each]) => Number(each)))].slice(0, numbersMax);
}
