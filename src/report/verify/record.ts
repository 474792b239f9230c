import type { ReportFacts } from '../../findings/facts.ts';
import type { FactModel } from '../../findings/findings.ts';
import { byCodePoint } from '../../text/order.ts';
import { sameList, sameShare } from '../schema/equal.ts';
import type { Report } from '../schema/report.ts';

type ResearchRecord = NonNullable<Report['research_record']>;

/** Whether something holds, and the problem if it does not. */
type Check = readonly [holds: boolean, problem: string];

/** Panel rows in the groups that the record counts and lists. */
interface Rows {
  readonly invited: readonly FactModel[];
  readonly answered: readonly FactModel[];
  readonly failed: readonly FactModel[];
  readonly excluded: readonly FactModel[];
  /** Ids of the models that are counted, sorted. */
  readonly included: readonly string[];
}

/** Checks the research record against the panel rows: snapshot, panel, provenance, tokens (R-R06). */
export function recordProblems(
  report: Report,
  { run, findings, coverage }: ReportFacts,
  included: readonly string[],
): string[] {
  const { research_snapshot: snapshot, panel, provenance, token_usage: usage } = report.research_record ?? {};
  if (!snapshot || !panel || !provenance || !usage) return ['research_record: a part of it is missing'];
  const rows = groupRows(findings.models, included);
  const checks: Check[] = [
    ...snapshotChecks(snapshot, rows, report.evidence?.unclassified_model_ids.length ?? 0),
    [sameList(reportedIds(panel.models), sortedIds(rows.invited)), 'panel.models are not those invited'],
    ...provenanceChecks(provenance, rows),
    [coverageHolds(report, coverage), 'methodology.coverage is wrong'],
    ...tokenChecks(usage, rows.invited),
    [report.research_record?.generation?.run_id === run.runId, 'generation.run_id is wrong'],
  ];
  return checks.filter(([holds]) => !holds).map(([, problem]) => `research_record: ${problem}`);
}

/** Checks that the report says at its top what a simulator has made (R-H07). */
export function simulationProblems({ errors }: Report, { findings, instruments }: ReportFacts): string[] {
  const answers = findings.models.some(({ status, simulated }) => status === 'success' && simulated);
  const synthesis = instruments.calls.some(({ simulated }) => simulated);
  const said = (code: string): boolean => errors.some((error) => error.code === code);
  return said('simulated_panel') === answers && said('simulated_synthesis') === synthesis
    ? []
    : ['errors: what they say of the simulator is wrong'];
}

function groupRows(invited: readonly FactModel[], included: readonly string[]): Rows {
  const answered = invited.filter(({ status }) => status === 'success');
  return {
    invited,
    answered,
    failed: invited.filter(({ status }) => status !== 'success'),
    excluded: answered.filter(({ modelId }) => !included.includes(modelId)),
    included,
  };
}

function snapshotChecks(
  snapshot: NonNullable<ResearchRecord['research_snapshot']>,
  rows: Rows,
  unclassified: number,
): Check[] {
  const expected = {
    invited: rows.invited.length,
    successful: rows.answered.length,
    failed: rows.failed.length,
    excluded: rows.excluded.length,
    included_in_synthesis: rows.included.length,
    unclassified,
  } as const;
  return Object.entries(expected).map(([name, count]) => [
    snapshot[name as keyof typeof expected] === count,
    `research_snapshot.${name} is wrong`,
  ]);
}

function provenanceChecks(
  { included, failed, excluded }: NonNullable<ResearchRecord['provenance']>,
  rows: Rows,
): Check[] {
  return [
    [sameList(reportedIds(included), rows.included), 'provenance.included are not the models that count'],
    [
      sameList(reportedIds(failed), sortedIds(rows.failed)),
      'provenance.failed are not the models that failed',
    ],
    [
      sameList(reportedIds(excluded), sortedIds(rows.excluded)),
      'provenance.excluded are not the models set aside',
    ],
    [failed.every((model) => failureHolds(model, rows.invited)), 'provenance.failed differs from its row'],
  ];
}

function tokenChecks(
  usage: NonNullable<ResearchRecord['token_usage']>,
  models: readonly FactModel[],
): Check[] {
  return [
    [usage.input_tokens === total(models.map((model) => model.inputTokens)), 'the input tokens are wrong'],
    [usage.output_tokens === total(models.map((model) => model.outputTokens)), 'the output tokens are wrong'],
    [usage.total_tokens === total([usage.input_tokens, usage.output_tokens]), 'the total tokens are wrong'],
  ];
}

function reportedIds(models: readonly { readonly model_id: string | null }[]): string[] {
  return models.map((model) => model.model_id ?? '');
}

function sortedIds(models: readonly FactModel[]): string[] {
  return models.map(({ modelId }) => modelId).sort(byCodePoint);
}

/** Whether the report says how much of what was said its claims cover (R-R18). */
function coverageHolds(report: Report, coverage: ReportFacts['coverage']): boolean {
  const reported = report.methodology?.controlled_inference?.conditions?.coverage;
  const { statements, statements_covered, statements_covered_share, weight_covered_share } = Object(reported);
  return (
    statements === coverage.statements &&
    statements_covered === coverage.covered &&
    sameShare(statements_covered_share, coverage.covered, coverage.statements) &&
    weight_covered_share === coverage.weightShare
  );
}

interface FailedEntry {
  readonly model_id: string;
  readonly status: string | null;
  readonly late_retry: boolean | null;
  readonly error: string | null;
}

function failureHolds(entry: FailedEntry, models: readonly FactModel[]): boolean {
  const row = models.find(({ modelId }) => modelId === entry.model_id);
  return row?.status === entry.status && row.lateRetry === entry.late_retry && row.failure === entry.error;
}

function total(counts: readonly (number | null)[]): number | null {
  const known = counts.filter((count) => count !== null);
  let sum = 0;
  for (const count of known) sum += count;
  return known.length === 0 ? null : sum;
}
