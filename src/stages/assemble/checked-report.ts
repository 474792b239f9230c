import { type Wrong, wrongBeforeDelivery } from '../../audit/before-delivery.ts';
import type { ClaimCoverage } from '../../findings/coverage.ts';
import type { Withheld } from '../../findings/facts.ts';
import type { Findings } from '../../findings/findings.ts';
import { reportFrom } from '../../report/assemble.ts';
import type { Report } from '../../report/schema/report.ts';
import { type Made, withhold } from './withhold.ts';

/** A report, and what the last check says about it. */
export interface CheckedReport {
  readonly report: Report;
  /** What is wrong with it; empty if it may be delivered. */
  readonly wrong: readonly Wrong[];
  /** What was wrong with it before entries were left out. */
  readonly mended: readonly Wrong[];
  readonly withheld: Withheld;
}

/**
 * Our choice: what is left out can uncover a fault that it hid, but hardly twice. Each round takes
 * as long as a check.
 */
const roundsMax = 3;

/**
 * Builds a report and checks all of it. Entries that are wrong are left out, and the report without
 * them is built and checked again, so that a fault in one of them costs no more than that entry
 * (R-R10).
 * @param coverageOf findings, which changes with their claims
 */
export function checkedReport(
  given: Pick<Made, 'facts' | 'tables'>,
  coverageOf: (findings: Findings) => ClaimCoverage,
): CheckedReport {
  const mended: Wrong[] = [];
  let made = given;
  for (let round = 0; ; round++) {
    const report = reportFrom(made.facts, made.tables);
    const wrong = wrongBeforeDelivery(report, { facts: made.facts, copies: made.tables.copies });
    const less = wrong.length > 0 && round < roundsMax ? withhold({ ...made, report }, wrong) : null;
    if (!less) return { report, wrong, mended, withheld: made.facts.withheld };
    mended.push(...wrong);
    made = { ...less, facts: { ...less.facts, coverage: coverageOf(less.facts.findings) } };
  }
}
