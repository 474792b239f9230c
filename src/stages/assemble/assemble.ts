import { coverageOf, type Said } from '../../findings/coverage.ts';
import type { ReportFacts } from '../../findings/facts.ts';
import { seededHash } from '../../prepare/seeded.ts';
import { assembleReport } from '../../report/assemble.ts';
import { reportProblems } from '../../report/verify/verify.ts';
import { tabulatedWithTexts } from '../evidence/evidence.ts';
import type { PackedEvidence } from '../evidence/evidence-input.ts';
import type { JobContext } from '../job/job.ts';

interface Assembled {
  /** The report as JSON. */
  readonly body: string;
  /** 64 hex digits. */
  readonly hash: string;
  /** Free of content, so they can be logged; empty if the report may be delivered. */
  readonly problems: readonly string[];
}

/** Builds the report, then verifies every reference, count and sentence in it. */
export async function assemble(
  {
    evidence,
    other,
    said,
  }: {
    readonly evidence: PackedEvidence;
    readonly other: Omit<ReportFacts, 'findings' | 'coverage'>;
    readonly said: Said;
  },
  context: JobContext,
): Promise<Assembled> {
  const { findings, tables } = await tabulatedWithTexts(evidence, context);
  const repeated = (findings.selection?.repeated ?? []).map((claimId) => ({ claimId }));
  const coverage = coverageOf(said, [...findings.claims, ...repeated]);
  const facts: ReportFacts = { ...other, coverage, findings };
  const report = assembleReport(facts, tables);
  const problems = reportProblems(report, facts, tables);
  const body = JSON.stringify(report);
  return { body, hash: seededHash(body), problems };
}
