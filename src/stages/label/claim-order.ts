import type { CampThesis, SelectedClaim } from '../../findings/findings.ts';
import { seededHash, seededOrder } from '../../prepare/seeded.ts';

/** A claim as a response is labelled on it. */
export type OrderedClaim = Pick<SelectedClaim, 'claimId' | 'statement'>;

interface OrderKey {
  readonly seed: string;
  readonly alias: string;
}

/**
 * Number of orders in which prompts begin. Our choice: prompts of one order begin alike, which
 * providers charge less for, and over four orders every claim is in every quarter of the list
 * equally often.
 */
const ordersMax = 4;
/** Puts the claims into one of four orders, so that no claim is favoured over a whole panel. */
export function orderClaims({ seed, alias }: OrderKey, claims: readonly OrderedClaim[]): OrderedClaim[] {
  const inRun = seededOrder(claims, seed, ({ claimId }) => claimId);
  return turned(inRun, alias).map(({ claimId, statement }) => ({ claimId, statement }));
}

/** The camps, in the same order for all calls with the same order of claims. */
export function orderedCamps({ seed, alias }: OrderKey, camps: readonly CampThesis[]): CampThesis[] {
  return turned(
    seededOrder(camps, seed, ({ campId }) => campId),
    alias,
  );
}

/** Rotates the items to begin with the first, second, third or last quarter. */
function turned<T>(items: readonly T[], alias: string): T[] {
  const order = Number.parseInt(seededHash('order', alias).slice(0, 4), 16) % ordersMax;
  const start = Math.round((items.length * order) / ordersMax);
  return [...items.slice(start), ...items.slice(0, start)];
}
