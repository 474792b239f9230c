import type { ReportFacts } from '../../findings/facts.ts';
import { textLengths } from '../../findings/text-lengths.ts';
import { languageOf } from '../../text/language/language-of.ts';
import { byCodePoint } from '../../text/order.ts';
import { type Report, reportSchema } from '../schema/report.ts';
import { type Tables, tablesOf } from '../tables/tables.ts';
import { campProblems } from './camps.ts';
import { caseProblems } from './cases.ts';
import { claimsProblems } from './claims.ts';
import { crossCheckProblems } from './cross-check.ts';
import { opinionProblems } from './labs/opinions.ts';
import { labPairProblems } from './labs/pairs.ts';
import { labProblems } from './labs/shares.ts';
import { quantityProblems } from './quantities.ts';
import { receiptProblems } from './receipt.ts';
import { recordProblems, simulationProblems } from './record.ts';
import { textProblems } from './text.ts';

/**
 * Finds what is wrong with a finished report, as sentences without its content, fit for a log; none if it may be
 * delivered. Recomputes everything from the facts, independently of the assembly, so that one mistake cannot pass both.
 * @param tables of these findings; their clauses and index of copies are used to check the texts
 */
export function reportProblems(
  report: Report,
  facts: ReportFacts,
  tables: Tables = tablesOf(facts.findings),
): string[] {
  const parsed = reportSchema.safeParse(report);
  if (!parsed.success) {
    return parsed.error.issues.map(
      ({ path, code }) => `${path.join('.')}: does not fit the schema (${code})`,
    );
  }
  const { findings } = facts;
  const excluded = new Set(findings.excluded.map(({ modelId }) => modelId));
  const labelled = new Set(findings.labels.map(({ modelId }) => modelId));
  const included = findings.models
    .filter(({ modelId, status }) => status === 'success' && labelled.has(modelId) && !excluded.has(modelId))
    .map(({ modelId }) => modelId)
    .sort(byCodePoint);
  const lengths = textLengths(findings.models);
  return [
    ...questionProblems(report, facts),
    ...claimsProblems(report, findings, included, lengths),
    ...campProblems(report, findings, included),
    ...caseProblems(report, findings, included, lengths),
    ...labProblems(report, findings, included),
    ...labPairProblems(report, findings, included),
    ...opinionProblems(report, findings, included),
    ...quantityProblems(report, findings, included),
    ...referenceProblems(report),
    ...recordProblems(report, facts, included),
    ...simulationProblems(report, facts),
    ...receiptProblems(report, facts),
    ...crossCheckProblems(report, facts),
    ...textProblems(report, facts, tables),
  ];
}

function questionProblems({ question, status }: Report, facts: ReportFacts): string[] {
  const problems: string[] = [];
  if (question?.text !== facts.findings.question)
    problems.push('question: it is not the question of the run');
  if (question?.language !== (languageOf(facts.findings.question) ?? 'other'))
    problems.push('question: its language is not that of the run');
  if (question?.question_type !== facts.findings.questionType)
    problems.push('question: its type is not the one that was found');
  if (status !== facts.verdict) problems.push('status: it is not the verdict of the panel');
  return problems;
}

/** Checks that every id in a section exists, and that lists are numbered from 1. */
function referenceProblems({ answer, evidence, analysis }: Report): string[] {
  if (!answer || !evidence || !analysis) return ['answer, evidence or analysis: it is missing'];
  const claimIds = evidence.claims.map((claim) => claim.claim_id);
  const campIds = evidence.camps.map((camp) => camp.camp_id);
  const { disagreements, minority_insights: insights, uncertainties } = analysis;
  const disagreementIds = disagreements.map((item) => item.disagreement_id);
  const insightIds = insights.map((item) => item.insight_id);
  const primary = answer.primary_disagreement_id;
  const notable = answer.notable_minority_insight_id;
  return [
    ...unknown('answer', claimIds, [
      ...answer.key_points.flatMap((point) => point.related_claim_ids),
      ...answer.ranked_options.flatMap((option) => option.related_claim_ids),
      ...(answer.recommendation?.related_claim_ids ?? []),
    ]),
    ...unknown('answer.primary_disagreement_id', disagreementIds, primary === null ? [] : [primary]),
    ...unknown('answer.notable_minority_insight_id', insightIds, notable === null ? [] : [notable]),
    ...unknown('analysis', claimIds, [
      ...[...disagreements, ...insights].flatMap((item) => item.related_claim_ids),
      ...uncertainties.flatMap((item) => item.affected_claim_ids),
    ]),
    ...unknown(
      'analysis',
      campIds,
      [...disagreements, ...insights].flatMap((item) => item.related_camp_ids),
    ),
    ...numbering(
      'answer.key_points',
      answer.key_points.map((point) => point.key_point_id),
    ),
    ...numbering(
      'answer.ranked_options',
      answer.ranked_options.map((option) => option.rank),
    ),
    ...numbering('analysis.disagreements', disagreementIds),
    ...numbering('analysis.minority_insights', insightIds),
    ...numbering(
      'analysis.uncertainties',
      uncertainties.map((item) => item.uncertainty_id),
    ),
  ];
}

function unknown(at: string, known: readonly number[], ids: readonly number[]): string[] {
  return ids.filter((id) => !known.includes(id)).map((id) => `${at}: the id ${id} does not exist`);
}

function numbering(at: string, ids: readonly number[]): string[] {
  return ids.every((id, i) => id === i + 1) ? [] : [`${at}: the ids do not count from 1`];
}
