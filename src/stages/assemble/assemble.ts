import { type ClaimCoverage, coverageOf, type FoundStatements } from '../../findings/coverage.ts';
import { type Instruments, nothingWithheld, type ReportFacts } from '../../findings/facts.ts';
import type { Findings } from '../../findings/findings.ts';
import { seededHash } from '../../prepare/seeded.ts';
import { tabulatedWithTexts } from '../evidence/evidence.ts';
import type { PackedEvidence } from '../evidence/evidence-input.ts';
import type { ReportContext } from '../job/job.ts';
import { type CheckedReport, checkedReport } from './checked-report.ts';

interface Assembled extends Omit<CheckedReport, 'report'> {
  /** The report as JSON. */
  readonly body: string;
  /** 64 hex digits. */
  readonly hash: string;
}

/** Builds the report of a run and checks all of it. */
export async function assemble(
  {
    evidence,
    other,
    foundStatements,
  }: {
    readonly evidence: PackedEvidence;
    readonly other: Omit<ReportFacts, 'findings' | 'coverage' | 'withheld' | 'instruments'> & {
      readonly instruments: Omit<Instruments, 'promptVersions'>;
    };
    readonly foundStatements: FoundStatements;
  },
  context: ReportContext,
): Promise<Assembled> {
  const { findings, tables } = await tabulatedWithTexts(evidence, context);
  const coverage = (of: Findings) => coverageIn(of, foundStatements);
  const specs = await context.sentSpecs();
  const promptVersions = Object.fromEntries(specs.map((each) => [each.name, each.promptVersion]));
  const instruments = { ...other.instruments, promptVersions };
  const found = { findings, coverage: coverage(findings), withheld: nothingWithheld };
  const facts = { ...other, ...found, instruments };
  const { report, ...checked } = checkedReport({ facts, tables }, coverage);
  const body = JSON.stringify(report);
  return { body, hash: seededHash(body), ...checked };
}

function coverageIn({ claims, selection }: Findings, statements: FoundStatements): ClaimCoverage {
  const repeated = (selection?.repeated ?? []).map((claimId) => ({ claimId }));
  return coverageOf(statements, [...claims, ...repeated]);
}
