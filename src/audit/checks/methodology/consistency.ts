import { shareOf } from '../../../report/count/shares.ts';
import type { Report } from '../../../report/schema/report.ts';
import { compared, type Finding, finding } from '../../material/finding.ts';
import { conditionsOf, conditionsPath, memberOf } from './conditions.ts';

/** Checks counts that only the operator’s outputs could give: they are whole numbers, and no part is larger than its whole. */
export function consistencyFindings(report: Report): Finding[] {
  const conditions = conditionsOf(report);
  return [
    ...(['audit', 'regrouping', 'reliability'] as const).flatMap((name) =>
      Object.entries(memberOf(conditions, name))
        .filter(([count, value]) => typeof value === 'number' && !count.startsWith('alpha'))
        .map(([count, value]) =>
          finding(`${conditionsPath}.${name}.${count}`, value, isCount(value), 'a count'),
        ),
    ),
    ...parts.flatMap(([name, all, ...some]) => {
      const counts = memberOf(conditions, name);
      const whole = counts[all];
      if (whole === undefined) return [];
      const sum = some.reduce((total, part) => total + Number(counts[part] ?? 0), 0);
      return [finding(`${conditionsPath}.${name}.${all}`, whole, sum <= Number(whole), `${sum} or more`)];
    }),
    substitutionFinding(report),
    ...coverageFindings(report),
  ];
}

const parts: readonly (readonly [member: string, all: string, ...some: string[]])[] = [
  ['audit', 'claims_labelled', 'claims_reported', 'claims_left_out_unmade', 'claims_left_out_repeated'],
  ['regrouping', 'lists', 'lists_grouped_twice'],
  ['regrouping', 'pairs_in_doubt', 'pairs_changed', 'pairs_unanswered'],
  ['regrouping', 'opposite_pairs', 'opposite_pairs_parted'],
  ['regrouping', 'opposite_pairs', 'opposite_pairs_unanswered'],
];

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0;
}

/** How many of the extracted statements the claims cover. */
function coverageFindings(report: Report): Finding[] {
  const conditions = conditionsOf(report);
  const path = `${conditionsPath}.coverage`;
  const { statements, statements_covered: covered, ...shares } = memberOf(conditions, 'coverage');
  if (statements === undefined) return [];
  const { claims_proposed: proposed } = memberOf(conditions, 'audit');
  const { weight_covered_share: weight } = shares;
  const isShare = typeof weight === 'number' && weight >= 0 && weight <= 1;
  return [
    ...compared(path, shares, { statements_covered_share: shareOf(Number(covered), Number(statements)) }),
    finding(`${path}.statements`, statements, statements === proposed, proposed),
    finding(
      `${path}.statements_covered`,
      covered,
      isCount(covered) && Number(covered) <= Number(statements),
      `${statements} or fewer`,
    ),
    finding(
      `${path}.weight_covered_share`,
      weight,
      isShare || (weight === null && statements === 0),
      'a share',
    ),
  ];
}

/** If a report names no serving model, the endpoint may still have named another one. */
function substitutionFinding(report: Report): Finding {
  const { included = [], excluded = [] } = report.research_record?.provenance ?? {};
  const answers: Readonly<Record<string, unknown>>[] = [...included, ...excluded];
  const count = memberOf(conditionsOf(report), 'panel_calls').substituted;
  const least = answers.filter(({ substituted }) => substituted === true).length;
  const most = least + answers.filter(({ substituted }) => substituted === null).length;
  const holds = count === undefined || (Number(count) >= least && Number(count) <= most);
  return finding(`${conditionsPath}.panel_calls.substituted`, count, holds, least);
}
