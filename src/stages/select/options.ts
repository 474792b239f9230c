import { maskSign } from '../../prepare/mask-author.ts';
import { byCodePoint } from '../../text/order.ts';
import { identityOf } from '../../text/words.ts';
import type { PanelClaim } from '../group/panel-claims.ts';
import type { Candidate } from './pick-claims.ts';

/** Our choice: as many as a reader compares in one table. Each is a line of every labelling. */
const optionsMax = 20;

/**
 * Our choice: where fewer responses name options, the question asks for no list, and theirs are
 * claims like others.
 */
const namingMinShare = 1 / 2;

interface OptionsFound {
  readonly options: readonly Candidate[];
  /** How many there are, with those that have no place. */
  readonly named: number;
  readonly others: readonly Candidate[];
}

/**
 * The options that a question asks for, those first that most responses name; up to 20, beside the
 * places of claims: what most responses list must not stand behind what they argue (R-R24). None if
 * fewer than half of the responses name any.
 */
export function optionsAmong(candidates: readonly Candidate[], responses: number): OptionsFound {
  const named = candidates.filter((candidate) => nameOf(candidate) !== null);
  const naming = new Set(named.flatMap(({ aliases }) => [...aliases]));
  if (naming.size < responses * namingMinShare) return { options: [], others: candidates, named: 0 };
  const isNamed = new Set(named);
  const options = named
    .toSorted(
      (a, b) =>
        b.aliases.size - a.aliases.size || b.weight - a.weight || byCodePoint(a.statement, b.statement),
    )
    .slice(0, optionsMax);
  const others = candidates.filter((candidate) => !isNamed.has(candidate));
  return { options, others, named: named.length };
}

interface Group {
  readonly wording: string;
  readonly members: readonly PanelClaim[];
}

/**
 * The groups, with those that recommend one thing under one name put together, in the words of the
 * one in which most name it: "A drill is useful" and "A drill belongs in the flat" are both that it
 * is recommended. Groups of which few members name an option are claims like others, and so are all
 * where the question asks for no list.
 */
export function joinedByName(groups: readonly Group[], responses: number): readonly Group[] {
  const naming = new Set(groups.flatMap(({ members }) => members.filter(isNamed)).map(({ alias }) => alias));
  if (naming.size < responses * namingMinShare) return groups;
  const keyOf = ({ wording, members }: Group, at: number) => {
    const name = nameOf({ statement: wording, members });
    const own = members.filter(({ option = '' }) => name !== null && identityOf(option) === identityOf(name));
    return name === null || own.length * 2 < members.length ? at : identityOf(name);
  };
  return [...Map.groupBy(groups.entries(), ([at, group]) => keyOf(group, at)).values()].map((entries) => {
    const [told, ...others] = entries
      .map(([, group]) => group)
      .sort(
        (a, b) =>
          b.members.filter(isNamed).length - a.members.filter(isNamed).length ||
          byCodePoint(a.wording, b.wording),
      );
    const members = others.flatMap((group) => group.members);
    return { wording: told?.wording ?? '', members: [...(told?.members ?? []), ...members] };
  });
}

function isNamed({ option }: PanelClaim): boolean {
  return option !== undefined && !option.includes(maskSign);
}

/** The options with their names, once their statements are those that responses are asked about. */
export function withNames(options: readonly Candidate[]): Candidate[] {
  return options.map((candidate) => {
    const option = nameOf(candidate);
    return option === null ? candidate : { ...candidate, option };
  });
}

/**
 * The name that goes with the statement, on which models are counted: "a game", where some name a
 * board game; else the one that most responses give it, the shortest of these. Null if none of them
 * names it as an option.
 */
function nameOf({ statement, members }: Pick<Candidate, 'statement' | 'members'>): string | null {
  const named = members.filter(isNamed);
  const own = named.filter((member) => member.statement === statement);
  const names = (own.length > 0 ? own : named).map(({ option = '' }) => option);
  const alike = [...Map.groupBy(names, identityOf).values()];
  const [most] = alike.sort(
    (a, b) => b.length - a.length || lengthOf(a) - lengthOf(b) || byCodePoint(a[0] ?? '', b[0] ?? ''),
  );
  return most?.[0] ?? null;
}

function lengthOf([name = '']: readonly string[]): number {
  return name.length;
}
