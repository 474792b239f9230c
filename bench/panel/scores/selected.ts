import { reportedClaimsMax } from '../../../src/findings/claims/reported-claims.ts';
import type { PlantedClaim, PlantedPanel } from '../../../src/stages/play/truth.ts';

/**
 * The planted claims that a report has, weighed, as a share of what the best choice of as many as
 * it has places has.
 */
export interface SelectionScores {
  /** Each weighs 1 / log2(1 + rank). */
  readonly claimRecall: number;
  /** Each weighs by its place in the answers that make it, however many they are. */
  readonly rankedRecall: number;
}

/**
 * @param found ids of planted claims; a report need not contain truisms, and has options beside its
 * places
 */
export function selectionScores(found: ReadonlySet<string>, panel: PlantedPanel): SelectionScores {
  const asked = panel.claims.filter(({ isTruism, option }) => !isTruism && !option);
  // One of two claims that exclude each other is enough to show what the answers say.
  const distinct = asked.filter(({ id, twin }) => !asked.some((each) => each.id === twin && each.id < id));
  const isFound = ({ id, twin }: PlantedClaim) => found.has(id) || (twin !== null && found.has(twin));
  const recallBy = (weight: (claim: PlantedClaim) => number) => {
    const sum = (some: readonly PlantedClaim[]) => some.reduce((total, claim) => total + weight(claim), 0);
    const best = distinct.toSorted((a, b) => weight(b) - weight(a)).slice(0, reportedClaimsMax);
    return best.length === 0 ? 1 : Math.min(1, sum(distinct.filter(isFound)) / sum(best));
  };
  return { claimRecall: recallBy(({ rank }) => weightAt(rank)), rankedRecall: recallBy(placeWeights(panel)) };
}

function weightAt(place: number): number {
  return 1 / Math.log2(1 + place);
}

/** The mean weight of the places at which answers make a claim. */
function placeWeights({ answers, claims }: PlantedPanel): (claim: PlantedClaim) => number {
  const weights = new Map<string, number[]>();
  const options = new Set(claims.flatMap(({ id, option }) => (option ? id : [])));
  for (const { statements } of answers)
    for (const [index, { claimId }] of statements
      .filter(({ isImplied, claimId }) => !isImplied && !options.has(claimId))
      .entries())
      weights.set(claimId, [...(weights.get(claimId) ?? []), weightAt(index + 1)]);
  return ({ id }) => {
    const own = weights.get(id) ?? [];
    return own.reduce((sum, weight) => sum + weight, 0) / Math.max(1, own.length);
  };
}
