import type { QuantityNote } from '../../findings/findings.ts';
import { holdsCopy } from '../../text/copied-text.ts';
import type { CopyIndex } from '../../text/copy-index.ts';
import { byCodePoint } from '../../text/order.ts';
import { makeUnitFinder } from '../../text/units/asked.ts';
import { conversion, isOneKind, type MeasuredUnit } from '../../text/units/units.ts';
import { contentStems, overlap, stemsIn, wordsOf } from '../../text/words.ts';
import { numberedFigures } from '../camps/figures.ts';
import type { ThingRef } from '../camps/same-things.ts';
import type { ExtractedQuantity } from '../extract/quantities.ts';
import { subjectOf, thingsAsked } from './asked-things.ts';
import { commonUnit, inUnit, type Measured, makeMeasure, mostBy, mostCommon } from './common-unit.ts';

/** Our choice: a table that a reader takes in at a glance. */
const groupsMax = 12;
/**
 * Share of common words from which two figures in one unit count as figures for the same thing. Our
 * choice: as for uncertainties, because listing one quantity twice does less harm than joining two
 * (docs/thresholds.md).
 */
const sameMin = 0.5;

export interface NamedQuantity extends ExtractedQuantity, ThingRef {}

export interface QuantityGroups {
  readonly groups: readonly QuantityGroup[];
  /** Number of further quantities that are not listed. */
  readonly leftOut: number;
}

interface QuantityGroup extends Omit<QuantityNote, 'values'> {
  readonly values: readonly (Omit<QuantityNote['values'][number], 'modelId'> & {
    readonly alias: string;
    /**
     * Whether extraction found it to be the response's answer to the question; false if that asks
     * for several, because its name then tells which.
     */
    readonly isAnswer: boolean;
  })[];
}

/**
 * Groups figures for the same thing in units of one kind, converted to one of them; all answers to
 * the question in one kind of unit are figures for the same thing, unless many responses give two
 * of them by different names. What the question asks for comes first, then what most responses put
 * a figure to; up to 12 that at least two responses give, or that answer the question. Each
 * response counts once, by its first figure.
 * @param same figures for one thing according to a synthesizer, however they are called, the one
 * whose name fits all first; what it saw and did not join is joined by equal names alone; null if
 * none was asked
 */
export function groupQuantities(
  named: readonly NamedQuantity[],
  copies: CopyIndex,
  question: string,
  same: readonly (readonly ThingRef[])[] | null,
): QuantityGroups {
  const isShown = ({ what, unit, highUnit }: NamedQuantity) =>
    [what, unit, highUnit].every((text) => !holdsCopy(copies, text));
  const inOrder = named
    .filter(isShown)
    .toSorted(
      (a, b) =>
        Number(b.answersQuestion) - Number(a.answersQuestion) ||
        byCodePoint(a.what, b.what) ||
        byCodePoint(a.alias, b.alias),
    );
  const seen = same === null ? new Set<string>() : seenIn(named);
  const all = inOrder.map(makeMeasure(question, inOrder));
  const counts = all.some((each) => isNamedCount(each, question));
  const isSeen = (quantity: NamedQuantity) => seen.has(nameOfRef(quantity));
  const isAnswer = ({ quantity }: Measured) => quantity.answersQuestion;
  const answers = placed([], all.filter(isAnswer), isSeen, counts).flatMap((group) =>
    partedByThing(group, same ?? [], isSeen),
  );
  const others = all.filter((each) => !isAnswer(each));
  const open = placed(answers, others, isSeen, counts);
  const asked = { partsNamed: makeUnitFinder(question), stems: contentStems(question) };
  const placeOf = new Map(named.map((quantity, at) => [quantity, at]));
  const told = joined(open, same ?? []).map((group) => ({
    ...{ group: closed(group, asked, placeOf), isOneOfSeveral: group.isOneOfSeveral === true },
  }));
  const groups = told
    .filter(
      ({ group, isOneOfSeveral }) => group.values.length > 1 || (group.answersQuestion && !isOneOfSeveral),
    )
    .map(({ group }) => group);
  return {
    groups: groups.sort(byWeight).slice(0, groupsMax),
    leftOut: told.length - Math.min(groupsMax, groups.length),
  };
}

/** Adds each figure to the first group to which it belongs, or else to a new one. */
function placed(
  groups: readonly OpenGroup[],
  figures: readonly Measured[],
  isSeen: (quantity: NamedQuantity) => boolean,
  counts: boolean,
): OpenGroup[] {
  const open = [...groups];
  for (const measured of figures) {
    const { quantity, unit } = measured;
    const words = { unit, stems: subjectOf(quantity), isSeen: isSeen(quantity) };
    const known = open.find((group) => belongs(quantity, words, group, counts));
    if (known) known.members.push(measured);
    else open.push({ ...words, asked: quantity.answersQuestion, members: [measured] });
  }
  return open;
}

/** The same group, or one for each of several things that the question asks for. */
function partedByThing(
  group: OpenGroup,
  same: readonly (readonly ThingRef[])[],
  isSeen: (quantity: NamedQuantity) => boolean,
): OpenGroup[] {
  const things = thingsAsked(group.members, same, isSeen, sameMin);
  if (things.length < 2) return [group];
  return things.flatMap((members) => {
    const [first] = members;
    if (!first) return [];
    const { quantity, unit } = first;
    return {
      ...{ ...group, unit, stems: subjectOf(quantity), isSeen: isSeen(quantity) },
      ...{ isOneOfSeveral: true, members: [...members] },
    };
  });
}

/** The figures that a synthesizer was shown, to tell which are for one thing. */
function seenIn(named: readonly NamedQuantity[]): ReadonlySet<string> {
  const byAlias = Map.groupBy(named, ({ alias }) => alias);
  const responses = [...byAlias].map(([alias, figures]) => ({ alias, figures }));
  return new Set(numberedFigures(responses).map(nameOfRef));
}

function nameOfRef({ alias, index }: ThingRef): string {
  return `${alias} ${index}`;
}

interface OpenGroup {
  readonly unit: MeasuredUnit;
  readonly stems: readonly string[];
  /** Whether a synthesizer saw its first figure. */
  readonly isSeen: boolean;
  /** What a synthesizer calls most of its figures, and how many. */
  readonly name?: { readonly what: string; readonly figures: number };
  readonly asked: boolean;
  /** Whether the question asks for other things in units of its kind, too. */
  readonly isOneOfSeveral?: boolean;
  readonly members: Measured[];
}

function belongs(
  { answersQuestion, what }: NamedQuantity,
  { unit, stems, isSeen }: Pick<OpenGroup, 'unit' | 'stems' | 'isSeen'>,
  group: OpenGroup,
  counts: boolean,
): boolean {
  // "Strikes" and "flashes" per day both answer "How many lightning strikes?".
  if (answersQuestion && group.asked)
    return (counts && areCounts(unit, group.unit)) || isOneKind(unit, group.unit);
  if (!isOneKind(unit, group.unit)) return false;
  // "Price of the mat" shares most words with "price of mat and tent", asked for beside it.
  const isByWords = !group.isOneOfSeveral && !(isSeen && group.isSeen);
  if (isByWords) return overlap(stems, group.stems) >= sameMin;
  const nameOfIt = wordsOf(what).join(' ');
  return group.members.some(({ quantity }) => wordsOf(quantity.what).join(' ') === nameOfIt);
}

/**
 * Joins the groups that hold figures for one thing, those in units of one kind. Answers to the
 * question are joined with each other alone ("hours" and "hours per night"), unless it asks for
 * several things, which have names.
 */
function joined(open: readonly OpenGroup[], same: readonly (readonly ThingRef[])[]): OpenGroup[] {
  let groups = [...open];
  for (const figures of same) {
    const names = new Set(figures.map(nameOfRef));
    const found = groups.filter(({ members }) =>
      members.some(({ quantity }) => names.has(nameOfRef(quantity))),
    );
    const isUnnamed = ({ asked, isOneOfSeveral }: OpenGroup) => asked && isOneOfSeveral !== true;
    const [named] = figures;
    const isNamed = ({ quantity }: Measured) => named && nameOfRef(quantity) === nameOfRef(named);
    const answers = found.filter(isUnnamed);
    const others = found.filter((each) => !isUnnamed(each));
    // "Glasses" and "bottles" of water may be two.
    for (const ofKind of [...inOneKind(answers, isConverted), ...inOneKind(others, isTold)]) {
      const [first] = ofKind;
      const members = ofKind.flatMap((group) => group.members);
      const told = members.find(isNamed)?.quantity.what;
      const count = members.filter(({ quantity }) => names.has(nameOfRef(quantity))).length;
      const [name] = [
        ...ofKind.flatMap((group) => group.name ?? []),
        ...(told === undefined ? [] : [{ what: told, figures: count }]),
      ].sort((a, b) => b.figures - a.figures);
      const whole = first && { ...first, members, ...(name ? { name } : {}) };
      groups = groups.flatMap((group) => {
        if (!ofKind.includes(group)) return [group];
        return group === first && whole ? [whole] : [];
      });
    }
  }
  return groups;
}

function inOneKind(groups: readonly OpenGroup[], areOne: typeof isTold): OpenGroup[][] {
  const kinds: OpenGroup[][] = [];
  for (const group of groups) {
    const known = kinds.find((kind) => kind.every(({ unit }) => areOne(group.unit, unit)));
    if (known) known.push(group);
    else kinds.push([group]);
  }
  return kinds;
}

/** Whether figures in two units can be told in one: "yens" for one person is "yens per person". */
function isTold(one: MeasuredUnit, other: MeasuredUnit): boolean {
  return isConverted(one, other) || (one.counted !== other.counted && areCounts(one, other));
}

function isConverted(one: MeasuredUnit, other: MeasuredUnit): boolean {
  if (one.kind === null && one.counted !== other.counted) return false;
  return conversion(one, other) !== null || conversion(other, one) !== null;
}

/**
 * Whether an answer counts what the question names, so that other words are other names for it.
 * Where it names none of the units, "glasses" and "bottles" of water may be two.
 */
function isNamedCount({ quantity, unit }: Measured, question: string): boolean {
  if (!quantity.answersQuestion || unit.kind !== null || unit.counted === '') return false;
  const asked = stemsIn(question);
  return unit.counted.split(' ').every((word) => asked.has(word));
}

/** "Men" and "soldiers" per campaign: neither is a measure. */
function areCounts(one: MeasuredUnit, other: MeasuredUnit): boolean {
  return one.kind === null && other.kind === null && one.per === other.per;
}

/** @param placeOf the place of each figure: a response counts by its own first one */
function closed(
  { members, name, isOneOfSeveral }: OpenGroup,
  asked: { readonly partsNamed: ReturnType<typeof makeUnitFinder>; readonly stems: readonly string[] },
  placeOf: ReadonlyMap<NamedQuantity, number>,
): QuantityGroup {
  const unit = commonUnit(members, asked.partsNamed);
  const placed = members.toSorted(
    ({ quantity: a }, { quantity: b }) =>
      Number(b.answersQuestion) - Number(a.answersQuestion) || (placeOf.get(a) ?? 0) - (placeOf.get(b) ?? 0),
  );
  const byAlias = Map.groupBy(placed, ({ quantity }) => quantity.alias);
  const counted = [...byAlias.values()].flatMap(([first]) => {
    const value = first && inUnit(first, unit);
    return value ? [{ measured: first, value }] : [];
  });
  const values = counted.map(({ measured: { quantity }, value }) => {
    const { alias, span, answersQuestion } = quantity;
    return { alias, ...value, span, isAnswer: answersQuestion && isOneOfSeveral !== true };
  });
  return {
    what:
      name?.what ??
      nameOf(
        counted.map(({ measured }) => measured),
        asked.stems,
      ),
    unit,
    answersQuestion: members.some(({ quantity }) => quantity.answersQuestion),
    values: values.sort((a, b) => byCodePoint(a.alias, b.alias)),
  };
}

/**
 * What a group is called: what most of the figures that count are. Of answers to the question with
 * as many names as figures, what is nearest to its words: "sleep that is plenty at 70" is one
 * response's name for its own.
 */
function nameOf(members: readonly Measured[], asked: readonly string[]): string {
  const all = members.map(({ quantity }) => quantity);
  const answers = all.filter(({ answersQuestion }) => answersQuestion);
  if (answers.length === 0) return mostCommon(all.map(({ what }) => what));
  const times = Map.groupBy(answers, ({ what }) => wordsOf(what).join(' '));
  const usual = mostBy(answers, ({ what }) => times.get(wordsOf(what).join(' '))?.length ?? 0);
  const nearest = mostBy(usual, ({ what }) => overlap(contentStems(what), asked));
  return mostCommon(nearest.map(({ what }) => what));
}

function byWeight(a: QuantityGroup, b: QuantityGroup): number {
  return (
    Number(b.answersQuestion) - Number(a.answersQuestion) ||
    b.values.length - a.values.length ||
    byCodePoint(a.what, b.what)
  );
}
