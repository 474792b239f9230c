import type { Report } from './schema/report.ts';

/** The parts in which a client with little room reads a report, with what each holds. */
export const reportParts = {
  outline: 'answer, camps and the claims that answer and analysis cite, with their counts',
  claims: 'claims with the models on each side',
  spans: 'where in the stored answers each stance on a claim is found',
  camps: 'camps with their models and censuses, and what follows from labs',
  figures: 'figures, and the cases on which answers depend',
  analysis: 'disagreements, minority insights and uncertainties',
  record: 'models, labs, provenance and tokens',
  methodology: 'how the report was made',
  full: 'everything, as it is stored',
} as const;
export type ReportPart = keyof typeof reportParts;

/** Claims by id, both ends included. */
export interface ClaimRange {
  readonly from: number;
  readonly to: number;
}

/**
 * One part of a report: its members under their own names, without the fields that belong to
 * another part.
 * @param claims limits `claims` and `spans`
 */
export function partOfReport(report: Report, part: ReportPart, { from, to }: ClaimRange): object {
  const { status, errors, answer, evidence, analysis, research_record, methodology } = report;
  const inRange = (evidence?.claims ?? []).filter(({ claim_id: id }) => id >= from && id <= to);
  switch (part) {
    case 'outline':
      return { status, errors, answer, evidence: evidence && outlineOf(report, evidence) };
    case 'claims':
      return { evidence: { claims: inRange.map(({ evidence_spans: _, ...claim }) => claim) } };
    case 'spans':
      return {
        evidence: { claims: inRange.map(({ claim_id, evidence_spans }) => ({ claim_id, evidence_spans })) },
      };
    case 'camps':
      return { evidence: { camps: evidence?.camps ?? [], labs: evidence?.labs ?? null } };
    case 'figures':
      return { evidence: { quantities: evidence?.quantities ?? [], cases: evidence?.cases ?? [] } };
    case 'analysis':
      return { analysis };
    case 'record':
      return { research_record };
    case 'methodology':
      return { methodology };
    case 'full':
      return report;
  }
}

/** Camps and cited claims, with counts in place of lists. */
function outlineOf({ answer, analysis }: Report, evidence: NonNullable<Report['evidence']>): object {
  const cited = citedIn({ answer, analysis });
  return {
    camps: evidence.camps.map(
      ({ camp_id, label, thesis, recommended_option, model_count, eligible_model_count }) => ({
        ...{ camp_id, label, thesis, recommended_option, model_count, eligible_model_count },
      }),
    ),
    claims: evidence.claims
      .filter(({ claim_id: id }) => cited.has(id))
      .map(({ claim_id, statement, ...counts }) => ({
        ...{ claim_id, statement },
        supporting_count: counts.supporting_count,
        opposing_count: counts.opposing_count,
        mixed_or_uncertain_count: counts.mixed_or_uncertain_count,
        not_addressed_count: counts.not_addressed_count,
      })),
    claims_total: evidence.claims.length,
  };
}

/** The ids under any `related_claim_ids` or `affected_claim_ids`. */
function citedIn(value: unknown): Set<number> {
  if (typeof value !== 'object' || value === null) return new Set();
  const own = Object.entries(value).flatMap(([key, inner]) =>
    key === 'related_claim_ids' || key === 'affected_claim_ids' ? (inner as number[]) : [...citedIn(inner)],
  );
  return new Set(own);
}
