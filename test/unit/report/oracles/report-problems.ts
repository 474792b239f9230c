import { wrongBeforeDelivery } from '../../../../src/audit/before-delivery.ts';
import type { ReportFacts } from '../../../../src/findings/facts.ts';
import { textLengths } from '../../../../src/findings/text-lengths.ts';
import type { Report } from '../../../../src/report/schema/report.ts';
import { byCodePoint } from '../../../../src/text/order.ts';
import { tablesOf } from '../../../support/report/built-report.ts';
import { campProblems } from './camps.ts';
import { caseProblems } from './cases.ts';
import { claimsProblems } from './claims.ts';
import { crossCheckProblems } from './cross-check.ts';
import { opinionProblems } from './labs/opinions.ts';
import { labPairProblems } from './labs/pairs.ts';
import { labProblems } from './labs/shares.ts';
import { quantityProblems } from './quantities.ts';

/** All that a second count of the facts and the check before the delivery find wrong. */
export function reportProblems(report: Report, facts: ReportFacts): string[] {
  const { copies } = tablesOf(facts.findings);
  const wrong = wrongBeforeDelivery(report, { facts, copies });
  return [...countProblems(report, facts), ...wrong.map(({ check, path }) => `${check}: ${path}`)];
}

/**
 * Counts in a second way what src/report/count counts, from the facts and not from tables, so that
 * one mistake cannot be in both. Intervals and independent opinions of these counts are computed by
 * the same code, which tests compare with all possible draws.
 */
export function countProblems(report: Report, { findings }: ReportFacts): string[] {
  const excluded = new Set(findings.excluded.map(({ modelId }) => modelId));
  const labelled = new Set(findings.labels.map(({ modelId }) => modelId));
  const included = findings.models
    .filter(({ modelId, status }) => status === 'success' && labelled.has(modelId) && !excluded.has(modelId))
    .map(({ modelId }) => modelId)
    .sort(byCodePoint);
  const lengths = textLengths(findings.models);
  return [
    ...claimsProblems(report, findings, included, lengths),
    ...campProblems(report, findings, included),
    ...caseProblems(report, findings, included, lengths),
    ...labProblems(report, findings, included),
    ...labPairProblems(report, findings),
    ...opinionProblems(report, findings, included),
    ...quantityProblems(report, findings, included),
    ...crossCheckProblems(report, findings),
  ];
}
