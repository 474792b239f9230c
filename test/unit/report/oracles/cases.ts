import type { CaseNote, Findings } from '../../../../src/findings/findings.ts';
import type { TextLengths } from '../../../../src/findings/text-lengths.ts';
import type { ReportedCase } from '../../../../src/report/schema/parts/cases.ts';
import type { Report } from '../../../../src/report/schema/report.ts';
import { sameList } from './equal.ts';

/**
 * Checks the cases on which answers depend, with their models and places, and that camps and the
 * answer name those who name a case (R-R13).
 */
export function caseProblems(
  report: Report,
  findings: Findings,
  included: readonly string[],
  lengths: TextLengths,
): string[] {
  const reported = report.evidence?.cases ?? [];
  return [
    ...reported.flatMap((each, i) =>
      [...modelProblems(each, i, included), ...placeProblems(each, findings.cases, lengths)].map(
        (problem) => `evidence.cases[${i}]: ${problem}`,
      ),
    ),
    ...referenceProblems(report, reported),
  ];
}

function modelProblems(reported: ReportedCase, i: number, included: readonly string[]): string[] {
  const { case_id: id, model_ids: ids, model_count: count, evidence_spans: spans } = reported;
  const given = spans.map((span) => span.model_id);
  const checks: [boolean, string][] = [
    [id === i + 1, 'the ids do not count from 1'],
    [count === ids.length && count > 0, 'model_count is wrong'],
    [sameList(given, ids), 'its spans are not those of its models'],
    [ids.every((each) => included.includes(each)), 'a model in it is not included'],
  ];
  return checks.filter(([holds]) => !holds).map(([, problem]) => problem);
}

/**
 * Checks that all places of a case are those of one case that was found, and lie within the stored
 * texts.
 */
function placeProblems(
  { evidence_spans: spans }: ReportedCase,
  notes: readonly CaseNote[],
  lengths: TextLengths,
): string[] {
  const places = spans.map(({ model_id, offset, length }) => `${model_id} ${offset} ${length}`);
  const isFound = notes.some(({ holders }) => {
    const known = new Set(holders.map(({ modelId, span }) => `${modelId} ${span.offset} ${span.length}`));
    return places.every((place) => known.has(place));
  });
  const areInside = spans.every(
    ({ model_id, offset, length }) => offset + length <= (lengths.get(model_id) ?? 0),
  );
  return isFound && areInside ? [] : ['it was not found in its place'];
}

function referenceProblems({ answer, evidence }: Report, reported: readonly ReportedCase[]): string[] {
  const naming = new Set(reported.flatMap(({ model_ids: ids }) => ids));
  const depending = answer?.it_depends ?? null;
  const namesAll = (depending?.model_ids ?? []).every((id) => naming.has(id));
  const camps = (evidence?.camps ?? []).filter((camp) => {
    const own = reported.filter(({ model_ids: ids }) => ids.some((id) => camp.model_ids.includes(id)));
    const ids = own.map(({ case_id: id }) => id);
    return !sameList([...(camp.case_ids ?? [])].sort(ascending), ids.sort(ascending));
  });
  return [
    ...((depending?.model_count ?? 0) === naming.size && namesAll
      ? []
      : ['answer.it_depends: its models are not those who name a case']),
    ...camps.map(({ camp_id: id }) => `evidence.camps: case_ids of camp ${id} are wrong`),
  ];
}

function ascending(a: number, b: number): number {
  return a - b;
}
