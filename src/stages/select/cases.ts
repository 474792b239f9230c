import type { CaseNote } from '../../findings/findings.ts';
import { holdsCopy } from '../../text/copied-text.ts';
import type { CopyIndex } from '../../text/copy-index.ts';
import { figuresIn } from '../../text/figures/figures.ts';
import { byCodePoint } from '../../text/order.ts';
import { conversion, isOneKind, type MeasuredUnit, unitOf } from '../../text/units/units.ts';
import { stemsIn } from '../../text/words.ts';
import type { ThingRef } from '../camps/same-things.ts';
import type { ExtractedCase } from '../extract/cases.ts';

/** Our choice: a table that a reader takes in at a glance. */
const groupsMax = 12;

export interface NamedCase extends ExtractedCase, ThingRef {}

export interface CaseGroups {
  readonly groups: readonly CaseGroup[];
  /** Number of further cases that are not listed. */
  readonly leftOut: number;
}

interface CaseGroup extends Omit<CaseNote, 'holders'> {
  readonly holders: readonly (Omit<CaseNote['holders'][number], 'modelId'> & {
    readonly alias: string;
  })[];
}

interface OpenGroup {
  readonly members: readonly [NamedCase, ...NamedCase[]];
  /** The one in whose words a synthesizer would tell it. */
  readonly told?: NamedCase;
}

/**
 * Groups cases that come to the same and have the same answer, up to 12: the most frequent ones
 * first, then what a response names first, so that each has a case before one has two.
 * @param same cases that come to the same according to a synthesizer, the one in whose words all
 * would agree first
 */
export function groupCases(
  named: readonly NamedCase[],
  copies: CopyIndex,
  same: readonly (readonly ThingRef[])[],
): CaseGroups {
  const shown = named.filter(
    ({ when, option }) => !holdsCopy(copies, when) && !holdsCopy(copies, option ?? ''),
  );
  const groups = joined(alikeInWords(shown), same)
    .flatMap((group) => partedByLine(group))
    .map(({ members, told }) => {
      const { when, option } = worded(members, told);
      const byAlias = new Map(members.toReversed().map(({ alias, span }) => [alias, { alias, span }]));
      const holders = [...byAlias.values()].sort((a, b) => byCodePoint(a.alias, b.alias));
      return { rank: Math.min(...members.map(({ index }) => index)), note: { when, option, holders } };
    })
    .sort(
      (a, b) =>
        b.note.holders.length - a.note.holders.length ||
        a.rank - b.rank ||
        byCodePoint(a.note.when, b.note.when),
    )
    .map(({ note }) => note);
  return { groups: groups.slice(0, groupsMax), leftOut: Math.max(0, groups.length - groupsMax) };
}

/**
 * Joins cases in the same content words, in their order: a single other word can make one the
 * opposite of another.
 */
function alikeInWords(shown: readonly NamedCase[]): OpenGroup[] {
  const inOrder = shown.toSorted((a, b) => byCodePoint(a.when, b.when) || byCodePoint(a.alias, b.alias));
  const alike = Map.groupBy(inOrder, ({ when, option }) =>
    [when, option ?? ''].map((text) => [...stemsIn(text)].join(' ') || text).join('\n'),
  );
  return [...alike.values()].flatMap(([first, ...others]) =>
    first ? [{ members: [first, ...others] as const }] : [],
  );
}

/** Whoever says "over 20,000 km" does not name the case of "over 25,000 km", though it is alike. */
function partedByLine({ members, told }: OpenGroup, linesOf = memoised(linesIn)): OpenGroup[] {
  const wording = worded(members, told);
  const isOther = ({ when }: NamedCase) => areOther(linesOf(when), linesOf(wording.when));
  const [own, others] = [members.filter((each) => !isOther(each)), members.filter(isOther)];
  if (!isFilled(own) || !isFilled(others)) return [{ members, ...(told && { told }) }];
  return [{ members: own, told: wording }, ...partedByLine({ members: others }, linesOf)];
}

/** A figure of a case, such as "over 20,000 km". */
interface Line {
  /** Its values, with their sign: "1.250" has two. */
  readonly values: readonly number[];
  readonly unit: MeasuredUnit;
  readonly money: string | null;
}

/** Whether two cases draw lines at other figures of the same kind, in the same order. */
function areOther(own: readonly Line[], beside: readonly Line[]): boolean {
  const isOther = (line: Line, other: Line | undefined) => {
    const convert = other && conversionOf(line, other);
    return (
      convert !== null && !line.values.some((value) => other?.values.includes(convert?.(value) ?? value))
    );
  };
  return own.length === beside.length && own.some((line, at) => isOther(line, beside[at]));
}

/** Null for figures that are not known to be of one kind. */
function conversionOf({ unit, money }: Line, other: Line): ((value: number) => number) | null {
  if (money !== null && money === other.money) return (value) => value;
  const isKnown = unit.kind !== null || unit.counted === other.unit.counted;
  return isKnown && isOneKind(unit, other.unit) ? conversion(unit, other.unit) : null;
}

function linesIn(when: string): readonly Line[] {
  let from = 0;
  return figuresIn(when)
    .filter(({ name }) => name === null)
    .map(({ written, values, negative, money }) => {
      from = Math.max(from, when.indexOf(written, from) + written.length);
      const signed = values.map((value) => (negative ? -Number(value) : Number(value)));
      return { values: signed, unit: unitAt(when.slice(from, from + unitMax)), money };
    });
}

const unitMax = 24;

/** The unit at the beginning of a text; without spaces between words the longest that is known. */
function unitAt(text: string): MeasuredUnit {
  const [, word = ''] = /^[\s-]{0,2}[千百万億亿兆]*([\p{L}%°]*)/u.exec(text) ?? [];
  const isUnspaced = /^[\p{scx=Han}\p{scx=Kana}]/u.test(word);
  const beginnings = isUnspaced ? [8, 7, 6, 5, 4, 3, 2, 1].map((end) => word.slice(0, end)) : [];
  return [...beginnings, word].map(unitOf).find(({ kind }) => kind !== null) ?? unitOf(word);
}

function memoised<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text) ?? read(text);
    known.set(text, value);
    return value;
  };
}

function isFilled(cases: readonly NamedCase[]): cases is OpenGroup['members'] {
  return cases.length > 0;
}

/**
 * The case in whose words a group is told: a synthesizer's choice, unless it alone draws a line at
 * a figure.
 */
function worded(members: OpenGroup['members'], told: NamedCase | undefined): NamedCase {
  const drawsLine = ({ when }: NamedCase) => /\p{N}/u.test(when);
  const isOdd = told !== undefined && drawsLine(told) && !members.every(drawsLine);
  return told === undefined || isOdd ? broadest(members) : told;
}

/**
 * The case in whose words others than a synthesizer tell a group: without a number if one is,
 * because others draw the line elsewhere; then those that most of its cases share, then those in
 * fewest words. "15 years into a loan" is one of those "near its end". Words that say nothing by
 * themselves come last.
 */
function broadest([first, ...others]: OpenGroup['members']): NamedCase {
  const times = Map.groupBy([first, ...others], ({ when }) => [...stemsIn(when)].join(' '));
  const rankOf = ({ when }: NamedCase) => {
    const stems = [...stemsIn(when)];
    const share = times.get(stems.join(' '))?.length ?? 0;
    return [Number(stems.length === 0), Number(/\p{N}/u.test(when)), -share, stems.length];
  };
  const ranked = [first, ...others].map((each) => ({ each, rank: rankOf(each) }));
  const [best] = ranked.sort((a, b) => compared(a.rank, b.rank) || byCodePoint(a.each.when, b.each.when));
  return best?.each ?? first;
}

function compared(a: readonly number[], b: readonly number[]): number {
  return a.map((value, at) => value - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

function isFactor(group: OpenGroup | undefined): boolean {
  return group?.members[0].option === null;
}

function joined(open: readonly OpenGroup[], same: readonly (readonly ThingRef[])[]): OpenGroup[] {
  let groups = [...open];
  for (const cases of same) {
    const holds = ({ members }: OpenGroup) =>
      members.some((own) => cases.some(({ alias, index }) => own.alias === alias && own.index === index));
    const found = groups.filter(holds).sort((a, b) => b.members.length - a.members.length);
    const [first, ...others] = found.filter((each) => isFactor(each) === isFactor(found[0]));
    if (!first) continue;
    const members: OpenGroup['members'] = [...first.members, ...others.flatMap((group) => group.members)];
    const [named] = cases;
    const told = members.find(({ alias, index }) => alias === named?.alias && index === named.index);
    const whole: OpenGroup = { members, ...(told === undefined ? {} : { told }) };
    groups = groups
      .filter((group) => !others.includes(group))
      .map((group) => (group === first ? whole : group));
  }
  return groups;
}
