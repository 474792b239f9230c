import type { Side } from '../focus.ts';
import type { Claim, ReportIndex } from '../report-index.ts';
import { apart } from './apart.ts';

export interface ClaimPlace {
  readonly claim: Claim;
  /** Share of those who address the claim that support it. */
  readonly support: number;
  /** 1 minus the widest distance between two camps' shares of support. */
  readonly agreement: number;
}

/** A claim in the picture. */
export interface PlacedClaim extends ClaimPlace {
  /** In percent of the width. */
  readonly x: number;
  /** In pixels. */
  readonly y: number;
}

/** The picture at its narrowest, on a phone: what is apart there is apart everywhere. */
const narrowest = { width: 280, height: 240 };
const radius = 11;

export interface CampPlane {
  readonly places: readonly PlacedClaim[];
  /** How far the farthest was moved, in shares of the picture's width or height. */
  readonly moved: number;
}

/** The claims in the picture, moved so that no number hides another. */
export function campPlane(index: ReportIndex): CampPlane {
  const { width, height } = narrowest;
  const places = campAgreement(index);
  const points = places.map(({ support, agreement }) => ({
    x: (0.05 + support * 0.9) * width,
    y: (0.92 - agreement * 0.84) * height,
  }));
  const moved = apart(points, narrowest, radius);
  const farthest = points.map(({ x, y }, at) => {
    const { x: toX, y: toY } = moved[at] ?? { x, y };
    return Math.max(Math.abs(toX - x) / width, Math.abs(toY - y) / height);
  });
  return {
    places: places.map((place, at) => ({
      ...place,
      x: ((moved[at]?.x ?? 0) / width) * 100,
      y: moved[at]?.y ?? 0,
    })),
    moved: Math.max(0, ...farthest),
  };
}

const addressing: ReadonlySet<Side> = new Set(['support', 'oppose', 'mixed']);

/** Our choice: a camp of which fewer address a claim says too little to be held against another. */
const addressedMin = 2;

/**
 * Each claim by its support and by the agreement of the camps on it. Claims that fewer than two
 * camps address are left out.
 */
function campAgreement({ claims, camps, stances }: ReportIndex): ClaimPlace[] {
  return [...claims.values()].flatMap((claim) => {
    const said = stances.get(claim.claim_id);
    const shares = [...camps.values()].flatMap(({ model_ids: ids }) => {
      const own = ids.flatMap((id) => said?.get(id) ?? []).filter((side) => addressing.has(side));
      return own.length < addressedMin ? [] : [own.filter((side) => side === 'support').length / own.length];
    });
    const { support_share_of_addressed: support } = claim;
    if (support === null || shares.length < 2) return [];
    return [{ claim, support, agreement: 1 - (Math.max(...shares) - Math.min(...shares)) }];
  });
}
