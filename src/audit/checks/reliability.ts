import { agreementOf, type ResponsePairs } from '../../findings/readings/reliability-of.ts';
import {
  missedConditions,
  missedStatement,
  type Reliability,
  readPairs,
  reliabilityConditions,
  reliabilityStatement,
} from '../../report/record/statements/cross-check.ts';
import type { Claim } from '../../report/schema/claims.ts';
import type { Report } from '../../report/schema/report.ts';
import { compared, type Finding, finding } from '../material/finding.ts';
import { conditionsOf, conditionsPath, memberOf } from './conditions.ts';

/**
 * Recomputes Krippendorff's α and its interval from what two synthesizers first read of each response, and compares these
 * readings with the claims: what both read alike is the stance that the report gives.
 */
export function reliabilityFindings(report: Report): Finding[] {
  const reliability = reliabilityIn(report);
  const prose = report.methodology?.synthesis_and_audit ?? '';
  const statements = [...reliabilityStatement(reliability), ...missedStatement(twiceIn(report))];
  return [
    ...compared(
      `${conditionsPath}.reliability`,
      memberOf(conditionsOf(report), 'reliability'),
      reliabilityConditions(reliability),
    ),
    ...compared(
      conditionsPath,
      { missed: conditionsOf(report).missed ?? null },
      { missed: missedConditions(twiceIn(report)) },
    ),
    ...statements.map((statement) =>
      finding('methodology.synthesis_and_audit', prose, prose.includes(statement), statement),
    ),
    ...readingFindings(report, reliability.responses),
    ...unresolvedFindings(report),
  ];
}

/** The reliability that the report's own figures give. */
export function reliabilityIn(report: Report): Reliability {
  const stated = memberOf(conditionsOf(report), 'reliability');
  const count = (name: string) => Math.max(0, Math.floor(Number(stated[name] ?? 0)));
  const bases = (name: string) => ({
    agreed: count(`${name}_agreed`),
    single: count(`${name}_single`),
    unresolved: count(`${name}_unresolved`),
  });
  const readings = Array.isArray(stated.first_readings) ? stated.first_readings : [];
  const responses = readings.map((each: { model_id?: unknown; codes?: unknown }) => ({
    modelId: String(each.model_id),
    pairs: readPairs(String(each.codes)) ?? [],
  }));
  return {
    responses,
    agreement: agreementOf(responses),
    stances: bases('stances'),
    camps: bases('camps'),
    asked: {
      stances: count('stances_asked'),
      camps: count('camps_asked'),
      caveats: count('caveats_asked'),
    },
    by: Array.isArray(stated.asked_synthesizers) ? stated.asked_synthesizers.map(String) : [],
  };
}

function twiceIn(report: Report) {
  const { missed } = conditionsOf(report);
  if (typeof missed !== 'object' || missed === null) return null;
  const count = (name: string) => Number((missed as Readonly<Record<string, unknown>>)[name] ?? 0);
  return {
    responses: count('responses_extracted_twice'),
    first: count('statements_of_first'),
    second: count('statements_of_second'),
    both: count('statements_of_both'),
  };
}

/** What both read alike at first needs no further question, so it is what the report says. */
function readingFindings({ evidence }: Report, responses: readonly ResponsePairs[]): Finding[] {
  const claims = new Map((evidence?.claims ?? []).map((claim) => [claim.claim_id, claim]));
  return responses.flatMap(({ modelId, pairs }) =>
    pairs.flatMap(({ claimId, pair: [one, other] }) => {
      const claim = claims.get(claimId);
      if (!claim || one !== other) return [];
      const path = `${conditionsPath}.reliability.first_readings`;
      const found = stanceOf(claim, modelId);
      return [finding(path, `${modelId} on claim ${claimId}: ${found}`, found === one, one)];
    }),
  );
}

function stanceOf(claim: Claim, modelId: string): string {
  if (claim.supporting_model_ids.includes(modelId)) return 'support';
  if (claim.opposing_model_ids.includes(modelId)) return 'oppose';
  if (claim.mixed_or_uncertain_model_ids.includes(modelId)) return 'mixed';
  return claim.unresolved_model_ids.includes(modelId) ? 'unresolved' : 'not_addressed';
}

/** Some stances are about claims that were left out, so there are at least as many as the claims show. */
function unresolvedFindings(report: Report): Finding[] {
  const { stances } = reliabilityIn(report);
  const shown = (report.evidence?.claims ?? []).reduce((sum, claim) => sum + claim.unresolved_count, 0);
  const path = `${conditionsPath}.reliability.stances_unresolved`;
  return [finding(path, stances.unresolved, stances.unresolved >= shown, `${shown} or more`)];
}
