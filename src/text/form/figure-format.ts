import { currencySigns } from './currency-sign.ts';
import { type SingularWords, unitOfOne } from './unit-of-one.ts';

export interface FigureWords {
  /** A tag of BCP 47. */
  readonly locale: string;
  /** What stands between "millions" and what they count: "millions d’euros". */
  readonly millionsOf?: {
    readonly usual: string;
    readonly beforeVowel: string;
    /** Words that need nothing before them: "3 millions par an". */
    readonly not: readonly string[];
  };
  /** How units are written of one: none where words have no plural. */
  readonly singulars?: SingularWords;
}

export interface FigureFormat {
  /**
   * With all of its digits: "8.6 million", "12,345", "299,792,458". Numbers of four digits are
   * often years, and have no separator, but beside longer ones.
   * @param beside the largest figure that it is told with
   * @param unit of what follows: a currency's sign stands before each figure where the language
   * writes it so
   */
  readonly figure: (value: number, beside?: number, unit?: string) => string;
  /** With its unit, which is a model's words: "1 hour", "3 millions d’euros", "$400 a month". */
  readonly amount: (value: number, unit: string, beside?: number) => string;
  /**
   * "5–10 km", "-5 – 5 °C", "3 million – 5 million people"; one amount where both ends are one.
   * @param beside other figures that it is told with
   */
  readonly range: (low: number, high: number, unit: string, beside?: readonly number[]) => string;
}

/**
 * Writes shares of 0 to 1 as whole percentages: never none for some, or all for not all, so that
 * rounding overstates nothing.
 */
export function shareFormat(locale: string): (share: number) => string {
  const shares = new Intl.NumberFormat(locale, { style: 'percent' });
  return (share) => {
    const rounded = Math.round(share * 100) / 100;
    if (share > 0 && rounded === 0) return shares.format(0.01);
    return shares.format(share < 1 && rounded === 1 ? 0.99 : rounded);
  };
}

/** The one way in which prose, page and Markdown write figures. */
export function figureFormat({ locale, millionsOf, singulars }: FigureWords): FigureFormat {
  const { compact, digits } = digitsFormat(locale);
  const between = gapBeforeUnit({ locale, millionsOf }, compact);
  const plural = new Intl.PluralRules(locale);
  let words: UnitWords | undefined;
  const parted = currencySigns(locale);
  const figure = (value: number, beside = value, unit = '') => {
    const { sign } = parted(unit);
    return sign !== '' && value < 0 ? `-${sign}${digits(-value, beside)}` : sign + digits(value, beside);
  };
  const isYear = (value: number, unit: string) => {
    words ??= unitWordsOf(locale);
    return isCalendarYear(value) && words.year.has(unit.toLowerCase());
  };
  const amount = (value: number, unit: string, beside = value): string => {
    if (unit === '') return figure(value, beside);
    words ??= unitWordsOf(locale);
    if (isYear(value, unit)) return figure(value);
    const { sign, behind } = parted(unit);
    if (sign !== '') return figure(value, beside, unit) + behind;
    const isOne = plural.select(Math.abs(value)) === 'one';
    const own = isOne ? unitOfOne(unit, words.singular, singulars) : unit;
    return `${figure(value, beside)}${between(value, unit)}${own}`;
  };
  return {
    figure,
    amount,
    range: (low, high, unit, beside = []) => {
      // "2 million" has no separator that others could have, too.
      const largest = Math.max(...[low, high, ...beside].filter((value) => !isShort(value)).map(Math.abs), 0);
      if (low === high) return amount(high, unit, largest);
      const dash = [low, high].some((end) => /[-−]|(?!\p{scx=Han})\p{L}/u.test(figure(end))) ? ' – ' : '–';
      const { sign, behind } = parted(unit);
      if (sign === '') {
        const lowest = isYear(low, unit) ? figure(low) : figure(low, largest);
        return `${lowest}${dash}${amount(high, unit, largest)}`;
      }
      // One sign serves both ends, but for a loss beside a gain.
      const highest = low < 0 ? figure(high, largest, unit) : figure(high, largest);
      return `${figure(low, largest, unit)}${dash}${highest}${behind}`;
    },
  };
}

/** What stands between a figure and its unit: usually a space. */
function gapBeforeUnit(
  {
    locale,
    millionsOf,
  }: { readonly locale: string; readonly millionsOf: FigureWords['millionsOf'] | undefined },
  compact: Intl.NumberFormat,
): (value: number, unit: string) => string {
  const percentGap =
    /\p{N}(\s?)%/u.exec(Intl.NumberFormat(locale, { style: 'percent' }).format(1))?.[1] ?? '';
  return (value, unit) => {
    const isWord = isShort(value) && compact.formatToParts(value).some(({ type }) => type === 'compact');
    const isNone = !isWord || !/^\p{L}/u.test(unit) || millionsOf?.not.includes(unit.split(' ')[0] ?? '');
    if (/^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u.test(unit)) return '';
    if (unit.startsWith('%')) return percentGap;
    if (!millionsOf || isNone) return ' ';
    return ` ${/^[aeiouhœ]/i.test(unit.normalize('NFD')) ? millionsOf.beforeVowel : millionsOf.usual}`;
  };
}

/** `compact` has a word for a million where `digits` writes it so. */
function digitsFormat(locale: string) {
  const plainWith = (useGrouping: 'min2' | 'always') =>
    new Intl.NumberFormat(locale, { maximumSignificantDigits: 15, useGrouping });
  const [plain, separated] = [plainWith('min2'), plainWith('always')];
  const compact = new Intl.NumberFormat(locale, {
    notation: 'compact',
    compactDisplay: 'long',
    maximumSignificantDigits: shortDigits,
  });
  const digits = (value: number, beside: number): string => {
    if (isShort(value)) return compact.format(value);
    return (Math.abs(beside) >= separatedFrom && !isShort(beside) ? separated : plain).format(value);
  };
  return { compact, digits };
}

/**
 * Shortens the figures of one thing to four digits, or to whole ones: all alike, so that none is
 * above a higher one. None is shortened where all ends are the same, or two others would look so.
 * @param ends the ends of a range, or of all groups of figures that are told together
 */
export function shortenedBetween(...ends: readonly number[]): (value: number) => number {
  const sizeOf = (values: readonly number[]) => new Set(values).size;
  const isShortened = sizeOf(ends) > 1 && sizeOf(ends.map(shortened)) === sizeOf(ends);
  return isShortened ? shortened : (value) => value;
}

/** Our choice. */
const shortDigits = 4;
const wordsFrom = 1e6;
/** From here on a language without a separator in four digits has one. */
const separatedFrom = 1e4;

function shortened(value: number): number {
  const size = Math.abs(value);
  if (size >= 1e4 && size < wordsFrom) return Math.round(value);
  return size < 1e4 && Number.isInteger(value) ? value : Number(value.toPrecision(shortDigits));
}

/** Whether a word such as "million" tells all of a figure's digits. */
function isShort(value: number): boolean {
  return Math.abs(value) >= wordsFrom && Number(value.toPrecision(shortDigits)) === value;
}

function isCalendarYear(value: number): boolean {
  return Number.isInteger(value) && value >= 1000 && value < 3000;
}

interface UnitWords {
  readonly singular: ReadonlyMap<string, string>;
  /** In scripts with spaces. */
  readonly year: ReadonlySet<string>;
}

/** The words for units that Unicode has for each language. */
function unitWordsOf(locale: string): UnitWords {
  const wordFor = (unit: string, count: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
      .formatToParts(count)
      .flatMap(({ type, value }) => (type === 'unit' ? [value] : []))
      .join('');
  const year = [
    wordFor('year', 1),
    new Intl.DisplayNames(locale, { type: 'dateTimeField' }).of('year') ?? '',
  ];
  return {
    singular: new Map(
      Intl.supportedValuesOf('unit').map((unit) => [wordFor(unit, 2).toLowerCase(), wordFor(unit, 1)]),
    ),
    year: new Set(year.filter((word) => /^\p{sc=Latin}+$/u.test(word)).map((word) => word.toLowerCase())),
  };
}
