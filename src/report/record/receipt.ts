import type { ReportFacts, StepOutput } from '../../findings/facts.ts';
import { canonicalJson, digestOf } from '../../text/digest.ts';
import { byCodePoint } from '../../text/order.ts';
import type { UnsignedMethodology } from '../schema/methodology.ts';
import type { Receipt } from '../schema/parts/receipt.ts';
import type { Report } from '../schema/report.ts';

// Raise the version if you change what is hashed, or how.
export const receiptVersion = 1;

/** A report before it has its receipt. */
export type UnsignedReport = Omit<Report, 'methodology'> & { readonly methodology: UnsignedMethodology };

/** Adds digests of everything the report was made from, and of its own parts, to its methodology. */
export function withReceipt(
  report: UnsignedReport,
  facts: Pick<ReportFacts, 'findings' | 'stepOutputs'>,
): Report {
  const receipt: Receipt = {
    version: receiptVersion,
    question_sha256: digestOf(facts.findings.question),
    steps: stepDigests(facts.stepOutputs),
    parts: partDigests(report),
  };
  return { ...report, methodology: { ...report.methodology, receipt } };
}

/** A digest of the inputs and one of the outputs for each step, in the order of their names. */
export function stepDigests(outputs: readonly StepOutput[]): Receipt['steps'] {
  const kinds = [...Map.groupBy(outputs, ({ kind }) => kind)].sort(([a], [b]) => byCodePoint(a, b));
  return kinds.map(([step, unordered]) => {
    const own = unordered.toSorted((a, b) => byCodePoint(a.shard, b.shard));
    const inputs = own.map((each) => `${each.shard}\t${each.promptVersion}\t${each.inputSha256}\n`);
    const results = own.map(({ shard, outputSha256 }) => `${shard}\t${outputSha256}\n`);
    return {
      step,
      outputs: own.length,
      inputs_sha256: digestOf(inputs.join('')),
      outputs_sha256: digestOf(results.join('')),
    };
  });
}

/** A digest of each part of a report, by its path. The question has its own digest, because the compact view lacks it. */
export function partDigests(report: Readonly<Record<string, unknown>>): Receipt['parts'] {
  const { schema_version: _, question: __, methodology, evidence, ...rest } = report;
  const { claims, camps, ...members } = { ...(evidence as Record<string, unknown> | null) };
  const { receipt: ___, ...made } = { ...(methodology as Record<string, unknown> | null) };
  const parts = [
    ...Object.entries(rest),
    ...listed('evidence.claims', claims),
    ...listed('evidence.camps', camps),
    ...Object.entries(members).map(([name, part]) => [`evidence.${name}`, part] as const),
    ['methodology', made] as const,
  ];
  return parts.map(([path, part]) => ({ path, sha256: digestOf(canonicalJson(part)) }));
}

function listed(path: string, parts: unknown): [string, unknown][] {
  return Array.isArray(parts) ? parts.map((part, at) => [`${path}[${at}]`, part]) : [];
}
