import { isRare } from '../../findings/rarity.ts';
import { byCodePoint } from '../../text/order.ts';
import { contentStems, overlap } from '../../text/words.ts';
import type { PanelClaim } from './panel-claims.ts';

/** A group that can be printed, with the properties by which it is picked. */
export interface Candidate {
  readonly statement: string;
  readonly members: readonly PanelClaim[];
  /** The responses that make the claim, on either side. */
  readonly aliases: ReadonlySet<string>;
  /** The size of the smaller side. */
  readonly split: number;
}

/**
 * Picks up to `places` candidates: half of them by prevalence and split, a quarter from responses that would otherwise have
 * none, a quarter rare ones. Places that one kind leaves are filled by prevalence. The order of `candidates` does not
 * matter.
 */
export function pickClaims(candidates: readonly Candidate[], responses: number, places: number): Candidate[] {
  const ranked = [...candidates].sort(byWeight);
  if (ranked.length <= places) return ranked;
  const chosen = new Set<Candidate>();
  const covered = new Set<string>();
  const take = (candidate: Candidate) => {
    chosen.add(candidate);
    for (const alias of candidate.aliases) covered.add(alias);
  };
  const rarePlaces = Math.floor(places / 4);
  const rare = ranked.filter((candidate) => isRare(candidate.aliases.size, responses));
  const frequent = ranked.filter((candidate) => !isRare(candidate.aliases.size, responses));

  for (const candidate of frequent.slice(0, Math.ceil(places / 2))) take(candidate);
  while (chosen.size < places - rarePlaces) {
    const next = bestCover(ranked, chosen, covered);
    if (!next) break;
    take(next);
  }
  for (const candidate of frequent) if (chosen.size < places - rarePlaces) take(candidate);
  takeRare(rare, chosen, covered, places, take);
  for (const candidate of ranked) if (chosen.size < places) take(candidate);
  return [...chosen];
}

/** The candidate made by most responses that have no claim yet; undefined if none adds one. */
function bestCover(
  ranked: readonly Candidate[],
  chosen: ReadonlySet<Candidate>,
  covered: ReadonlySet<string>,
): Candidate | undefined {
  let best: Candidate | undefined;
  let most = 0;
  for (const candidate of ranked) {
    if (chosen.has(candidate)) continue;
    const added = uncoveredBy(candidate, covered);
    if (added > most) [best, most] = [candidate, added];
  }
  return best;
}

/** Takes rare claims: first those of responses without any, then those least similar to the ones chosen. */
function takeRare(
  rare: readonly Candidate[],
  chosen: ReadonlySet<Candidate>,
  covered: ReadonlySet<string>,
  places: number,
  take: (candidate: Candidate) => void,
): void {
  const stems = new Map(rare.map((candidate) => [candidate, contentStems(candidate.statement)]));
  const likeness = new Map<Candidate, number>();
  const compareWith = (taken: Candidate) => {
    const words = contentStems(taken.statement);
    for (const [candidate, own] of stems) {
      likeness.set(candidate, Math.max(likeness.get(candidate) ?? 0, overlap(own, words)));
    }
  };
  chosen.forEach(compareWith);
  while (chosen.size < places) {
    const [next] = rare
      .filter((candidate) => !chosen.has(candidate))
      .sort(
        (a, b) =>
          uncoveredBy(b, covered) - uncoveredBy(a, covered) ||
          (likeness.get(a) ?? 0) - (likeness.get(b) ?? 0) ||
          byWeight(a, b),
      );
    if (!next) return;
    take(next);
    compareWith(next);
  }
}

function uncoveredBy(candidate: Candidate, covered: ReadonlySet<string>): number {
  return [...candidate.aliases].filter((alias) => !covered.has(alias)).length;
}

/** A contested claim weighs as much as one that as many more responses make. */
function byWeight(a: Candidate, b: Candidate): number {
  return weight(b) - weight(a) || byCodePoint(a.statement, b.statement);
}

function weight({ aliases, split }: Candidate): number {
  return aliases.size + split;
}
