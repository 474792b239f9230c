import { pairsMax, type StatementPair } from './compare.ts';
import type { ClaimGroup } from './panel-claims.ts';

/** Two groupings of the same statements, compared. */
export interface Differences {
  /**
   * Statements that both groupings put together, under the wording of a group if one has it, else
   * the most frequent.
   */
  readonly pieces: readonly Piece[];
  /**
   * Pairs of pieces that only one of the two groupings puts together, those with most statements
   * first.
   */
  readonly pairs: readonly Pair[];
  /** How many of the pairs are asked, counted from the first. */
  readonly asked: number;
}

/** The questions to ask, in the order of the pairs. */
export function statementsOf({ pieces, pairs, asked }: Differences): StatementPair[] {
  const wordingOf = (index: number) => pieces[index]?.wording ?? '';
  return pairs.slice(0, asked).map(({ one, other }) => ({ one: wordingOf(one), other: wordingOf(other) }));
}

/** A claim of each of the two, for all pairs. */
export function claimPairs({ pieces, pairs }: Differences): (readonly [string, string])[] {
  const claimOf = (index: number) => pieces[index]?.members[0] ?? '';
  return pairs.map(({ one, other }) => [claimOf(one), claimOf(other)]);
}

interface Piece extends ClaimGroup {
  /** Its group in each grouping. */
  readonly first: number;
  readonly second: number;
  /** The words in which these groups are told, of those that its statements have. */
  readonly told: readonly string[];
}

interface Pair {
  /** Indexes into `pieces`. */
  readonly one: number;
  readonly other: number;
  readonly togetherIn: 'first' | 'second';
}

/**
 * Compares two groupings of one batch. A bad merge, a statement in a wrong group and a claim that
 * was kept apart all show as pieces that only one of the groupings puts together. Each piece is
 * compared with the largest piece of its group in either grouping, so there are fewer than two
 * pairs per piece.
 * @param batch groups that neither grouping was to divide
 */
export function differencesOf({
  batch,
  first,
  second,
}: {
  readonly batch: readonly ClaimGroup[];
  readonly first: readonly ClaimGroup[];
  readonly second: readonly ClaimGroup[];
}): Differences {
  const [inFirst, inSecond] = [placesIn(first), placesIn(second)];
  const placed = batch.map((group) => {
    const [member = ''] = group.members;
    return { group, first: inFirst.get(member) ?? -1, second: inSecond.get(member) ?? -1 };
  });
  const together = Map.groupBy(placed, (each) => `${each.first} ${each.second}`);
  const pieces = [...together.values()].flatMap((same): Piece[] => {
    const [one] = same;
    if (!one) return [];
    const groups = same.map(({ group }) => group);
    const heads = [first[one.first]?.wording, second[one.second]?.wording];
    // The statement in whose words a group is told is the broadest: narrower ones of two groups may
    // differ where these agree.
    const heading = groups.filter(({ wording }) => heads.includes(wording));
    const { wording } = largest(heading.length > 0 ? heading : groups);
    const told = heading.map((group) => group.wording);
    return [{ ...one, wording, told, members: groups.flatMap(({ members }) => members) }];
  });
  const pairs = [...pairsWithin(pieces, 'first'), ...pairsWithin(pieces, 'second')].sort(
    (a, b) => weightOf(pieces, b) - weightOf(pieces, a),
  );
  return {
    pieces: pieces.map(({ wording, told, members, first, second }) => ({
      ...{ wording, told, members, first, second },
    })),
    pairs,
    asked: Math.min(pairs.length, pairsMax),
  };
}

function pairsWithin(pieces: readonly Piece[], grouping: Pair['togetherIn']): Pair[] {
  const groups = Map.groupBy(pieces.keys(), (index) => pieces[index]?.[grouping]);
  return [...groups.values()].flatMap((indexes) => {
    const sizeOf = (index: number) => pieces[index]?.members.length ?? 0;
    const core = indexes.reduce((best, index) => (sizeOf(index) > sizeOf(best) ? index : best));
    return indexes
      .filter((index) => index !== core)
      .map((index) => ({ one: core, other: index, togetherIn: grouping }));
  });
}

export interface DecidedGrouping {
  readonly groups: readonly ClaimGroup[];
  /** Pairs on which the two groupings differed. */
  readonly differing: number;
  /** Of those: decided against the first grouping. */
  readonly changed: number;
  /** Of those: asked about and not answered, so their statements stay apart. */
  readonly unanswered: number;
  /** Of those: not asked about, so their statements stay apart. */
  readonly unasked: number;
}

/**
 * The grouping that the majority of three sources supports: two groupings, and a question about
 * each pair on which they differ. A pair without an answer stays apart: two claims of one do less
 * harm than one claim of two (R-R10).
 * @param answers for each pair that was asked, whether its pieces say the same; null if there is no
 * answer
 */
export function decideGroups({
  differences: { pieces, pairs, asked },
  answers,
  first,
  second,
}: {
  readonly differences: Differences;
  readonly answers: readonly (boolean | null)[];
  readonly first: readonly ClaimGroup[];
  readonly second: readonly ClaimGroup[];
}): DecidedGrouping {
  const decided = pairs.map((pair, index) => {
    const answer = answers[index] ?? null;
    return { ...pair, answer, same: answer ?? false };
  });
  const clusters = joinPieces(pieces, decided);
  const [inFirst, inSecond] = [groupsById(first), groupsById(second)];
  return {
    groups: clusters.map((indexes) => {
      const own = indexes.flatMap((index) => pieces[index] ?? []);
      const members = own.flatMap((piece) => piece.members);
      const told = new Set(own.flatMap((piece) => piece.told));
      return { wording: wordingOf(members, told, inFirst, inSecond) ?? largest(own).wording, members };
    }),
    differing: pairs.length,
    changed: decided.filter(
      ({ answer, togetherIn }) => answer !== null && answer !== (togetherIn === 'first'),
    ).length,
    unanswered: decided.slice(0, asked).filter(({ answer }) => answer === null).length,
    unasked: decided.length - asked,
  };
}

type Decided = Pair & { readonly same: boolean };

/**
 * Joins pieces that say the same. Two clusters stay apart if a single "yes" would join more
 * statements that both groupings, or other answers, keep apart: one statement that seems to belong
 * to two claims must not turn them into one.
 */
function joinPieces(pieces: readonly Piece[], pairs: readonly Decided[]): number[][] {
  const homes = makeHomes(pieces.length);
  const clusters = new Map(pieces.map((piece, index) => [index, clusterOf(piece)]));
  for (const { one, other, same } of pairs) {
    const [a, b] = [homes.of(one), homes.of(other)];
    const [left, right] = [clusters.get(a), clusters.get(b)];
    if (!same || a === b || !left || !right) continue;
    let balance = -separatedByBoth(left, right);
    for (const each of pairs) {
      const ends = [homes.of(each.one), homes.of(each.other)];
      if (ends.includes(a) && ends.includes(b)) balance += (each.same ? 1 : -1) * weightOf(pieces, each);
    }
    if (balance <= 0) continue;
    homes.join(a, b);
    absorb(left, right);
  }
  return [...Map.groupBy(pieces.keys(), homes.of).values()];
}

/** A cluster's statements, and how many of them belong to each group of either grouping. */
interface Cluster {
  size: number;
  readonly first: Map<number, number>;
  readonly second: Map<number, number>;
}

function clusterOf({ members, first, second }: Piece): Cluster {
  const size = members.length;
  return { size, first: new Map([[first, size]]), second: new Map([[second, size]]) };
}

function absorb(into: Cluster, other: Cluster): void {
  into.size += other.size;
  for (const grouping of ['first', 'second'] as const)
    for (const [index, size] of other[grouping])
      into[grouping].set(index, (into[grouping].get(index) ?? 0) + size);
}

/** Number of pairs of statements that neither grouping puts together. */
function separatedByBoth(a: Cluster, b: Cluster): number {
  let separated = a.size * b.size;
  for (const grouping of ['first', 'second'] as const)
    for (const [index, size] of b[grouping]) separated -= size * (a[grouping].get(index) ?? 0);
  return separated;
}

/** Clusters by the index of one of their pieces; of(place) follows and shortens the way to it. */
function makeHomes(count: number) {
  const next = Array.from({ length: count }, (_, index) => index);
  const nextOf = (index: number): number => next[index] ?? index;
  const of = (index: number): number => {
    let home = index;
    while (nextOf(home) !== home) home = nextOf(home);
    for (let at = index; at !== home; ) {
      const after = nextOf(at);
      next[at] = home;
      at = after;
    }
    return home;
  };
  return {
    of,
    join(home: number, other: number): void {
      next[other] = home;
    },
  };
}

/**
 * The wording of the group that is most like these members and told in words that one of them has;
 * null where each holds more of others.
 */
function wordingOf(
  members: readonly string[],
  told: ReadonlySet<string>,
  ...groupings: readonly ReadonlyMap<string, ClaimGroup>[]
): string | null {
  const shared = new Map<ClaimGroup, number>();
  for (const byId of groupings)
    for (const id of members) {
      const group = byId.get(id);
      if (group && told.has(group.wording)) shared.set(group, (shared.get(group) ?? 0) + 1);
    }
  let [best, most]: [string | null, number] = [null, 0.5];
  for (const [group, count] of shared) {
    const likeness = count / (group.members.length + members.length - count);
    if (likeness > most) [best, most] = [group.wording, likeness];
  }
  return best;
}

function groupsById(groups: readonly ClaimGroup[]): ReadonlyMap<string, ClaimGroup> {
  return new Map(groups.flatMap((group) => group.members.map((id) => [id, group] as const)));
}

function placesIn(groups: readonly ClaimGroup[]): ReadonlyMap<string, number> {
  return new Map(groups.flatMap(({ members }, index) => members.map((id) => [id, index] as const)));
}

function largest<Group extends ClaimGroup>(groups: readonly Group[]): Group {
  return groups.reduce((best, group) => (group.members.length > best.members.length ? group : best));
}

function weightOf(pieces: readonly Piece[], { one, other }: Pair): number {
  return (pieces[one]?.members.length ?? 0) * (pieces[other]?.members.length ?? 0);
}
