import { similarity, wordsOf } from '../../text/words.ts';
import { pairsMax, type StatementPair } from './compare.ts';
import type { ClaimGroup } from './panel-claims.ts';

/** A statement that was put together with another one and may say the opposite of it. */
export interface Suspect extends StatementPair {
  /** Index of the group that contains both. */
  readonly group: number;
  /** Index of the statement in the batch; null for the wording of the group. */
  readonly unit: number | null;
}

export interface Suspicion {
  /** Those to be asked come first. */
  readonly suspects: readonly Suspect[];
  readonly asked: number;
}

/**
 * Finds statements that were put together with others in other words. Each is compared with the one of its group that most
 * responses make; so is the group's wording if no statement has it. Those that share most words come first, in any
 * language: opposites that were taken for one claim differ in a word, or in the order of words.
 * @param batch the statements that were grouped
 */
export function suspectsIn({
  batch,
  groups,
}: {
  readonly batch: readonly ClaimGroup[];
  readonly groups: readonly ClaimGroup[];
}): Suspicion {
  const sizeOf = (unit: number | null) => (unit === null ? batch.length : (batch[unit]?.members.length ?? 0));
  const suspects = unitsOf(batch, groups)
    .flatMap((units, group) =>
      comparedIn(units, groups[group]?.wording ?? '').map((pair) => ({ group, ...pair })),
    )
    .map((suspect) => ({ suspect, likeness: similarity(suspect.one, suspect.other) }))
    .sort((a, b) => b.likeness - a.likeness || sizeOf(b.suspect.unit) - sizeOf(a.suspect.unit))
    .map(({ suspect }) => suspect);
  return { suspects, asked: Math.min(suspects.length, pairsMax) };
}

/** Pairs each statement in other words with the first one, and the wording too if no statement has it. */
function comparedIn([core, ...others]: readonly Unit[], wording: string): Omit<Suspect, 'group'>[] {
  if (!core || others.length === 0) return [];
  const one = core.wording;
  const isTaken = [core, ...others].some((each) => isSame(each.wording, wording));
  return [
    ...others.map(({ unit, wording: other }) => ({ unit, one, other })),
    ...(isTaken ? [] : [{ unit: null, one, other: wording }]),
  ].filter(({ other }) => !isSame(one, other));
}

function isSame(a: string, b: string): boolean {
  return wordsOf(a).join(' ') === wordsOf(b).join(' ');
}

/** The groups after statements that say the opposite of the others were separated. */
export interface Separation {
  /** Groups whose compared statements all say the same. */
  readonly kept: readonly ClaimGroup[];
  /** The statements separated from each of them, not yet compared with each other. */
  readonly off: readonly ClaimGroup[];
  /** Pairs that were compared. */
  readonly pairs: number;
  /** Of those: they do not say the same. */
  readonly parted: number;
  /** Of those: not asked, or without an answer. */
  readonly unanswered: number;
}

/**
 * Separates statements that do not say the same (R-R02).
 * @param answers for each suspect that was asked, whether it says the same; null if there is no answer
 * @param ifUnanswered whether a pair without an answer says the same
 */
export function separateSuspects({
  batch,
  groups,
  suspicion: { suspects },
  answers,
  ifUnanswered,
}: {
  readonly batch: readonly ClaimGroup[];
  readonly groups: readonly ClaimGroup[];
  readonly suspicion: Pick<Suspicion, 'suspects'>;
  readonly answers: readonly (boolean | null)[];
  readonly ifUnanswered: boolean;
}): Separation {
  const judged = suspects.map((suspect, index) => {
    const answer = answers[index] ?? null;
    return { ...suspect, isAnswered: answer !== null, same: answer ?? ifUnanswered };
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
    parted: different.length,
    unanswered: judged.filter(({ isAnswered }) => !isAnswered).length,
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
  // The wording may come from a statement that was separated from the others.
  const isTheirs = isMisworded || off.some(({ wording }) => isSame(wording, group.wording));
  const kept = units.filter(({ unit }) => !isOff(unit));
  return {
    kept: union(isTheirs ? core.wording : group.wording, kept),
    off: union(off[0]?.wording ?? '', off),
  };
}

function union(wording: string, groups: readonly ClaimGroup[]): ClaimGroup[] {
  return groups.length === 0 ? [] : [{ wording, members: groups.flatMap(({ members }) => members) }];
}

/** The statements of each group, those of most responses first. */
function unitsOf(batch: readonly ClaimGroup[], groups: readonly ClaimGroup[]): Unit[][] {
  const home = new Map(groups.flatMap(({ members }, index) => members.map((id) => [id, index] as const)));
  const units = groups.map((): Unit[] => []);
  for (const [unit, group] of batch.entries()) {
    const index = home.get(group.members[0] ?? '');
    if (index !== undefined) units[index]?.push({ ...group, unit });
  }
  return units.map((own) => own.sort((a, b) => b.members.length - a.members.length));
}

/** The statements of groups, each in a group of its own: statements found to differ twice are kept apart. */
export function apart(batch: readonly ClaimGroup[], groups: readonly ClaimGroup[]): ClaimGroup[] {
  return unitsOf(batch, groups).flatMap((units) =>
    units.map(({ wording, members }) => ({ wording, members })),
  );
}
