import { agreementOf, type ResponseCodes } from '../../findings/readings/reliability-of.ts';
import {
  missedConditions,
  missedStatement,
  type Reliability,
  readCodes,
  reliabilityConditions,
  reliabilityStatement,
} from '../../report/record/statements/cross-check.ts';
import type { Claim } from '../../report/schema/claims.ts';
import type { Report } from '../../report/schema/report.ts';
import { compared, type Finding, finding } from '../material/finding.ts';
import { conditionsOf, conditionsPath, memberOf } from './conditions.ts';

/**
 * Recomputes Krippendorff's α and its interval from what two synthesizers read of each response, and compares these
 * readings with the claims: what both read alike is the stance that the report gives, and what they do not is unresolved.
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
  ];
}

/** The reliability that the report's own figures give. */
export function reliabilityIn(report: Report): Reliability {
  const stated = memberOf(conditionsOf(report), 'reliability');
  const count = (name: string) => Math.max(0, Math.floor(Number(stated[name] ?? 0)));
  const readings = Array.isArray(stated.readings) ? stated.readings : [];
  const responses = readings.map((each: { model_id?: unknown; codes?: unknown }) => ({
    modelId: String(each.model_id),
    stances: readCodes(String(each.codes)) ?? [],
  }));
  return {
    responses,
    agreement: agreementOf(responses),
    stances: basesIn(responses),
    camps: {
      agreed: count('camps_agreed'),
      single: count('camps_single'),
      unresolved: count('camps_unresolved'),
    },
    asked: {
      stances: count('stances_asked'),
      camps: count('camps_asked'),
      caveats: count('caveats_asked'),
    },
    by: Array.isArray(stated.asked_synthesizers) ? stated.asked_synthesizers.map(String) : [],
  };
}

function basesIn(responses: readonly ResponseCodes[]): Reliability['stances'] {
  const counts = { agreed: 0, single: 0, unresolved: 0 };
  for (const { last } of responses.flatMap(({ stances }) => stances)) counts[basisOf(last)]++;
  return counts;
}

function basisOf(last: readonly string[]): keyof Reliability['stances'] {
  if (last.length === 1) return 'single';
  return last.some((code, at) => last.indexOf(code) !== at) ? 'agreed' : 'unresolved';
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

/** Every stance of a claim is what its readings give, and every reading of a claim is in it. */
function readingFindings({ evidence }: Report, responses: readonly ResponseCodes[]): Finding[] {
  const claims = new Map((evidence?.claims ?? []).map((claim) => [claim.claim_id, claim]));
  const path = `${conditionsPath}.reliability.readings`;
  const read = new Set<string>();
  const wrong = responses.flatMap(({ modelId, stances }) =>
    stances.flatMap(({ claimId, last }) => {
      const claim = claims.get(claimId);
      if (!claim) return [];
      read.add(`${claimId} ${modelId}`);
      const agreed = last.find((code, at) => last.length === 1 || last.indexOf(code) !== at) ?? 'unresolved';
      const found = stanceOf(claim, modelId);
      return [finding(path, `${modelId} on claim ${claimId}: ${found}`, found === agreed, agreed)];
    }),
  );
  const unread = [...claims].flatMap(([claimId, claim]) =>
    [claim.supporting_model_ids, claim.opposing_model_ids, claim.mixed_or_uncertain_model_ids]
      .flat()
      .filter((modelId) => !read.has(`${claimId} ${modelId}`))
      .map((modelId) => finding(path, `${modelId} on claim ${claimId}`, false, 'a reading')),
  );
  return [...wrong, ...unread];
}

function stanceOf(claim: Claim, modelId: string): string {
  if (claim.supporting_model_ids.includes(modelId)) return 'support';
  if (claim.opposing_model_ids.includes(modelId)) return 'oppose';
  if (claim.mixed_or_uncertain_model_ids.includes(modelId)) return 'mixed';
  return claim.unresolved_model_ids.includes(modelId) ? 'unresolved' : 'not_addressed';
}
