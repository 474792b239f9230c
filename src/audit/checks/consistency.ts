import { worseThanUsual } from '../../report/count/cross-check.ts';
import { shareOf } from '../../report/count/shares.ts';
import { leftOut } from '../../report/record/left-out.ts';
import type { Report } from '../../report/schema/report.ts';
import { compared, type Finding, finding } from '../material/finding.ts';
import { hasReceipt } from '../material/material.ts';
import type { Rebuilt } from '../material/rebuild.ts';
import { conditionsOf, conditionsPath, memberOf } from './conditions.ts';
import { readingsOf } from './readings.ts';
import { codingOf } from './reliability.ts';

// The counts of calls come from outputs that only the operator has, so they cannot be recomputed. They must be consistent with
// each other, and `errors` must have the entries that follow from them.

/** The entries of `errors` that follow from the models left out, the two coders and the counts of calls. */
export function warningFindings(report: Report, { findings, tables }: Rebuilt): Finding[] {
  const conditions = conditionsOf(report);
  const callsGivenUp = Number(memberOf(conditions, 'audit').calls_given_up ?? 0);
  const secondCoding = codingOf(report);
  const auditCounts = { evidenceFound: 0, evidenceDropped: 0, claimsProposed: 0, callsGivenUp };
  const instruments = { synthesizers: [], stages: [], calls: [], promptVersions: {} };
  const due = leftOut(
    { auditCounts, secondCoding, findings, instruments, triedLabellings: [], readings: readingsOf(report) },
    tables.panel,
  );
  const codes = [
    ...['models_left_out', 'responses_not_analysed', 'responses_failed_trial', 'calls_given_up'],
    ...['sections_not_read', 'sentences_left_out'],
    ...(secondCoding ? ['reliability_not_measured', 'coders_disagree'] : []),
  ];
  const checked = (entries: readonly { readonly code: string | null; readonly message: string | null }[]) =>
    entries
      .filter(({ code }) => codes.includes(code ?? ''))
      .map(({ code, message }) => (hasReceipt(report) ? `${code}: ${message}` : code)); // Older versions word them differently.
  return [
    ...compared('errors', checked(report.errors), checked(due)),
    ...crossCheckWarnings(report),
    ...simulationWarnings(report),
  ];
}

/** Checks counts that cannot be recomputed: they are whole numbers, and no part is larger than its whole. */
export function consistencyFindings(report: Report): Finding[] {
  const conditions = conditionsOf(report);
  return [
    ...(['audit', 'regrouping', 'trials', 'cross_check', 'asked_again'] as const).flatMap((name) =>
      Object.entries(memberOf(conditions, name))
        .filter(([, value]) => typeof value === 'number')
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
  ['cross_check', 'claims_compared', 'claims_contradicted', 'claims_missed'],
  ['cross_check', 'camps_compared', 'camps_contradicted'],
  ['regrouping', 'lists', 'lists_grouped_twice'],
  ['regrouping', 'pairs_in_doubt', 'pairs_changed', 'pairs_unanswered'],
  ['regrouping', 'opposite_pairs', 'opposite_pairs_parted'],
  ['regrouping', 'opposite_pairs', 'opposite_pairs_unanswered'],
  ['asked_again', 'stances', 'stances_undecided', 'stances_unanswered'],
  ['asked_again', 'stances', 'stances_changed'],
  ['asked_again', 'stances', 'stances_unanswered', 'stances_asked_once_more'],
  ['asked_again', 'camps', 'camps_undecided', 'camps_unanswered'],
  ['asked_again', 'camps', 'camps_changed'],
  ['asked_again', 'caveats', 'caveats_changed', 'caveats_undecided', 'caveats_unanswered'],
  ['trials', 'own_claims_set', 'own_claims_failed_at_first'],
  ['trials', 'foreign_claims_set', 'foreign_claims_failed_at_first'],
  ['trials', 'labellings', 'labellings_failed'],
  ['trials', 'labellings_failed', 'labellings_replaced', 'labellings_in_doubt', 'labellings_left_out'],
];

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0;
}

function crossCheckWarnings(report: Report): Finding[] {
  const counts = memberOf(conditionsOf(report), 'cross_check');
  if (counts.claims_compared === undefined) return [];
  const count = (name: string) => Number(counts[name] ?? 0);
  const worse = worseThanUsual({
    claims: {
      compared: count('claims_compared'),
      contradicted: count('claims_contradicted'),
      missed: count('claims_missed'),
    },
    camps: { compared: count('camps_compared'), contradicted: count('camps_contradicted') },
  });
  const due = {
    labels_contradicted: worse.contradicted,
    labels_missing: worse.missed,
    camps_contradicted: worse.camps,
  };
  const warned = Object.keys(due).map((code) => [code, report.errors.some((error) => error.code === code)]);
  return compared('errors', Object.fromEntries(warned), due);
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
