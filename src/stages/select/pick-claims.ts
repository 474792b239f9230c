import { hasPlace, isRare } from '../../findings/rarity.ts';
import { byCodePoint } from '../../text/order.ts';
import { contentStems, overlap } from '../../text/words.ts';
import type { PanelClaim } from '../group/panel-claims.ts';

/** A group that can be printed, with the properties by which it is picked. */
export interface Candidate {
  readonly statement: string;
  /** The line of the labelling in whose words it is told, if responses are labelled already. */
  readonly line?: number;
  /** The thing that it recommends, if it is one of a list that the question asks for. */
  readonly option?: string;
  readonly members: readonly PanelClaim[];
  /** The responses that make the claim, on either side. */
  readonly aliases: ReadonlySet<string>;
  /** Those of them that put the claim first. */
  readonly first: ReadonlySet<string>;
  /** The total weight that these responses put on it. */
  readonly weight: number;
  /** The weight of the smaller side. */
  readonly split: number;
  /** The weight that each response asserting it puts on it. */
  readonly asserted: ReadonlyMap<string, number>;
}

/** A camp whose thesis must be among the claims. */
export interface RepresentedCamp {
  readonly label: string;
  readonly thesis: string;
  /** The responses from which it was formed. */
  readonly aliases: ReadonlySet<string>;
}

/** The weight of a response's first claim, in millionths: sums are exact in any order. */
export const weightMax = 1_000_000;

/**
 * Picks up to `picksMax` candidates: one that speaks for each camp; up to half of them by weight, a
 * quarter for responses that would otherwise have none, or not the one on which they put most, a
 * quarter rare ones. Places that one kind leaves are filled by weight. The order of `candidates`
 * does not matter.
 */
export function pickClaims(
  candidates: readonly Candidate[],
  responses: number,
  picksMax: number,
  camps: readonly RepresentedCamp[],
): Candidate[] {
  const ranked = [...candidates].sort(byWeight);
  if (ranked.length <= picksMax) return ranked;
  const picked = startWith([]);
  const { chosen, take } = picked;
  const takeUpTo = (count: number, from: readonly Candidate[]) => {
    for (const candidate of from) {
      if (chosen.size >= count) return;
      if (!chosen.has(candidate)) take(candidate);
    }
  };
  const commonMax = picksMax - Math.floor(picksMax / 4);
  const frequent = ranked.filter((candidate) => !isRare(candidate.aliases.size, responses));

  for (const camp of camps) {
    const representative = representativeOf(camp, ranked, responses);
    if (representative) take(representative);
  }
  takeUpTo(Math.ceil(picksMax / 2), frequent);
  while (chosen.size < commonMax) {
    const next = bestAddition(ranked, picked);
    if (!next) break;
    take(next);
  }
  takeUpTo(commonMax, frequent);
  const rare = ranked.filter((candidate) => isRare(candidate.aliases.size, responses));
  takeRare(rare, picked, picksMax);
  takeUpTo(picksMax, ranked);
  return [...chosen];
}

/**
 * Picks up to `picksMax` more candidates, in the order in which they replace claims that turn out
 * to be made by nobody. Those have most often been picked instead of rare claims, so rare ones come
 * first.
 * @param chosen what pickClaims() returned
 */
export function pickSpares(
  left: readonly Candidate[],
  chosen: Iterable<Candidate>,
  responses: number,
  picksMax: number,
): Candidate[] {
  const first = [...chosen];
  const picked = startWith(first);
  const ranked = [...left].sort(byWeight);
  const end = first.length + picksMax;
  const spareRare = ranked.filter((candidate) => isRare(candidate.aliases.size, responses));
  takeRare(spareRare, picked, end);
  const others = ranked.filter((candidate) => !picked.chosen.has(candidate));
  return [...picked.chosen, ...others].slice(first.length, end);
}

/** Our choice: as many as there are spares. */
const commonMax = 12;

/**
 * What two of the responses say, and a tenth, and is not chosen, because it is never what they put
 * first: a report that shows what one model says shows this as well.
 */
export function commonAmong(left: readonly Candidate[], responses: number): Candidate[] {
  return left
    .filter(({ aliases }) => hasPlace(aliases.size, responses))
    .sort((a, b) => b.aliases.size - a.aliases.size || byWeight(a, b))
    .slice(0, commonMax);
}

/** The candidates that were taken, and whom they speak for. */
interface Picked {
  readonly chosen: Set<Candidate>;
  readonly represented: Represented;
  readonly take: (candidate: Candidate) => void;
}

function startWith(first: readonly Candidate[]): Picked {
  const chosen = new Set<Candidate>();
  const represented: Represented = { at: new Set(), first: new Set() };
  const take = (candidate: Candidate) => {
    chosen.add(candidate);
    for (const alias of candidate.aliases) represented.at.add(alias);
    for (const alias of candidate.first) represented.first.add(alias);
  };
  first.forEach(take);
  return { chosen, represented, take };
}

/**
 * The claim that states the thesis of a camp: its members put more weight on it than the other
 * responses do, and it shares words with the thesis. A claim that everybody asserts represents no
 * camp.
 * @returns undefined if its members assert nothing
 */
function representativeOf(
  { label, thesis, aliases }: RepresentedCamp,
  ranked: readonly Candidate[],
  responses: number,
): Candidate | undefined {
  const words = contentStems(`${label} ${thesis}`);
  const others = Math.max(1, responses - aliases.size);
  const scored = ranked.flatMap((candidate) => {
    let [inside, outside] = [0, 0];
    for (const [alias, weight] of candidate.asserted)
      if (aliases.has(alias)) inside += weight;
      else outside += weight;
    const lead = (inside / aliases.size - outside / others) / weightMax;
    if (inside === 0) return [];
    return [{ candidate, score: lead + overlap(contentStems(candidate.statement), words) }];
  });
  return scored.sort((a, b) => b.score - a.score)[0]?.candidate;
}

/** The responses that a chosen claim comes from, and those whose first claim is chosen. */
interface Represented {
  readonly at: Set<string>;
  readonly first: Set<string>;
}

/**
 * The candidate that adds most responses that have no claim yet, or not their first; undefined if
 * none adds one.
 */
function bestAddition(ranked: readonly Candidate[], { chosen, represented }: Picked): Candidate | undefined {
  let best: Candidate | undefined;
  let most = 0;
  for (const candidate of ranked) {
    if (chosen.has(candidate)) continue;
    const first = missing(candidate.first, represented.first);
    // The first claim of a single response competes with the rare ones: here it would be picked for
    // each piece of a common claim.
    const added = missing(candidate.aliases, represented.at) + (first > 1 ? first : 0);
    if (added > most) [best, most] = [candidate, added];
  }
  return best;
}

/**
 * Takes rare claims: of responses without any, then those on which the answers that make them rest
 * most, because there most would change if they did not hold.
 */
function takeRare(rare: readonly Candidate[], { chosen, represented, take }: Picked, picksMax: number): void {
  const stake = ({ weight, aliases }: Candidate) => weight / aliases.size;
  while (chosen.size < picksMax) {
    const [next] = rare
      .filter((candidate) => !chosen.has(candidate))
      .sort(
        (a, b) =>
          missing(b.aliases, represented.at) - missing(a.aliases, represented.at) ||
          stake(b) - stake(a) ||
          byWeight(a, b),
      );
    if (!next) return;
    take(next);
  }
}

function missing(aliases: ReadonlySet<string>, represented: ReadonlySet<string>): number {
  let count = 0;
  for (const alias of aliases) if (!represented.has(alias)) count++;
  return count;
}

/** A contested claim weighs as much as one on which both sides put as much again. */
function byWeight(a: Candidate, b: Candidate): number {
  return b.weight + b.split - (a.weight + a.split) || byCodePoint(a.statement, b.statement);
}
