import type { CampThesis, SelectedClaim } from '../../findings/findings.ts';
import { seededHash, seededOrder } from '../prepare/seeded.ts';
import type { Trial } from './trials.ts';

/** The subject of an entry of the output: a claim of the panel, or a trial. */
export type AskedClaim = { readonly statement: string } & ({ readonly claimId: number } | Trial);

/** Decides the order of one call. */
interface OrderKey {
  readonly seed: string;
  readonly alias: string;
}

/**
 * Number of orders in which prompts begin. Our choice: prompts of one order begin alike, which providers charge less
 * for, and over four orders every claim is in every quarter of the list equally often.
 */
const ordersMax = 4;
/**
 * Our choice: among this many shuffled entries, its position does not reveal a trial; a shorter list is shuffled as a
 * whole.
 */
const shuffledMin = 8;

/**
 * Puts claims and trials in an order that favours no claim over a whole panel and reveals no trial: the run's claims
 * begin in one of four orders, and the last quarter of them is shuffled with the trials for each call.
 */
export function shuffleClaims(
  { seed, alias }: OrderKey,
  claims: readonly SelectedClaim[],
  trials: readonly Trial[],
): AskedClaim[] {
  const inRun = seededOrder(claims, seed, ({ claimId }) => claimId);
  const listed = turned(inRun, alias).map(({ claimId, statement }) => ({ claimId, statement }));
  const shuffled = Math.max(shuffledMin, Math.ceil(listed.length / ordersMax));
  const last = [...listed.slice(-shuffled), ...trials];
  const keyOf = (each: AskedClaim) => ('claimId' in each ? each.claimId : each.kind);
  return [...listed.slice(0, -shuffled), ...seededOrder<AskedClaim>(last, `${seed} ${alias}`, keyOf)];
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
