import { identityOf, similarity } from '../../text/words.ts';
import { pairsMax, type StatementPair } from './compare.ts';
import type { ClaimGroup } from './panel-claims.ts';

/** A statement that was put together with another one and may say the opposite of it. */
export interface RewordedPair extends StatementPair {
  /** Index of the group that contains both. */
  readonly group: number;
  /** Index of the statement in the batch; null for the wording of the group. */
  readonly unit: number | null;
}

export interface RewordedPairs {
  /** Those to be asked come first. */
  readonly pairs: readonly RewordedPair[];
  readonly asked: number;
}

/**
 * Finds statements that were put together with others in other words. Each is compared with the one
 * in whose words its group is told, because two that say the same more concretely need not say the
 * same as each other; if no statement has these words, with the one that most responses make, as
 * are the words themselves. Those that share most words come first, in any language: opposites that
 * were taken for one claim differ in a word, or in the order of words.
 * @param batch the statements that were grouped
 */
export function rewordedPairsIn({
  batch,
  groups,
}: {
  readonly batch: readonly ClaimGroup[];
  readonly groups: readonly ClaimGroup[];
}): RewordedPairs {
  const sizeOf = (unit: number | null) => (unit === null ? batch.length : (batch[unit]?.members.length ?? 0));
  const pairs = unitsOf(batch, groups)
    .flatMap((units, group) =>
      comparedIn(units, groups[group]?.wording ?? '').map((pair) => ({ group, ...pair })),
    )
    .map((pair) => ({ pair, likeness: similarity(pair.one, pair.other) }))
    .sort((a, b) => b.likeness - a.likeness || sizeOf(b.pair.unit) - sizeOf(a.pair.unit))
    .map(({ pair }) => pair);
  return { pairs, asked: Math.min(pairs.length, pairsMax) };
}

/**
 * Pairs each statement in other words with the first one, and the wording too if no statement has
 * it.
 */
function comparedIn([core, ...others]: readonly Unit[], wording: string): Omit<RewordedPair, 'group'>[] {
  if (!core || others.length === 0) return [];
  const one = core.wording;
  const isTaken = [core, ...others].some((each) => isSame(each.wording, wording));
  return [
    ...others.map(({ unit, wording: other }) => ({ unit, one, other })),
    ...(isTaken ? [] : [{ unit: null, one, other: wording }]),
  ].filter(({ other }) => !isSame(one, other));
}

function isSame(a: string, b: string): boolean {
  return identityOf(a) === identityOf(b);
}

/** The groups after statements that say the opposite of the others were separated. */
export interface Separation {
  /** Groups whose compared statements all say the same. */
  readonly kept: readonly ClaimGroup[];
  /** The statements separated from each of them, not yet compared with each other. */
  readonly off: readonly ClaimGroup[];
  /** Pairs that were found. */
  readonly pairs: number;
  /** Of those: they do not say the same. */
  readonly separated: number;
  /** Of those: asked about and without an answer. */
  readonly unanswered: number;
  readonly unasked: number;
}

/**
 * Separates statements that do not say the same (R-R02).
 * @param answers for each pair that was asked, whether its statements say the same; null if there
 * is no answer
 * @param ifUnanswered whether a pair without an answer says the same
 */
export function separatePairs({
  batch,
  groups,
  reworded: { pairs, asked },
  answers,
  ifUnanswered,
}: {
  readonly batch: readonly ClaimGroup[];
  readonly groups: readonly ClaimGroup[];
  readonly reworded: RewordedPairs;
  readonly answers: readonly (boolean | null)[];
  readonly ifUnanswered: boolean;
}): Separation {
  const judged = pairs.map((pair, index) => {
    const answer = answers[index] ?? null;
    return { ...pair, isAnswered: answer !== null, same: answer ?? ifUnanswered };
  });
  const different = judged.filter(({ same }) => !same);
  const parts = unitsOf(batch, groups).map((units, index) => {
    const own = different.filter(({ group }) => group === index);
    const isOff = (unit: number) => own.some((each) => each.unit === unit);
    const isMisworded = own.some(({ unit }) => unit === null);
    return partGroup(groups[index], units, isOff, isMisworded);
  });
  return {
    kept: parts.flatMap(({ kept }) => kept),
    off: parts.flatMap(({ off }) => off),
    pairs: judged.length,
    separated: different.length,
    unanswered: judged.slice(0, asked).filter(({ isAnswered }) => !isAnswered).length,
    unasked: judged.length - asked,
  };
}

interface Unit extends ClaimGroup {
  /** Index in the batch. */
  readonly unit: number;
}

function partGroup(
  group: ClaimGroup | undefined,
  units: readonly Unit[],
  isOff: (unit: number) => boolean,
  isMisworded: boolean,
): { readonly kept: readonly ClaimGroup[]; readonly off: readonly ClaimGroup[] } {
  const [core] = units;
  const off = units.filter(({ unit }) => isOff(unit));
  if (!group || !core || (off.length === 0 && !isMisworded)) return { kept: group ? [group] : [], off: [] };
  const kept = units.filter(({ unit }) => !isOff(unit));
  return {
    kept: union(isMisworded ? core.wording : group.wording, kept),
    off: union(off[0]?.wording ?? '', off),
  };
}

function union(wording: string, groups: readonly ClaimGroup[]): ClaimGroup[] {
  return groups.length === 0 ? [] : [{ wording, members: groups.flatMap(({ members }) => members) }];
}

/**
 * The statements of each group: first the one in whose words it is told, then those of most
 * responses.
 */
function unitsOf(batch: readonly ClaimGroup[], groups: readonly ClaimGroup[]): Unit[][] {
  const home = new Map(groups.flatMap(({ members }, index) => members.map((id) => [id, index] as const)));
  const units = groups.map((): Unit[] => []);
  for (const [unit, group] of batch.entries()) {
    const index = home.get(group.members[0] ?? '');
    if (index !== undefined) units[index]?.push({ ...group, unit });
  }
  return units.map((own, index) => {
    const told = identityOf(groups[index]?.wording ?? '');
    const telling = new Set(own.filter(({ wording }) => identityOf(wording) === told));
    const tells = (unit: Unit) => Number(telling.has(unit));
    return own.sort((a, b) => tells(b) - tells(a) || b.members.length - a.members.length);
  });
}

/**
 * The statements of groups, each in a group of its own: statements found to differ twice are kept
 * apart.
 */
export function apart(batch: readonly ClaimGroup[], groups: readonly ClaimGroup[]): ClaimGroup[] {
  return unitsOf(batch, groups).flatMap((units) =>
    units.map(({ wording, members }) => ({ wording, members })),
  );
}
