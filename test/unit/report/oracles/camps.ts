import type { Findings } from '../../../../src/findings/findings.ts';
import type { Camp, Census } from '../../../../src/report/schema/parts/camps.ts';
import type { Report } from '../../../../src/report/schema/report.ts';
import { wordLine } from '../../../../src/text/words.ts';
import { sameList, sameShare } from './equal.ts';

/**
 * Checks that camps and the unclassified divide the panel, and that shares and censuses are right
 * (R-R03).
 */
export function campProblems(report: Report, findings: Findings, included: readonly string[]): string[] {
  const { camps = [], unclassified_model_ids: unclassified = [] } = report.evidence ?? {};
  const problems = camps.flatMap((camp, i) =>
    oneCampProblems(camp, findings, included).map((problem) => `evidence.camps[${i}]: ${problem}`),
  );
  const placed = [...camps.flatMap((camp) => camp.model_ids), ...unclassified];
  if (new Set(placed).size !== placed.length)
    problems.push('evidence: a model has two places among the camps');
  if (new Set(placed).size !== included.length || !placed.every((id) => included.includes(id))) {
    problems.push('evidence: camps and unclassified are not the included models');
  }
  if (new Set(camps.map((camp) => camp.camp_id)).size !== camps.length) {
    problems.push('evidence.camps: two camps share an id');
  }
  return [...problems, ...optionProblems(report, camps), ...rankingProblems(report, camps)];
}

function oneCampProblems(camp: Camp, findings: Findings, included: readonly string[]): string[] {
  const members = camp.model_ids;
  const checks: [boolean, string][] = [
    [findings.camps.some(({ campId }) => campId === camp.camp_id), 'it is not one of the run'],
    [camp.model_count === members.length, 'model_count is wrong'],
    [camp.eligible_model_count === included.length, 'eligible_model_count is wrong'],
    [sameShare(camp.model_share, members.length, included.length), 'model_share is wrong'],
    [equalLabShareHolds(camp, findings, included), 'equal_lab_weight_share is wrong'],
    [camp.representative_model_ids.every((id) => members.includes(id)), 'a representative is no member'],
    [
      sameList(
        camp.evidence_spans.map((span) => span.model_id),
        members,
      ),
      'its spans are not those of its members',
    ],
    ...[camp.by_lab, camp.by_country, camp.by_model_family].map((census): [boolean, string] => [
      camp.equal_lab_weight_share === null ? census === null : censusHolds(census, members.length),
      'a census does not add up',
    ]),
    [members.every((id) => choseCamp(id, camp.camp_id, findings)), 'a member did not choose it'],
  ];
  return checks.filter(([holds]) => !holds).map(([, problem]) => problem);
}

function choseCamp(modelId: string, campId: number, { labels }: Findings): boolean {
  return labels.findLast((own) => own.modelId === modelId)?.camp?.campId === campId;
}

function equalLabShareHolds(camp: Camp, { models }: Findings, included: readonly string[]): boolean {
  const perLab = new Map<string, { members: number; eligible: number }>();
  for (const { modelId, labId } of models) {
    if (!labId || !included.includes(modelId)) continue;
    const lab = perLab.get(labId) ?? { members: 0, eligible: 0 };
    lab.eligible++;
    if (camp.model_ids.includes(modelId)) lab.members++;
    perLab.set(labId, lab);
  }
  const labs = [...perLab.values()];
  if (labs.every(({ eligible }) => eligible === 1)) return camp.equal_lab_weight_share === null;
  const shares = labs.map(({ members, eligible }) => members / eligible);
  return sameShare(
    camp.equal_lab_weight_share,
    shares.reduce((sum, share) => sum + share, 0),
    shares.length,
  );
}

function censusHolds(census: Census | null, members: number): boolean {
  if (census === null) return false;
  const counted = census.groups.reduce((sum, group) => sum + group.count, census.unknown_count);
  return counted === members && census.groups.every(({ count, share }) => sameShare(share, count, members));
}

/** Checks that the recommended option is that of the largest camp, or none. */
function optionProblems({ answer }: Report, camps: readonly Camp[]): string[] {
  const option = answer?.recommended_option ?? null;
  if (option === null) return [];
  const largest = Math.max(0, ...camps.map((camp) => camp.model_ids.length));
  const leaders = camps.filter((camp) => camp.model_ids.length === largest);
  const agrees = leaders.length === 1 && leaders[0]?.recommended_option === option;
  return agrees ? [] : ['answer.recommended_option: it is not the one of the largest camp'];
}

/**
 * Checks that options are ranked by who holds them: by members of their camps, and supporters of
 * claims that recommend them.
 */
function rankingProblems({ answer, evidence }: Report, camps: readonly Camp[]): string[] {
  const counts = (answer?.ranked_options ?? []).map((row) => {
    const recommending = (evidence?.claims ?? []).filter(
      ({ option }) => option !== undefined && wordLine(option) === wordLine(row.option),
    );
    const holders = new Set([
      ...camps
        .filter(({ camp_id: id }) => row.related_camp_ids?.includes(id))
        .flatMap(({ model_ids: members }) => members),
      ...recommending.flatMap(({ supporting_model_ids: supporters }) => supporters),
    ]);
    const named = row.for_model_ids === undefined || sameList(row.for_model_ids, [...holders].sort());
    return { count: row.model_count ?? 0, holders: holders.size, named };
  });
  const holds = counts.every(
    ({ count, holders, named }, i) => named && count === holders && count <= (counts[i - 1]?.count ?? count),
  );
  return holds ? [] : ['answer.ranked_options: they are not ranked by who holds them'];
}
