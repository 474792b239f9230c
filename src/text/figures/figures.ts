import type { Language } from '../../languages/codes.ts';
import { vocabularies, wordsOfAll } from '../../languages/languages.ts';
import { compatibleForm } from '../code-points.ts';
import { withExponentsApart } from './exponents.ts';
import { decimalsOf, fractionSource, numbersApart, withFractionsApart } from './fractions.ts';
import { isBelowZero } from './minus.ts';
import { moneyAt } from './money.ts';
import { nameAt } from './names.ts';
import { scaleAt, scales, sumOfParts } from './scale-words.ts';

/** A number as it is written in a text, with the values that this writing can have. */
export interface Figure {
  /** In the spelling of the text, in compatibility form; without the word that multiplies it. */
  readonly written: string;
  /**
   * Each in one spelling, so that equal values are equal strings: `18e6`, `125e-1`, `0`. Never
   * empty.
   */
  readonly values: readonly string[];
  /**
   * The values of each number of a list, if it may be one: "12 300" is 12,300, or 12 and 300; "4/5"
   * is 0.8, or 4 and 5.
   */
  readonly parts: readonly (readonly string[])[];
  /** True if a minus sign, or a word for it, precedes it. */
  readonly negative: boolean;
  /**
   * The name of which it is a part, as in "Westerlund 1-26", from the capital on; null if it is
   * none, as in "In 1863", "May 30" or "USD 5 million".
   */
  readonly name: string | null;
  /** What it is an amount of, such as "USD" or "cent"; null if that is no money with hundredths. */
  readonly money: string | null;
}

/**
 * The numbers of a text, by value: "18 million", "18M", "18,000,000", "18.000.000" and "1800万" are
 * the same, as are "½", "1/2" and "0.5". A point or comma before three digits may separate
 * thousands or decimals, so "1.250" has two values unless the language is known. In "8 to 10
 * million" the first number is in millions as well. Digits within a name, as in "S3", and numbers
 * in words are no figures. Linear in the text.
 */
export function figuresIn(text: string, language: Language | null = null): Figure[] {
  const plain = compatibleForm(withFractionsApart(withExponentsApart(text)));
  const found: Found[] = [];
  for (const { 0: written, index: start } of plain.matchAll(figurePattern)) {
    const end = start + written.length;
    if (start < (found.at(-1)?.end ?? 0)) continue; // It belongs to the one before.
    const { length, powers } = scaleAt(plain, end, written);
    const own = { written, start, end: end + length, powers };
    const sum = sumOfParts(plain, written, own);
    found.push(sum ? { ...own, written: sum.digits, end: sum.end, powers: [0] } : own);
  }
  let before: { readonly name: string; readonly end: number } | null = null;
  return found.map(({ written, start, end, powers }, at) => {
    const own = moneyAt(plain, start, end);
    const isAmount = powers.length > 0 || own !== null;
    const name = isAmount ? null : nameAt(plain, { start, end: start + written.length }, before, language);
    before = name === null ? null : { name, end: start + written.length };
    const next = found[at + 1];
    // "8–10 million": the word behind the second number is meant for the first one, too.
    const between = next ? plain.slice(end, Math.min(next.start, end + 9)) : '';
    const shared = powers.length === 0 && joins(between) ? (next?.powers ?? []) : [];
    const money = own ?? (next && isRange(between) ? moneyAt(plain, next.start, next.end) : null);
    return {
      written,
      values: valuesOf(written, powers.length > 0 ? powers : [0, ...shared], language),
      parts: partsOf(written, plain.slice(Math.max(0, start - 20), start)).map((part) =>
        valuesOf(part, [0], language),
      ),
      negative: isBelowZero(plain, start),
      name,
      money,
    };
  });
}

interface Found {
  readonly written: string;
  readonly start: number;
  /** Behind what multiplies it. */
  readonly end: number;
  readonly powers: readonly number[];
}

/** Whether a number stands in a text, by value and sign. */
export function holdsFigure(text: string, value: number, language: Language | null): boolean {
  const wanted = figureValue(value);
  return figuresIn(text, language).some(
    ({ values, parts, negative }) =>
      negative === value < 0 && (values.includes(wanted) || parts.some((part) => part.includes(wanted))),
  );
}

/** A number in the spelling of `values`, without its sign; times a power of ten, exactly. */
export function figureValue(number: number, power = 0): string {
  const [mantissa = '', exponent = '0'] = String(Math.abs(number)).split('e');
  return decimalValue(mantissa, Number(exponent) + power);
}

/**
 * The power of ten of a word such as "million" in a unit, and the unit without it; 0 if there is
 * none.
 */
export function scaleIn(unit: string): { readonly power: number; readonly rest: string } {
  const words = unit.split(/\s+/);
  const at = words.findIndex((word) => word.length > 2 && scales.get(word.toLowerCase())?.length === 1);
  const power = scales.get(words[at]?.toLowerCase() ?? '')?.[0] ?? 0;
  return { power, rest: power === 0 ? unit : words.toSpliced(at, 1).join(' ').replace(/^of /, '') };
}

/** @param before the text before the number */
function partsOf(written: string, before: string): string[] {
  if (decimalsOf(written) !== null) return numbersApart(written, before);
  return written.includes(' ') ? written.split(' ') : [];
}

/**
 * Groups of three digits may be separated by spaces or apostrophes, and a point or comma occurs
 * only between digits, but for ".5" behind a space, bracket or sign. In a script without spaces a
 * number follows the word before it directly.
 */
const figurePattern = new RegExp(
  String.raw`(?<!(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}])[\p{L}\p{M}\p{N}])(?:${fractionSource}|(?<![^\s([<>=≤≥~≈±+\-−–\p{Sc}])\.\p{N}+(?![.,]?\p{N})|\p{N}{1,3}(?:[ '’]\p{N}{3})+(?!\p{N})(?:[.,]\p{N}+)?|\p{N}+(?:[.,]\p{N}+)*)`,
  'gu',
);

/** "8–10", "8 to 10", "zwischen 8 und 10", "de 8 a 10", "8到10". */
function joins(between: string): boolean {
  return joiners.has(between.trim()) || isRange(between);
}

/** The same without "and" and "or", which join amounts of two things; "$8–$10" too. */
function isRange(between: string): boolean {
  return rangeMarks.has(between.replaceAll(/\p{Sc}/gu, '').trim());
}

const dashes = [...'-–—−~～'];
const joiners = new Set([...dashes, 'at', 'til', ...wordsOfAll(({ numbers }) => numbers.ranges)]);
/** Each language lists its word for "to" first. */
const rangeMarks = new Set([
  ...dashes,
  ...Object.values(vocabularies).flatMap(({ numbers }) => numbers.ranges.split(' ')[0] ?? []),
]);

function valuesOf(written: string, powers: readonly number[], language: Language | null): string[] {
  return [
    ...new Set(
      powers.flatMap((power) => readingsOf(written, language).map((value) => decimalValue(value, power))),
    ),
  ];
}

/**
 * The plain decimal numbers that a writing may stand for: "1,250.5" is "1250.5"; "1.250" is "1250"
 * or "1.250"; "1 1/2" is "1.5".
 */
function readingsOf(written: string, language: Language | null): string[] {
  const decimals = decimalsOf(written);
  if (decimals) return decimals;
  const digits = written.replaceAll(/[ '’]/g, '').replace(/^\./, '0.');
  const marks = digits.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return [digits];
  const parts = digits.split(/[.,]/);
  const [whole = '', fraction = ''] = [parts.slice(0, -1).join(''), parts.at(-1)];
  const decimal = `${whole}.${fraction}`;
  const isGrouped = (groups: readonly string[]) =>
    (groups[0] ?? '').length <= 3 && groups.slice(1).every(({ length }, at) => isGroup(length, at, groups));
  if (marks.length === 1) {
    const mayBeThousands = isGrouped(parts) && !whole.startsWith('0');
    const decimalMark = language === null ? null : vocabularies[language].numbers.decimalMark;
    if (mayBeThousands && decimalMark !== null) return [last === decimalMark ? decimal : whole + fraction];
    return mayBeThousands && !/[ '’]/.test(written) ? [whole + fraction, decimal] : [decimal];
  }
  const first = marks[0];
  if (marks.every((mark) => mark === first)) return [isGrouped(parts) ? whole + fraction : digits];
  const isOne = marks.slice(0, -1).every((mark) => mark !== last);
  return [isOne && isGrouped(parts.slice(0, -1)) ? decimal : digits];
}

/** Three digits, or two if more groups follow, as in "18,00,000" in India. */
function isGroup(length: number, at: number, groups: readonly string[]): boolean {
  return length === 3 || (length === 2 && at + 2 < groups.length);
}

/**
 * The value of a decimal number times a power of ten, in one spelling. A writing that is no number,
 * such as a version, stays as it is.
 */
export function decimalValue(number: string, power: number): string {
  const [, whole, fraction = ''] = /^([0-9]+)(?:\.([0-9]+))?$/.exec(number) ?? [];
  if (whole === undefined) return power === 0 ? number : `${number}e${power}`;
  const digits = (whole + fraction).replace(/^0+/, '');
  let end = digits.length;
  while (end > 0 && digits.charAt(end - 1) === '0') end--;
  if (end === 0) return '0';
  const exponent = power - fraction.length + digits.length - end;
  return exponent === 0 ? digits.slice(0, end) : `${digits.slice(0, end)}e${exponent}`;
}
