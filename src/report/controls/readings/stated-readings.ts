import type { Code } from '../../../findings/findings.ts';
import type { ReadCodes } from '../../../findings/readings/reliability-of.ts';
import { byCodePoint } from '../../../text/order.ts';
import type { ClaimTally } from '../../count/claims.ts';
import type { Conditions } from '../../schema/parts/control-counts.ts';
import { readCodes, spelled } from '../../schema/parts/reading-codes.ts';

type Readings = Conditions['reliability']['readings'];

/** Who takes which side of a claim that the report shows. */
type Sides = Pick<ClaimTally, 'supporting' | 'opposing' | 'mixed'> & {
  readonly claim: Pick<ClaimTally['claim'], 'claimId'>;
};

/**
 * The readings that do not follow from the claims: without those in which two synthesizers found at
 * first what the report says.
 */
export function withoutFollowing(readings: Readings, claims: readonly Sides[]): Readings {
  const sides = sidesByModel(claims);
  return readings.flatMap(({ model_id: modelId, codes }) => {
    const own = sides.get(modelId);
    const stances = (readCodes(codes) ?? []).filter(
      (read) => spelled([read]) !== spelled(following(read.claimId, own?.get(read.claimId))),
    );
    return stances.length === 0 ? [] : [{ model_id: modelId, codes: spelled(stances) }];
  });
}

/** All readings again, by model and claim. */
export function withFollowing(stated: Readings, claims: readonly Sides[]): Readings {
  const sides = sidesByModel(claims);
  const listed = new Map(stated.map(({ model_id: modelId, codes }) => [modelId, readCodes(codes) ?? []]));
  return [...new Set([...listed.keys(), ...sides.keys()])].sort(byCodePoint).map((modelId) => {
    const own = listed.get(modelId) ?? [];
    const known = new Set(own.map(({ claimId }) => claimId));
    const others = [...(sides.get(modelId) ?? [])].filter(([claimId]) => !known.has(claimId));
    const all = [...own, ...others.flatMap(([claimId, code]) => following(claimId, code))];
    return { model_id: modelId, codes: spelled(all.sort((a, b) => a.claimId - b.claimId)) };
  });
}

function following(claimId: number, code: Code | undefined): ReadCodes[] {
  return code === undefined ? [] : [{ claimId, first: [code, code], last: [code, code] }];
}

function sidesByModel(claims: readonly Sides[]): Map<string, Map<number, Code>> {
  const found = new Map<string, Map<number, Code>>();
  for (const { claim, supporting, opposing, mixed } of claims)
    for (const [code, modelIds] of [
      ['support', supporting],
      ['oppose', opposing],
      ['mixed', mixed],
    ] as const)
      for (const modelId of modelIds) {
        const own = found.get(modelId) ?? new Map<number, Code>();
        found.set(modelId, own.set(claim.claimId, code));
      }
  return found;
}
