import type { ReportFacts } from '../../findings/facts.ts';
import type { CheckedDetail, Findings, Span } from '../../findings/findings.ts';
import { campOutcome } from '../../findings/readings/checked.ts';
import { outcomeOf } from '../../findings/readings/readings.ts';
import type { Report } from '../../report/schema/report.ts';
import { bestResponseView } from '../../report/sections/best-response.ts';
import { languageOf } from '../../text/language/language-of.ts';
import { statedConditions } from '../material/conditions.ts';
import { type CheckedValue, checkedValue, compared, within } from '../material/finding.ts';
import type { Origin } from '../material/material.ts';

/**
 * Checks before delivery what neither the report nor the texts can show: that it is about all
 * claims of this run, that every span was read in its place for what it is shown for, and that the
 * record of the panel is that of its rows.
 */
export function originFindings(report: Report, { facts }: Origin): CheckedValue[] {
  return [
    ...runFindings(report, facts),
    ...placeFindings(report, placesRead(facts.findings)),
    ...comparisonFindings(report, facts.findings),
    ...rowFindings(report, facts.findings),
  ];
}

function runFindings(report: Report, { run, findings, coverage, instruments }: ReportFacts): CheckedValue[] {
  const { question, evidence, errors, research_record: record } = report;
  const says = errors.some(({ code }) => code === 'simulated_synthesis');
  const statedCoverage = { options_left_out: 0, ...statedConditions(report)?.coverage };
  const isSimulated = instruments.calls.some(({ simulated }) => simulated);
  return [
    ...compared('question', question, {
      question_type: findings.questionType,
      language: languageOf(findings.question) ?? 'other',
    }),
    ...compared(
      'evidence.claims.claim_id',
      evidence?.claims.map((claim) => claim.claim_id),
      findings.claims.map(({ claimId }) => claimId).sort((a, b) => a - b),
    ),
    ...compared('methodology.controlled_inference.conditions.coverage', statedCoverage, {
      statements: coverage.statements,
      statements_covered: coverage.covered,
      weight_covered_share: coverage.weightShare,
      options_left_out: coverage.optionsLeftOut ?? 0,
    }),
    ...compared('research_record.generation', record?.generation, { run_id: run.runId }),
    checkedValue('errors', says, says === isSimulated, 'what the synthesizers are (R-H07)'),
  ];
}

/** Every place that was read, as `placeOf` names it. */
function placesRead({
  labels,
  camps,
  crossCheck,
  extracted,
  cases,
  quantities,
}: Findings): ReadonlySet<string> {
  const outcomes = new Map(crossCheck.camps.map((camp) => [camp.modelId, campOutcome(camp).found]));
  const campIds = new Set(camps.map(({ campId }) => campId));
  const refused = refusedPlaces(crossCheck.details);
  return new Set([
    ...labels.flatMap(({ modelId, stances }) =>
      stances.flatMap(({ claimId, stance, span, otherSpan }) =>
        [span, otherSpan ?? span].map((place) => placeOf(`claim ${claimId} ${stance}`, modelId, place)),
      ),
    ),
    ...labels
      .filter(({ modelId, camp }) => !outcomes.has(modelId) || outcomes.get(modelId) === camp?.campId)
      .flatMap(({ modelId, camp }) =>
        camp && campIds.has(camp.campId) ? [placeOf(`camp ${camp.campId}`, modelId, camp.span)] : [],
      ),
    ...labels.flatMap(({ modelId, reported }) =>
      reported.map(({ claimId, span }) => placeOf(`report ${claimId}`, modelId, span)),
    ),
    ...extracted.flatMap(({ claimId, modelId, stance, span, caveat }) =>
      caveat ? [placeOf(`caveat ${claimId} ${stance}`, modelId, span)] : [],
    ),
    ...[
      ...cases.flatMap(({ holders }) => holders.map((each) => placeOf('case', each.modelId, each.span))),
      ...quantities.flatMap(({ values }) => values.map((each) => placeOf('figure', each.modelId, each.span))),
    ].filter((place) => !refused.has(place)),
  ]);
}

/** Places of figures and cases at which readings settle none. */
function refusedPlaces(details: readonly CheckedDetail[]): ReadonlySet<string> {
  const places = (isKept: boolean) =>
    details.flatMap(({ kind, modelId, readings }) => {
      const { span } = readings.find(({ stage }) => stage === 'extract') ?? {};
      return span && (outcomeOf(readings).found === true) === isKept ? [placeOf(kind, modelId, span)] : [];
    });
  const kept = new Set(places(true));
  return new Set(places(false).filter((place) => !kept.has(place)));
}

type ReportedSpan = Span & { readonly model_id: string; readonly stance?: string | undefined };

function placeFindings({ evidence }: Report, read: ReadonlySet<string>): CheckedValue[] {
  const { claims = [], camps = [], cases = [], quantities = [] } = evidence ?? {};
  const findings = (path: string, what: string, spans: readonly ReportedSpan[]) =>
    spans.map(({ model_id: modelId, stance, ...span }, at) => {
      const place = placeOf(stance === undefined ? what : `${what} ${stance}`, modelId, span);
      return checkedValue(`${path}.evidence_spans[${at}]`, place, read.has(place), 'a place that was read');
    });
  return [
    ...claims.flatMap(
      ({ claim_id: id, evidence_spans: spans, caveats_by_side: sides, reported_by: told }, at) => {
        const path = within('evidence.claims', at);
        return [
          ...findings(
            path,
            `claim ${id}`,
            spans.map((span) => ({ ...span, stance: span.stance ?? 'support' })),
          ),
          ...findings(path, `report ${id}`, told?.evidence_spans ?? []),
          ...(sides?.supporting ?? []).flatMap((own) =>
            findings(path, `caveat ${id} support`, own.evidence_spans),
          ),
          ...(sides?.opposing ?? []).flatMap((own) =>
            findings(path, `caveat ${id} oppose`, own.evidence_spans),
          ),
        ];
      },
    ),
    ...camps.flatMap((camp, at) =>
      findings(within('evidence.camps', at), `camp ${camp.camp_id}`, camp.evidence_spans),
    ),
    ...cases.flatMap((each, at) => findings(within('evidence.cases', at), 'case', each.evidence_spans)),
    ...quantities.flatMap((each, at) =>
      findings(within('evidence.quantities', at), 'figure', each.evidence_spans),
    ),
  ];
}

function placeOf(what: string, modelId: string, { offset, length }: Span): string {
  return `${what} ${modelId} ${offset} ${length}`;
}

function comparisonFindings({ answer }: Report, { comparison }: Findings): CheckedValue[] {
  const { best_response: told } = answer ?? {};
  if (told === undefined) return [];
  return compared('answer.best_response', told, comparison ? bestResponseView(comparison) : null);
}

/** Failures, late retries and what a simulator made are in the rows alone. */
function rowFindings({ research_record: record }: Report, { models }: Findings): CheckedValue[] {
  const { included = [], excluded = [], failed = [] } = record?.provenance ?? {};
  const rowOf = new Map(models.map((model) => [model.modelId, model]));
  return [
    ...failed.flatMap((entry, at) => {
      const row = rowOf.get(entry.model_id);
      const due = { status: row?.status, late_retry: row?.lateRetry, error: row?.failure };
      return compared(within('research_record.provenance.failed', at), entry, due);
    }),
    ...[...included, ...excluded].map(({ model_id: id, simulated = false }) =>
      checkedValue(
        'research_record.provenance',
        simulated,
        simulated === rowOf.get(id ?? '')?.simulated,
        'what its row says',
      ),
    ),
  ];
}
