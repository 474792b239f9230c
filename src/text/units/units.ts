import { scaleIn } from '../figures/figures.ts';
import { hundredths } from '../figures/money.ts';
import { contentStems, wordsOf } from '../words.ts';
import { byFirst, perPart, splitAtPer, wordsOfUnits } from './per.ts';
import { headOf, headWithin, plainUnit } from './read.ts';
import { lengthMarks, otherUnits, type TableUnit } from './table.ts';

/** Our choice: extraction keeps no longer unit (`src/stages/extract/quantities.ts`). */
const unitMaxLength = 200;

/** A unit as it is compared, however it is spelled. */
export interface MeasuredUnit {
  /**
   * What it measures, such as "length" or "EUR"; null for things that are counted, such as
   * "strikes".
   */
  readonly kind: string | null;
  /** The same, or the words for the things. */
  readonly counted: string;
  readonly factor: number;
  /**
   * Whether it is a part of a day spent on something: "hours of practice" are no calendar time, and
   * sixty of them no two days and a half.
   */
  readonly isEffort: boolean;
  /** Where its zero lies; 0 but for temperatures. */
  readonly zero: number;
  /** What it is counted per: "time", "time person"; empty if nothing. */
  readonly per: string;
  readonly perFactor: number;
  /** The words for that, as they are written. */
  readonly perWords: string;
  /** The international signs of its parts. */
  readonly signs: readonly string[];
}

/**
 * Reads a unit: the longest name at its beginning, and what it is counted per. What else it says
 * ("% of GDP") is left to the words for what the figure measures.
 */
export function unitOf(unit: string): MeasuredUnit {
  const plain = plainUnit(lengthMarks.get(unit.trim()) ?? unit.slice(0, unitMaxLength));
  const { own, words, parts } = partsOf(spelledOut(byFirst(plain)));
  const per = parts.map((part) => perPart(part, own));
  const read: MeasuredUnit = {
    kind: own?.kind ?? null,
    counted: own?.kind ?? (contentStems(words).join(' ') || unit.trim().toLowerCase()),
    factor: own?.factor ?? 1,
    isEffort: own?.kind === 'time' && own.factor < day && contentStems(words).length > 0,
    zero: own?.zero ?? 0,
    per: per
      .map(({ key }) => key)
      .toSorted()
      .join(' '),
    perFactor: per.reduce((product, { factor }) => product * factor, 1),
    perWords: parts.join(' '),
    signs: [own?.sign ?? null, ...per.map(({ sign }) => sign)].filter((sign) => sign !== null),
  };
  // "°C per decade" is a difference.
  return read.kind === 'temperature' && per.length > 0
    ? { ...read, kind: 'difference', counted: 'difference', zero: 0 }
    : read;
}

/**
 * A change of temperature: 1 °C is 1.8 °F then, not 33.8 °F. It is not converted, because the words
 * that tell it may mean something else ("in fall").
 */
export function unitOfChange(unit: MeasuredUnit): MeasuredUnit {
  if (unit.kind !== 'temperature') return unit;
  const kind = `change in ${unit.signs[0]}`;
  return { ...unit, kind, counted: kind };
}

/** Whether a text speaks of a change rather than of a state: "warming since 1900". */
export function tellsChange(text: string): boolean {
  return (
    wordsOf(text).some((word) => changes.has(word)) || unspacedChanges.some((word) => text.includes(word))
  );
}

/**
 * Cents as hundredths of the one of these currencies that has them. If none or several have, they
 * stay a unit of their own: dollars and euros have cents alike.
 */
export function asHundredth(unit: MeasuredUnit, currencies: ReadonlySet<string>): MeasuredUnit {
  const [currency, ...others] = (hundredths.get(unit.kind ?? '') ?? []).filter((each) =>
    currencies.has(each),
  );
  if (currency === undefined || others.length > 0) return unit;
  return { ...unit, kind: currency, counted: currency, factor: 1 / 100 };
}

/**
 * Turns a figure in one unit into the same one in another, to 12 significant digits; null if these
 * are not of one kind. A unit without "per" is meant per what the other one says. "Pounds" are
 * money beside money, and "cents" are hundredths of the currency that they are turned into.
 */
export function conversion(from: MeasuredUnit, to: MeasuredUnit): ((value: number) => number) | null {
  if (arePounds(from, to)) return conversion(asMoney(from), asMoney(to));
  if (isEffortBesideCalendar(from, to)) return null;
  const share = shareOfMoney(from, to);
  if (!(share !== null || from.kind === to.kind) || (from.per !== '' && from.per !== to.per)) return null;
  const ratio =
    (share ?? from.factor / to.factor) * (to.perFactor / (from.per === '' ? to.perFactor : from.perFactor));
  if (from.zero !== to.zero)
    return (value) => Number(((value * from.factor + from.zero - to.zero) / to.factor).toFixed(9));
  return (value) => (ratio === 1 ? value : Number((value * ratio).toPrecision(12)));
}

/**
 * Both ends of a figure in another unit, the lower one first; null if that is not of their kind.
 */
export function convertedFigure(
  given: { readonly low: number; readonly unit: string; readonly high: number; readonly highUnit: string },
  unit: string,
): { readonly low: number; readonly high: number } | null {
  const to = unitOf(unit);
  const low = conversion(unitOf(given.unit), to)?.(given.low);
  const high = conversion(unitOf(given.highUnit), to)?.(given.high);
  if (low === undefined || high === undefined) return null;
  return { low: Math.min(low, high), high: Math.max(low, high) };
}

/** Whether two units measure one kind of thing, or count things in the same words. */
export function isOneKind(a: MeasuredUnit, b: MeasuredUnit): boolean {
  return !isEffortBesideCalendar(a, b) && a.per === b.per && (a.counted === b.counted || arePounds(a, b));
}

/** Whether two units are one in two spellings: a number is the same in both. */
export function isOneUnit(a: MeasuredUnit, b: MeasuredUnit): boolean {
  const key = ({ counted, factor, zero, per, perFactor }: MeasuredUnit) =>
    [counted, factor, zero, per, perFactor].join('|');
  return key(a) === key(b);
}

function isEffortBesideCalendar(a: MeasuredUnit, b: MeasuredUnit): boolean {
  const isCalendar = ({ kind, factor }: MeasuredUnit) => kind === 'time' && factor >= day;
  return (a.isEffort && isCalendar(b)) || (b.isEffort && isCalendar(a));
}

function arePounds(a: MeasuredUnit, b: MeasuredUnit): boolean {
  const signs = [a.signs[0], b.signs[0]];
  return signs.includes('lb') && (signs.includes('GBP') || signs.includes('penny'));
}

function asMoney(unit: MeasuredUnit): MeasuredUnit {
  return unit.signs[0] === 'lb' ? { ...unit, kind: 'GBP', factor: 1, signs: ['GBP'] } : unit;
}

/** How many of one unit another one is, if one of them is a hundredth of the other. */
function shareOfMoney(from: MeasuredUnit, to: MeasuredUnit): number | null {
  if (isHundredth(from, to)) return 1 / 100;
  return isHundredth(to, from) ? 100 : null;
}

function isHundredth({ kind: part }: MeasuredUnit, { kind: whole }: MeasuredUnit): boolean {
  return part !== null && whole !== null && (hundredths.get(part) ?? []).includes(whole);
}

interface Parts {
  readonly own: TableUnit | null;
  /** The words for what is counted, if it is no unit. */
  readonly words: string;
  /** What it is counted per. */
  readonly parts: readonly string[];
}

/** "mph" as "mi/h", and "in" as "inch" where no other words are before what it is per. */
function spelledOut(plain: string): string {
  const [first = ''] = splitAtPer(plain);
  const own = otherUnits.get(first.trim()) ?? otherUnits.get(first.trim().toLowerCase());
  return own === undefined ? plain : own + plain.slice(first.trimEnd().length);
}

function partsOf(plain: string): Parts {
  const head = headOf(plain);
  const [words = '', ...parts] = splitAtPer(head?.rest ?? plain);
  if (head && isScaled(head)) return { own: null, words: plain, parts: [] };
  if (head) return { own: head.unit, words, parts };
  const [first = '', ...rest] = parts;
  const before = words.trim() === '' ? headWithin(first) : null;
  // "每年欧元": what it is counted per comes first.
  if (!before || before.rest.trim() === '') return { own: null, words, parts };
  const counted = headOf(before.rest.trim());
  return {
    own: counted?.unit ?? null,
    words: before.rest,
    parts: [first.slice(0, first.length - before.rest.length), ...rest],
  };
}

/** "$m" is no "$", and what its numbers are multiplied by is not certain. */
function isScaled({ unit, rest }: NonNullable<ReturnType<typeof headOf>>): boolean {
  const [word = ''] = rest.trim().toLowerCase().split(' ');
  return (
    /^[A-Z]{3}$/.test(unit.kind) &&
    (/^(?:k|m|mm|mn|mln|mio|b|bn|mrd|t|tn|trn)$/.test(word) || scaleIn(word).power > 0)
  );
}

const day = 86_400;

const unspacedChanges = wordsOfUnits((units) => units.changes, false);
const changes = new Set([...wordsOfUnits((units) => units.changes, true), ...unspacedChanges]);
