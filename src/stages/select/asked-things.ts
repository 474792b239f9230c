import { contentStems, overlap, wordsOf } from '../../text/words.ts';
import type { ThingRef } from '../camps/same-things.ts';
import type { Measured } from './common-unit.ts';
import type { NamedQuantity } from './quantities.ts';

/** Answers that are for one thing, by their names or by what a synthesizer says. */
interface Named {
  readonly stems: readonly string[];
  readonly names: Set<string>;
  /** The groups of a synthesizer to which they belong. */
  readonly told: Set<readonly ThingRef[]>;
  /** The figure of each response. */
  readonly byAlias: Map<string, Measured>;
  readonly members: Measured[];
}

/**
 * Parts answers in units of one kind by what they are for: "What do both cost, and how much is the
 * cap?" asks for two amounts of money. Two names are of two things if a third of the responses, and
 * at least two, give different figures under both: as many must name what a question asks for. Any
 * other name is of the thing beside which it is given least, then of the one whose words it shares.
 * @param sameMin share of common words from which two names are one
 */
export function thingsAsked(
  answers: readonly Measured[],
  same: readonly (readonly ThingRef[])[],
  sameMin: number,
): (readonly Measured[])[] {
  const responses = new Set(answers.map(({ quantity }) => quantity.alias)).size;
  const enough = Math.max(2, Math.ceil(responses / 3));
  if (answers.length < responses + enough) return [answers];
  const named = namedApart(answers, same, sameMin);
  const things = severalAmong(named, enough);
  if (things.length < 2) return [answers];
  const others = Map.groupBy(
    named.filter((each) => !things.includes(each)),
    (each) => nearest(each, things),
  );
  return things.map((thing) => {
    const further = (others.get(thing) ?? []).flatMap(({ members }) => members);
    return [...thing.members, ...further.filter(({ quantity }) => !thing.byAlias.has(quantity.alias))];
  });
}

/**
 * The stems of what a figure measures, without those of its unit: "time zones of France" and "time
 * zones of Russia" have only the unit in common.
 */
export function subjectOf({ what, unit }: NamedQuantity): string[] {
  const stems = contentStems(what);
  const counted = contentStems(unit);
  const own = stems.filter((word) => !counted.includes(word));
  return own.length > 0 ? own : stems;
}

/** The names of one response are apart, unless they are equal. */
function namedApart(
  answers: readonly Measured[],
  same: readonly (readonly ThingRef[])[],
  sameMin: number,
): Named[] {
  const groups = new Map(same.flatMap((refs) => refs.map((ref) => [`${ref.alias} ${ref.index}`, refs])));
  const found: Named[] = [];
  for (const measured of answers) {
    const { alias, index, what } = measured.quantity;
    const [name, stems] = [wordsOf(what).join(' '), subjectOf(measured.quantity)];
    const refs = groups.get(`${alias} ${index}`);
    const isAlike = (each: Named) => !each.byAlias.has(alias) && overlap(each.stems, stems) >= sameMin;
    const known =
      found.find(({ told }) => refs && told.has(refs)) ??
      found.find(({ names, told }) => names.has(name) && (!refs || told.size === 0)) ??
      (refs ? undefined : found.find(isAlike));
    const group: Named = known ?? {
      stems,
      names: new Set(),
      told: new Set(),
      byAlias: new Map(),
      members: [],
    };
    if (!known) found.push(group);
    group.names.add(name);
    if (refs) group.told.add(refs);
    if (!group.byAlias.has(alias)) group.byAlias.set(alias, measured);
    group.members.push(measured);
  }
  return found;
}

/**
 * Those of which each is given beside each other one by so many responses; none if there are not
 * two.
 */
function severalAmong(named: readonly Named[], enough: number): Named[] {
  const usual = named
    .filter(({ byAlias }) => byAlias.size >= enough)
    .sort((a, b) => b.byAlias.size - a.byAlias.size);
  const areTwo = (a: Named, b: Named) => a !== b && timesBeside(a, b) >= enough;
  const things = usual.filter((each) => usual.some((other) => areTwo(each, other))).slice(0, 1);
  for (const each of usual) if (things.every((thing) => areTwo(each, thing))) things.push(each);
  return things;
}

/** How many responses give different figures for both. */
function timesBeside(a: Named, b: Named): number {
  return [...a.byAlias].filter(([alias, { quantity: one }]) => {
    const other = b.byAlias.get(alias)?.quantity;
    return other && !(one.low === other.low && one.high === other.high && one.unit === other.unit);
  }).length;
}

function nearest(named: Named, things: readonly Named[]): Named | undefined {
  return things.toSorted(
    (a, b) =>
      timesBeside(named, a) - timesBeside(named, b) ||
      overlap(named.stems, b.stems) - overlap(named.stems, a.stems),
  )[0];
}
