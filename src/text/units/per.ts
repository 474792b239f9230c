import { phrasesIn, vocabularies, wordsIn } from '../../languages/languages.ts';
import type { UnitWords } from '../../languages/unit-words.ts';
import { scaleIn } from '../figures/figures.ts';
import { contentStems, literally } from '../words.ts';
import { headOf } from './read.ts';
import { type TableUnit, unitTable } from './table.ts';

/** What stands behind each "per" of a text. */
export function perWordsIn(text: string): string[] {
  return text.split(perInText).slice(1);
}

/** A unit in its plain spelling, parted at its words for "per": what is counted first. */
export function splitAtPer(plain: string): string[] {
  const [first = '', ...others] = plain.split(perInUnit);
  // "a la semana": the second word belongs to the first one.
  const parts = others
    .map((part) => atUnit(part.trim())?.behind ?? part.trim())
    .filter((part) => part !== '');
  const own = atUnit(first);
  return own ? [own.before, own.behind, ...parts] : [first, ...parts];
}

/** What stands before and behind the first phrase that has a unit behind it. */
function atUnit(text: string): { readonly before: string; readonly behind: string } | null {
  for (const { index, 0: phrase } of text.matchAll(perBeforeUnit)) {
    const behind = text.slice(index + phrase.length).trim();
    if (countOf(behind).unit) return { before: text.slice(0, index), behind };
  }
  return null;
}

/** "1日あたりの回数" as "回数/日". */
export function byFirst(plain: string): string {
  const behind = perBehind.find((word) => plain.includes(word));
  if (behind === undefined) return plain;
  const at = plain.indexOf(behind);
  const by = plain.slice(0, at).replace(/^[1一]/, '');
  return `${plain.slice(at + behind.length).replace(/^の/, '')}/${by}`;
}

interface PerPart {
  readonly key: string;
  readonly factor: number;
  readonly sign: string | null;
}

export function perPart(part: string, own: TableUnit | null): PerPart {
  const { count, unit, things } = countOf(part);
  if (!unit) return { key: things, factor: count, sign: null };
  const { sign, kind, factor } = unit;
  // Hours of a night are hours of its day. Of other things a night has another number: a room costs
  // less than a day on the road, and a heat pump uses less by night than in a whole day.
  if (sign === 'night' && own?.kind === 'time') return { key: 'd', factor: 1, sign };
  if (isRate(unit, own)) return { key: kind, factor: count * factor, sign };
  return { key: count === 1 ? sign : `${count} ${sign}`, factor: 1, sign };
}

/**
 * How many of a unit a part is: "100 km". Of things it is a number by powers of ten alone, as in
 * "100,000 people": a household of four is not twice one of two. "24 hours" are a day.
 */
function countOf(part: string): {
  readonly count: number;
  readonly unit: TableUnit | null;
  readonly things: string;
} {
  const things = (text: string) => contentStems(text).join(' ') || text;
  const [start = '', digits] = /^([0-9]{1,3}(?:[ ,][0-9]{3}){1,5}|[0-9]{1,15}) /.exec(part) ?? [];
  const behind = part.slice(start.length);
  const { power, rest } = scaleIn(digits === undefined ? part : behind);
  const count = Number((digits ?? '1').replaceAll(/[ ,]/g, '')) * 10 ** power;
  const isPlain = digits === undefined && power === 0;
  const head = headOf(rest);
  const of = head?.rest.replace(/^[\s-]+/, '') ?? '';
  if (count === 24 && head?.unit.sign === 'h' && (of === '' || headOf(of)?.unit.sign === 'd'))
    return { count: 1, unit: unitTable.get('d') ?? null, things: '' };
  // A night or 24 hours of something ("per night shift") are no period.
  const isWhole = head !== null && (of === '' || (isPlain && head.unit.sign !== 'night'));
  if (isWhole) return { count, unit: head.unit, things: '' };
  const isCounted = head === null && rest !== '' && /^10{2,}$/.test(String(count));
  return isCounted
    ? { count, unit: null, things: things(rest) }
    : { count: 1, unit: null, things: things(part) };
}

/**
 * Whether what is counted per one unit can be counted per another one of its kind. Eight hours a
 * day are not 56 a week, and nobody earns an hour's wage all night.
 */
function isRate({ kind, factor }: TableUnit, own: TableUnit | null): boolean {
  if (kind !== 'time') return true;
  return own?.kind !== 'time' && (own?.isMoney !== true || factor >= week);
}

const week = 604_800;

/** The words of a list in all languages that put spaces between words, or in all others. */
export const wordsOfUnits = (list: (units: UnitWords) => string, spaced: boolean): string[] =>
  Object.values(vocabularies)
    .filter((vocabulary) => vocabulary.spaced === spaced)
    .flatMap(({ units }) => wordsIn(list(units)));

const perIn = (list: (units: UnitWords) => string) =>
  new RegExp(
    `\\/|(?<![\\p{L}\\p{N}])(?:${wordsOfUnits(list, true).join('|')})(?![\\p{L}\\p{N}])|${wordsOfUnits(list, false).join('|')}`,
    'iu',
  );
const perInText = perIn(({ per }) => per);
const perInUnit = perIn(({ per, perInUnit: more }) => `${per} ${more}`);
/** The longest first, so that "à l" is not "à". */
const perBeforeUnit = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${Object.values(vocabularies)
    .flatMap(({ units }) => phrasesIn(units.perBeforeUnit))
    .toSorted((a, b) => b.length - a.length)
    .map(literally)
    .join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);
const perBehind = [true, false].flatMap((spaced) => wordsOfUnits((units) => units.perBehind, spaced));
