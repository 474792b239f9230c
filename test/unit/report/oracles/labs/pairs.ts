import type { Findings } from '../../../../../src/findings/findings.ts';
import type { Report } from '../../../../../src/report/schema/report.ts';
import { sameShare } from '../equal.ts';

type Evidence = NonNullable<Report['evidence']>;
type Labs = Evidence['labs'] | undefined;
type LabOf = ReadonlyMap<string, string | null>;

/**
 * Checks how often models of one lab and of different ones agree, pair by pair, and who answered.
 */
export function labPairProblems(report: Report, { models }: Findings): string[] {
  const { claims = [], camps = [], labs } = report.evidence ?? {};
  const labOf = new Map(models.map(({ modelId, labId }) => [modelId, labId || null]));
  return agreementProblems(labs, camps, claims, labOf);
}

function agreementProblems(
  reported: Labs,
  camps: Evidence['camps'],
  claims: Evidence['claims'],
  labOf: LabOf,
): string[] {
  const positions = pairsIn([camps.map((camp) => camp.model_ids)], labOf);
  const stances = pairsIn(
    claims.map((claim) => [
      claim.supporting_model_ids,
      claim.opposing_model_ids,
      claim.mixed_or_uncertain_model_ids,
    ]),
    labOf,
  );
  const holds = (shown: NonNullable<Labs>['camp_agreement'] | undefined, expected: Pairs) =>
    (shown?.pairs_within ?? 0) === expected.within &&
    shown?.pairs_between === expected.between &&
    sameShare(shown.within_labs ?? null, expected.alikeWithin, expected.within) &&
    sameShare(shown.between_labs, expected.alikeBetween, expected.between);
  return [
    ...(holds(reported?.camp_agreement, positions) ? [] : ['camp_agreement is wrong']),
    ...(holds(reported?.stance_agreement, stances) ? [] : ['stance_agreement is wrong']),
  ].map((problem) => `evidence.labs: ${problem}`);
}

interface Pairs {
  within: number;
  alikeWithin: number;
  between: number;
  alikeBetween: number;
}

/**
 * Looks at each pair of models. Our choice, because it is the plainest way to count, and 172 models
 * with 24 claims are only 350,000 pairs.
 */
function pairsIn(divisions: readonly (readonly (readonly string[])[])[], labOf: LabOf): Pairs {
  const found = { within: 0, alikeWithin: 0, between: 0, alikeBetween: 0 };
  for (const groups of divisions) {
    const placed = groups.flatMap((group, place) =>
      group.flatMap((modelId) => {
        const lab = labOf.get(modelId);
        return lab ? [{ place, lab }] : [];
      }),
    );
    for (const [at, one] of placed.entries())
      for (let later = at + 1; later < placed.length; later++) {
        const other = placed[later];
        const isWithin = other?.lab === one.lab;
        found[isWithin ? 'within' : 'between']++;
        if (other?.place === one.place) found[isWithin ? 'alikeWithin' : 'alikeBetween']++;
      }
  }
  return found;
}
