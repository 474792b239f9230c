import { isDeepStrictEqual } from 'node:util';
import type { Findings } from '../../../../../src/findings/findings.ts';
import { roundShare } from '../../../../../src/report/count/shares.ts';
import type { Report } from '../../../../../src/report/schema/report.ts';
import { sidesOf } from './shares.ts';

type LabOf = ReadonlyMap<string, string | null>;

/** Checks how often models of one lab and of different ones agree, pair by pair (R-R17). */
export function labPairProblems(report: Report, { models }: Findings): string[] {
  const { claims = [], camps = [], labs } = report.evidence ?? {};
  const labOf = new Map(models.map(({ modelId, labId }) => [modelId, labId || null]));
  const expected = {
    camp_agreement: agreementIn([camps.map((camp) => camp.model_ids)], labOf),
    stance_agreement: agreementIn(claims.map(sidesOf), labOf),
  };
  return (['camp_agreement', 'stance_agreement'] as const)
    .filter((name) => !isDeepStrictEqual(labs?.[name], expected[name]))
    .map((name) => `evidence.labs.${name} is wrong`);
}

/**
 * Looks at each pair of models, because it is the plainest way to count: 172 models with 24 claims
 * are only 350,000 pairs.
 */
function agreementIn(divisions: readonly (readonly (readonly string[])[])[], labOf: LabOf) {
  const found = { within: 0, alikeWithin: 0, between: 0, alikeBetween: 0 };
  for (const groups of divisions) {
    const placed = groups.flatMap((group, place) =>
      group.flatMap((modelId) => {
        const lab = labOf.get(modelId);
        return lab ? [{ place, lab }] : [];
      }),
    );
    for (const [at, one] of placed.entries())
      for (const other of placed.slice(at + 1)) {
        const isWithin = other.lab === one.lab;
        found[isWithin ? 'within' : 'between']++;
        if (other.place === one.place) found[isWithin ? 'alikeWithin' : 'alikeBetween']++;
      }
  }
  if (found.within === 0 || found.between === 0) return undefined;
  return {
    within_labs: roundShare(found.alikeWithin / found.within),
    pairs_within: found.within,
    between_labs: roundShare(found.alikeBetween / found.between),
    pairs_between: found.between,
  };
}
