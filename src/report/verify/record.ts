import type { ReportFacts } from '../../findings/facts.ts';
import type { Findings } from '../../findings/findings.ts';
import { byCodePoint } from '../../text/order.ts';
import { sameList, sameShare } from '../schema/equal.ts';
import type { Report } from '../schema/report.ts';

/** Checks the research record against the panel rows: snapshot, panel, provenance, tokens (R-R06). */
export function recordProblems(
  report: Report,
  { run, findings, coverage }: ReportFacts,
  included: readonly string[],
): string[] {
  const { research_snapshot: snapshot, panel, provenance, token_usage: usage } = report.research_record ?? {};
  if (!snapshot || !panel || !provenance || !usage) return ['research_record: a part of it is missing'];
  const idsOf = (models: readonly { readonly modelId: string }[]): string[] =>
    models.map(({ modelId }) => modelId).sort(byCodePoint);
  const answered = findings.models.filter(({ status }) => status === 'success');
  const failed = findings.models.filter(({ status }) => status !== 'success');
  const excluded = answered.filter(({ modelId }) => !included.includes(modelId));
  const unclassified = report.evidence?.unclassified_model_ids.length ?? 0;
  const checks: [boolean, string][] = [
    [snapshot.invited === findings.models.length, 'research_snapshot.invited is wrong'],
    [snapshot.successful === answered.length, 'research_snapshot.successful is wrong'],
    [snapshot.failed === failed.length, 'research_snapshot.failed is wrong'],
    [snapshot.excluded === excluded.length, 'research_snapshot.excluded is wrong'],
    [snapshot.included_in_synthesis === included.length, 'research_snapshot.included_in_synthesis is wrong'],
    [snapshot.unclassified === unclassified, 'research_snapshot.unclassified is wrong'],
    [
      sameList(
        panel.models.map((model) => model.model_id),
        idsOf(findings.models),
      ),
      'panel.models are not those invited',
    ],
    [
      sameList(
        provenance.included.map((model) => model.model_id ?? ''),
        included,
      ),
      'provenance.included are not the models that count',
    ],
    [
      sameList(
        provenance.failed.map((model) => model.model_id),
        idsOf(failed),
      ),
      'provenance.failed are not the models that failed',
    ],
    [
      sameList(
        provenance.excluded.map((model) => model.model_id),
        idsOf(excluded),
      ),
      'provenance.excluded are not the models set aside',
    ],
    [coverageHolds(report, coverage), 'methodology.coverage is wrong'],
    [
      provenance.failed.every((model) => failureHolds(model, findings)),
      'provenance.failed differs from its row',
    ],
    [
      usage.input_tokens === total(findings.models.map((model) => model.inputTokens)),
      'the input tokens are wrong',
    ],
    [
      usage.output_tokens === total(findings.models.map((model) => model.outputTokens)),
      'the output tokens are wrong',
    ],
    [usage.total_tokens === total([usage.input_tokens, usage.output_tokens]), 'the total tokens are wrong'],
    [report.research_record?.generation?.run_id === run.runId, 'generation.run_id is wrong'],
  ];
  return checks.filter(([holds]) => !holds).map(([, problem]) => `research_record: ${problem}`);
}

/** Checks that the report says at its top what a simulator has made (R-H07). */
export function simulationProblems({ errors }: Report, { findings, instruments }: ReportFacts): string[] {
  const answers = findings.models.some(({ status, simulated }) => status === 'success' && simulated);
  const synthesis = instruments.calls.some((call) => call?.simulated === true);
  const said = (code: string): boolean => errors.some((error) => error.code === code);
  return said('simulated_panel') === answers && said('simulated_synthesis') === synthesis
    ? []
    : ['errors: what they say of the simulator is wrong'];
}

/** Whether the report says how much of what was said its claims cover (R-R18). */
function coverageHolds(report: Report, coverage: ReportFacts['coverage']): boolean {
  const told = report.methodology?.controlled_inference?.conditions?.coverage;
  if (!coverage) return told === null;
  const { statements, statements_covered, statements_covered_share, weight_covered_share } = Object(told);
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

function failureHolds(entry: FailedEntry, findings: Findings): boolean {
  const row = findings.models.find(({ modelId }) => modelId === entry.model_id);
  return row?.status === entry.status && row.lateRetry === entry.late_retry && row.failure === entry.error;
}

function total(counts: readonly (number | null)[]): number | null {
  const known = counts.filter((count) => count !== null);
  let sum = 0;
  for (const count of known) sum += count;
  return known.length === 0 ? null : sum;
}
