import type { Beside, Uncounted } from '../../../report/controls/common/control.ts';
import { evidenceCollection } from '../../../report/record/collection.ts';
import { inferenceBody, unchanging, unchangingInference } from '../../../report/record/methodology.ts';
import { synthesisAndAudit } from '../../../report/record/synthesis.ts';
import type { Conditions } from '../../../report/schema/parts/control-counts.ts';
import type { Report } from '../../../report/schema/report.ts';
import { conditionsPath, statedConditions } from '../../material/conditions.ts';
import { type CheckedValue, checkedValue, compared } from '../../material/finding.ts';
import type { Rebuilt } from '../../material/rebuild.ts';
import { statedBeside } from './beside.ts';

/**
 * Checks that the sentences of the methodology are those that code makes from the counts beside
 * them.
 */
export function methodologyFindings(report: Report, rebuilt: Rebuilt): CheckedValue[] {
  const conditions = statedConditions(report);
  const inference = report.methodology?.controlled_inference;
  return [
    ...compared('methodology', report.methodology, unchanging),
    ...compared('methodology.controlled_inference', inference, unchangingInference),
    ...(conditions
      ? [
          ...synthesizerFindings(conditions),
          ...sentenceFindings(report, conditions, statedBeside(report, conditions, rebuilt)),
        ]
      : []),
  ];
}

/** Each model once; those of the stages are among those of all calls. */
function synthesizerFindings({
  synthesis_calls: { synthesizers: known, by_stage: stages },
}: Conditions): CheckedValue[] {
  const path = `${conditionsPath}.synthesis_calls`;
  return [
    checkedValue(`${path}.synthesizers`, known, isDistinct(known), 'each once'),
    ...stages.map(({ synthesizers }, at) => {
      const holds = isDistinct(synthesizers) && synthesizers.every((each) => known.includes(each));
      return checkedValue(`${path}.by_stage[${at}].synthesizers`, synthesizers, holds, known);
    }),
  ];
}

function isDistinct(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}

function sentenceFindings(report: Report, conditions: Conditions, beside: Beside): CheckedValue[] {
  const { evidence_collection: collection, synthesis_and_audit: audit } = report.methodology ?? {};
  const body = report.methodology?.controlled_inference?.body;
  const run = { panelId: String(report.research_record?.panel?.panel_id), verdict: report.status };
  const counting = (uncounted: Partial<Uncounted>): Beside => ({
    ...beside,
    uncounted: { ...beside.uncounted, ...uncounted },
  });
  return [
    oneOf(
      'methodology.evidence_collection',
      collection,
      collectionsIn(collection ?? '', report, conditions, beside).map((uncounted) =>
        evidenceCollection(run, conditions, counting(uncounted)),
      ),
    ),
    oneOf(
      'methodology.controlled_inference.body',
      body,
      callsIn(body ?? '', conditions).map((synthesis) => inferenceBody(conditions, counting({ synthesis }))),
    ),
    oneOf('methodology.synthesis_and_audit', audit, [synthesisAndAudit(conditions, beside)]),
  ];
}

function oneOf(path: string, text: string | null | undefined, due: readonly string[]): CheckedValue {
  return checkedValue(path, text, due.includes(text ?? ''), due[0]);
}

// Some numbers stand in the sentences alone. The sentences must be right with one of the numbers
// that they state.

function collectionsIn(
  text: string,
  report: Report,
  { panel_calls: calls }: Conditions,
  { uncounted: { panel } }: Beside,
): Pick<Uncounted, 'panel' | 'late'>[] {
  const failed = report.research_record?.provenance?.failed ?? [];
  const least = failed.filter((each) => each.late_retry).length;
  const invited = report.research_record?.panel?.models.length ?? 0;
  const stated = numbersIn(text);
  const lates = [0, ...stated].filter((count) => count >= least && count <= invited);
  return lates.flatMap((late) =>
    usesIn(stated, calls).map((uses) => ({ panel: { ...panel, ...uses }, late })),
  );
}

function callsIn(text: string, { synthesis_calls: calls }: Conditions): Uncounted['synthesis'][] {
  const least = Math.max(
    calls.simulated,
    calls.reasoning_switched_off,
    calls.reasoning_seen + calls.reasoning_unknown,
    calls.tool_calls_seen,
    1,
  );
  const stated = numbersIn(text);
  const totals = [least, least + 1, ...stated.filter((count) => count > least)];
  return totals.flatMap((total) => usesIn(stated, calls).map((uses) => ({ calls: total, ...uses })));
}

/** How many calls offered tools, and how many answers named pages, if any did. */
function usesIn(
  stated: readonly number[],
  { tools, browsing }: Pick<Conditions['panel_calls'], 'tools' | 'browsing'>,
): Pick<Uncounted['panel'], 'toolsOffered' | 'cited'>[] {
  return (tools ? stated.filter(isSome) : [0]).flatMap((toolsOffered) =>
    (browsing ? stated.filter(isSome) : [0]).map((cited) => ({ toolsOffered, cited })),
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
