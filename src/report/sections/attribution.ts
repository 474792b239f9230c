import { dissents } from '../count/standing.ts';
import type { MinorityInsight } from '../schema/parts/analysis.ts';
import type { Tables } from '../tables/tables.ts';

/** The models that support a claim, or the few that dissent from a common one, and their camps. */
export function attribution(
  claimId: number,
  { claims, camps }: Tables,
): Pick<MinorityInsight, 'stance' | 'supporting_model_ids' | 'related_claim_ids' | 'related_camp_ids'> {
  const tally = claims.find(({ claim }) => claim.claimId === claimId);
  const isDissent = dissents(claims).some(({ claim }) => claim.claimId === claimId);
  const holders = (isDissent ? tally?.opposing : tally?.supporting) ?? [];
  const theirs = camps.filter(({ members }) => members.some((member) => holders.includes(member)));
  return {
    ...(isDissent && { stance: 'oppose' as const }),
    supporting_model_ids: [...holders],
    related_claim_ids: [claimId],
    related_camp_ids: sortedIds(theirs.map(({ camp }) => camp.campId)),
  };
}

export function sortedIds(ids: readonly number[]): number[] {
  return [...new Set(ids)].sort((a, b) => a - b);
}

/** ['C7', 'C3'] → [3, 7]. */
export function numbersOf(ids: readonly string[]): number[] {
  return sortedIds(ids.map((id) => Number(id.slice(1))));
}
