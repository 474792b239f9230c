import type { ReportFacts } from '../../findings/facts.ts';
import { canonicalJson, shortDigestOf } from '../../text/digest.ts';
import type { UnsignedMethodology } from '../schema/methodology.ts';
import type { Receipt } from '../schema/parts/receipt.ts';
import type { Report } from '../schema/report.ts';

// Raise the version if you change what is hashed, or how.
export const receiptVersion = 4;

export type UnsignedReport = Omit<Report, 'methodology'> & { readonly methodology: UnsignedMethodology };

/** Adds digests of the question, and of the parts of the report, to its methodology. */
export function withReceipt(report: UnsignedReport, { findings }: Pick<ReportFacts, 'findings'>): Report {
  const receipt: Receipt = {
    version: receiptVersion,
    question: shortDigestOf(findings.question),
    parts: partDigests(report),
  };
  return { ...report, methodology: { ...report.methodology, receipt } };
}

/**
 * A digest of each part of a report. The question has its own digest, because the compact view
 * lacks it.
 */
export function partDigests(report: Readonly<Record<string, unknown>>): Receipt['parts'] {
  const { schema_version: _, question: __, methodology, ...rest } = report;
  const { receipt: ___, ...made } = { ...(methodology as Record<string, unknown> | null) };
  return Object.fromEntries(
    Object.entries({ ...rest, methodology: made }).map(([name, part]) => [
      name,
      shortDigestOf(canonicalJson(part)),
    ]),
  );
}
