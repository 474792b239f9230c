import type { Claim, ReportIndex } from './report-index.ts';

export interface ClaimPlace {
  readonly claim: Claim;
  /** Share of those who address the claim that support it. */
  readonly support: number;
  /** 1 minus the widest distance between two camps' shares of support. */
  readonly agreement: number;
}

/** Our choice: a camp of which fewer address a claim says too little to be held against another. */
const addressedMin = 2;

/** Each claim by its support and by the agreement of the camps on it. Claims that fewer than two camps address are left out. */
export function campAgreement({ claims, camps, stances }: ReportIndex): ClaimPlace[] {
  return [...claims.values()].flatMap((claim) => {
    const said = stances.get(claim.claim_id);
    const shares = [...camps.values()].flatMap(({ model_ids: ids }) => {
      const own = ids
        .map((id) => said?.get(id))
        .filter((stance) => stance !== undefined && stance !== 'unresolved');
      return own.length < addressedMin
        ? []
        : [own.filter((stance) => stance === 'support').length / own.length];
    });
    const { support_share_of_addressed: support } = claim;
    if (support === null || shares.length < 2) return [];
    return [{ claim, support, agreement: 1 - (Math.max(...shares) - Math.min(...shares)) }];
  });
}
