import { shareOf } from '../../report/count/shares.ts';
import { leftOut } from '../../report/record/left-out.ts';
import type { Report } from '../../report/schema/report.ts';
import { compared, type Finding, finding } from '../material/finding.ts';
import { hasReceipt } from '../material/material.ts';
import type { Rebuilt } from '../material/rebuild.ts';
import { conditionsOf, conditionsPath, memberOf } from './conditions.ts';
import { readingsOf } from './readings.ts';
import { reliabilityIn } from './reliability.ts';

// The counts of calls come from outputs that only the operator has, so they cannot be recomputed. They must be consistent with
// each other, and `errors` must have the entries that follow from them.

/** The entries of `errors` that follow from the models left out, the two readings and the counts of calls. */
export function warningFindings(report: Report, { findings, tables }: Rebuilt): Finding[] {
  const conditions = conditionsOf(report);
  const callsGivenUp = Number(memberOf(conditions, 'audit').calls_given_up ?? 0);
  const auditCounts = {
    ...{ evidenceFound: 0, evidenceDropped: 0, claimsProposed: 0 },
    ...{ callsReasked: 0, callsHandedOver: 0, callsGivenUp },
  };
  const instruments = { synthesizers: [], stages: [], calls: [], promptVersions: {} };
  const facts = { auditCounts, findings, instruments, readings: readingsOf(report) };
  const due = leftOut(facts, reliabilityIn(report), tables.panel);
  const codes = [
    ...['models_left_out', 'responses_not_analysed', 'calls_given_up', 'reliability_not_measured'],
    ...['stances_not_checked', 'readings_disagree', 'camps_unresolved'],
    ...['sections_not_read', 'sentences_left_out'],
  ];
  const checked = (entries: readonly { readonly code: string | null; readonly message: string | null }[]) =>
    entries
      .filter(({ code }) => codes.includes(code ?? ''))
      .map(({ code, message }) => (hasReceipt(report) ? `${code}: ${message}` : code)); // Older versions word them differently.
  return [...compared('errors', checked(report.errors), checked(due)), ...simulationWarnings(report)];
}

/** Checks counts that cannot be recomputed: they are whole numbers, and no part is larger than its whole. */
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

/** The entries of `errors` about a simulator. Older reports mention it in their methodology only. */
function simulationWarnings(report: Report): Finding[] {
  const conditions = conditionsOf(report);
  const due = {
    simulated_panel: Number(conditions.simulated_answers ?? 0) > 0,
    simulated_synthesis: Number(memberOf(conditions, 'synthesis_calls').simulated ?? 0) > 0,
  };
  return Object.entries(due)
    .filter(([code]) => report.errors.some((error) => error.code === code))
    .map(([code, isDue]) => finding('errors', code, isDue, 'only what a simulator took part in'));
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
