import { conversion, isOneKind, type MeasuredUnit } from '../../text/units/units.ts';
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
  readonly isSeen: boolean;
  /** The figure of each response. */
  readonly byAlias: Map<string, Measured>;
  readonly members: Measured[];
}

/** An answer with what tells its thing. */
interface Answer {
  readonly measured: Measured;
  readonly name: string;
  readonly stems: readonly string[];
  /** The group of a synthesizer to which it belongs. */
  readonly refs: readonly ThingRef[] | undefined;
  /** Whether a synthesizer was shown it: what it put in no group is for what nobody else gives. */
  readonly isSeen: boolean;
}

/**
 * Parts answers in units of one kind by what they are for: "What do both cost, and how much is the
 * cap?" asks for two amounts of money. Two names are of two things if a third of the responses, and
 * at least two, give different figures under both: as many must name what a question asks for. What
 * a synthesizer was shown and keeps apart from these is another thing. Any other name is of the one
 * beside which it is given least, then of the one whose words it shares.
 * @param sameMin share of common words from which two names are one
 */
export function thingsAsked(
  answers: readonly Measured[],
  same: readonly (readonly ThingRef[])[],
  isSeen: (quantity: NamedQuantity) => boolean,
  sameMin: number,
): (readonly Measured[])[] {
  const responses = new Set(answers.map(({ quantity }) => quantity.alias)).size;
  const enough = Math.max(2, Math.ceil(responses / 3));
  if (answers.length < responses + enough) return [answers];
  const named = namedApart(answers, same, isSeen, sameMin);
  const usual = severalAmong(named, enough);
  if (usual.length < 2) return [answers];
  const apart = named.filter((each) => each.isSeen && !usual.includes(each));
  const things = [...usual, ...apart];
  const others = Map.groupBy(
    named.filter((each) => !things.includes(each)),
    (each) => nearest(each, usual),
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

/**
 * The names of one response are apart, unless they are equal. So those with most answers are read
 * first, and the name that fits a thing best is placed first: "mat price", read alone, would join
 * "price of tent and mat".
 */
function namedApart(
  answers: readonly Measured[],
  same: readonly (readonly ThingRef[])[],
  isSeen: (quantity: NamedQuantity) => boolean,
  sameMin: number,
): Named[] {
  const groups = new Map(same.flatMap((refs) => refs.map((ref) => [`${ref.alias} ${ref.index}`, refs])));
  const found: Named[] = [];
  const responses = [...Map.groupBy(answers, ({ quantity }) => quantity.alias).values()];
  for (const own of responses.sort((a, b) => b.length - a.length)) {
    const named = own.map((measured): Answer => {
      const { alias, index, what } = measured.quantity;
      const name = wordsOf(what).join(' ');
      return {
        ...{ measured, name, stems: subjectOf(measured.quantity) },
        ...{ refs: groups.get(`${alias} ${index}`), isSeen: isSeen(measured.quantity) },
      };
    });
    const fits = new Map(named.map((each) => [each, bestFor(each, found, sameMin).fit]));
    for (const each of named.toSorted((a, b) => (fits.get(b) ?? 0) - (fits.get(a) ?? 0))) {
      const known = bestFor(each, found, sameMin).group;
      const group: Named = known ?? {
        ...{ stems: each.stems, names: new Set(), told: new Set(), isSeen: each.isSeen },
        ...{ byAlias: new Map(), members: [] },
      };
      if (!known) found.push(group);
      add(each, group);
    }
  }
  return found;
}

/** The thing whose names an answer fits best, and how well; none if it fits none. */
function bestFor(
  { measured, name, stems, refs, isSeen }: Answer,
  found: readonly Named[],
  sameMin: number,
): { readonly group: Named | null; readonly fit: number } {
  const { alias } = measured.quantity;
  const fitOf = ({ stems: known, names, told, byAlias }: Named) => {
    if (refs && told.has(refs)) return 3;
    if (names.has(name) && (!refs || told.size === 0)) return 2;
    if (refs || byAlias.has(alias)) return 0;
    // "At two loads" is not "at three loads", from which a synthesizer kept it apart.
    return isSeen && overlap(known, stems) < 1 ? 0 : overlap(known, stems);
  };
  let [group, fit]: [Named | null, number] = [null, 0];
  for (const each of found) {
    const own = fitOf(each);
    if (own >= sameMin && own > fit) [group, fit] = [each, own];
  }
  return { group, fit };
}

function add({ measured, name, refs }: Answer, group: Named): void {
  const { alias } = measured.quantity;
  group.names.add(name);
  if (refs) group.told.add(refs);
  if (!group.byAlias.has(alias)) group.byAlias.set(alias, measured);
  group.members.push(measured);
}

/** A set of which enough responses give any two together; empty if there are none. */
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
  return [...a.byAlias].filter(([alias, one]) => {
    const other = b.byAlias.get(alias);
    return other && !isOneFigure(one, other);
  }).length;
}

/** 1000 cents are 10 dollars; but for the last digits of a conversion. */
function isOneFigure(one: Measured, { quantity, unit, highUnit }: Measured): boolean {
  if (!isOneKind(one.unit, unit)) return false;
  const inUnit = (value: number, from: MeasuredUnit) => conversion(from, unit)?.(value).toPrecision(9);
  const { low, high } = one.quantity;
  return (
    inUnit(low, one.unit) === inUnit(quantity.low, unit) &&
    inUnit(high, one.highUnit) === inUnit(quantity.high, highUnit)
  );
}

function nearest(named: Named, things: readonly Named[]): Named | undefined {
  return things.toSorted(
    (a, b) =>
      timesBeside(named, a) - timesBeside(named, b) ||
      overlap(named.stems, b.stems) - overlap(named.stems, a.stems),
  )[0];
}
