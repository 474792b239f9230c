import type { ReportFacts, StepOutput } from '../../findings/facts.ts';
import { canonicalJson, shortDigestOf } from '../../text/digest.ts';
import { byCodePoint } from '../../text/order.ts';
import type { UnsignedMethodology } from '../schema/methodology.ts';
import type { Receipt } from '../schema/parts/receipt.ts';
import type { Report } from '../schema/report.ts';

// Raise the version if you change what is hashed, or how.
export const receiptVersion = 3;

/** A report before it has its receipt. */
export type UnsignedReport = Omit<Report, 'methodology'> & { readonly methodology: UnsignedMethodology };

/**
 * Adds digests of everything the report was made from, and of its own parts, to its methodology.
 */
export function withReceipt(
  report: UnsignedReport,
  facts: Pick<ReportFacts, 'findings' | 'stepOutputs'>,
): Report {
  const receipt: Receipt = {
    version: receiptVersion,
    question: shortDigestOf(facts.findings.question),
    steps: stepsDigest(facts.stepOutputs),
    parts: partDigests(report),
  };
  return { ...report, methodology: { ...report.methodology, receipt } };
}

/** A digest of the inputs and outputs of all steps, in the order of their names. */
export function stepsDigest(outputs: readonly StepOutput[]): Receipt['steps'] {
  const lines = outputs
    .toSorted((a, b) => byCodePoint(a.kind, b.kind) || byCodePoint(a.shard, b.shard))
    .map((each) =>
      [each.kind, each.shard, each.promptVersion, each.inputSha256, each.outputSha256].join('\t'),
    );
  return shortDigestOf(`${lines.join('\n')}\n`);
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
