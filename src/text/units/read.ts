import { namedUnits, vocabularies } from '../../languages/languages.ts';
import { compatibleForm } from '../code-points.ts';
import { type TableUnit, unitSigns, unitTable } from './table.ts';

/** A unit that stands at the beginning of a text, and the text behind it. */
interface Head {
  readonly unit: TableUnit;
  readonly rest: string;
}

/**
 * A text in the spelling in which units are looked up: in compatibility form, without brackets and
 * points, with a space in "100km".
 */
export function plainUnit(text: string): string {
  return compatibleForm(text.replaceAll(/[º˚]/g, '°'))
    .replaceAll(/\([^()]*\)/g, ' ')
    .replaceAll(/[\s.'’\p{Pd}]+/gu, ' ')
    .replaceAll(/(?<=\p{N})(?=\p{L})/gu, ' ')
    .replaceAll('^', '')
    .trim();
}

/**
 * The longest name of a unit at the beginning of a text in that spelling; null if there is none.
 */
export function headOf(plain: string): Head | null {
  return longest(plain, (end) => endsAt(plain, end));
}

/** The same in scripts without spaces, where other words may follow at once: "天次数". */
export function headWithin(plain: string): Head | null {
  return longest(plain, (end) => isUnspaced(plain.charAt(end - 1)));
}

/** All ways to write the unit with this sign, in the same spelling and in lower case. */
export function writingsOf(sign: string): readonly string[] {
  return writings.get(sign) ?? [];
}

function longest(plain: string, mayEnd: (end: number) => boolean): Head | null {
  for (let end = Math.min(plain.length, longestName); end > 0; end--) {
    const unit = unitNamed(plain.slice(0, end));
    if (unit && mayEnd(end)) return { unit, rest: plain.slice(end) };
  }
  return null;
}

function unitNamed(written: string): TableUnit | undefined {
  return unitTable.get(exact.get(written) ?? folded.get(written.toLowerCase()) ?? '');
}

/** Whether no word goes on here. "年级" begins with 年 and is no year. */
function endsAt(plain: string, end: number): boolean {
  const [last, next] = [plain.charAt(end - 1), plain.charAt(end)];
  if (next === '' || !/[\p{L}\p{N}]/u.test(next)) return true;
  return isUnspaced(last) ? '的の每毎'.includes(next) : !/[\p{L}\p{N}]/u.test(last);
}

function isUnspaced(character: string): boolean {
  return /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u.test(character);
}

const words = Object.values(vocabularies)
  .flatMap(({ units }) => namedUnits(units.names))
  .map(([written, sign]) => [plainUnit(written), sign] as const);
const signs = unitSigns.map(([written, sign]) => [plainUnit(written), sign] as const);

const exact = new Map([...words, ...signs]);
/**
 * "KG" and "Hours" are read as "kg" and "hours", but no single letter, and no sign in which M is
 * another unit than m.
 */
const folded = new Map(
  [...signs.filter(([written]) => written.length > 1 && !/^m\p{L}/iu.test(written)), ...words].map(
    ([written, sign]) => [written.toLowerCase(), sign] as const,
  ),
);
const longestName = Math.max(...[...exact.keys()].map(({ length }) => length));

const writings: ReadonlyMap<string, string[]> = new Map(
  [...Map.groupBy([...words, ...signs], ([, sign]) => sign)].map(([sign, own]) => [
    sign,
    [...new Set(own.map(([written]) => written.toLowerCase()))],
  ]),
);
