import type { Language } from '../../languages/codes.ts';
import { namedUnits, vocabularies, wordsIn, wordsOfAll } from '../../languages/languages.ts';

/** A part of a text, in UTF-16 units. */
interface Place {
  readonly start: number;
  readonly end: number;
}

/**
 * The longest capitalised word that is looked for before a number, and the longest name that
 * further numbers hang on: each of these is a name of its own.
 */
const nameMaxLength = 40;

/**
 * "Westerlund 1-26": the capitalised word before a number, with the numbers that hang on it. None
 * if the capital tells nothing, as in "In 1863", "About 50" and "May 30", or if the number is an
 * amount: "EUR 5", "Inflation 5 %", "Take 20 mg".
 * @param before the name of which the number before is a part
 * @param language of the text: "Mars" is a month in French alone
 */
export function nameAt(
  text: string,
  { start, end }: Place,
  before: { readonly name: string; readonly end: number } | null,
  language: Language | null,
): string | null {
  if (before && /^[-–/.+]$/.test(text.slice(before.end, start)))
    return before.name.length + end - before.end > nameMaxLength
      ? null
      : before.name + text.slice(before.end, end);
  const gap = text.charAt(start - 1);
  if (gap !== ' ' && gap !== '-') return null;
  const from = wordStart(text, start - 1);
  if (!/\p{Lu}/u.test(text.charAt(from)) || standsBeforeUnit(text, end)) return null;
  const word = text.slice(from, start - 1);
  const isOfName = gap === '-' || isAcronym(word) || followsName(text, from, language);
  return namesNothing(word, isOfName, language) ? null : text.slice(from, end);
}

/** Whether a unit stands behind a number, or behind the range that it begins: "15-30 minutes". */
function standsBeforeUnit(text: string, end: number): boolean {
  const behind = text.slice(end, end + nameMaxLength).replace(/^[-–]\p{N}{1,9}/u, '');
  if (/^ ?[%‰\p{Sc}°]/u.test(behind)) return true;
  const [, gap, first = '', second = ''] = wordsBehind.exec(behind) ?? [];
  if (units.has(`${first} ${second}`.toLowerCase())) return true;
  // No units: "World War 2 an army" (French for a year), "Section 3A", "Boeing 747s".
  if (ofAll.functionWords.has(first) || /^\p{Lu}$/u.test(first) || (gap === '' && first === 's'))
    return false;
  return isUnitName(first);
}

/** Whether a word is the sign or the name of a unit of any language: "km", "hours". */
export function isUnitName(word: string): boolean {
  return units.has(word) || units.has(word.toLowerCase());
}

/**
 * @param isOfName whether even a function word is a part of a name: "MI 6", "Su-57", "World War 2"
 */
function namesNothing(word: string, isOfName: boolean, language: Language | null): boolean {
  const small = word.toLowerCase();
  // The words of English lack "a".
  const { ordinary, functionWords } = wordsOf(small === 'a' ? null : language);
  return ordinary.has(small) || currencies.has(word) || (!isOfName && functionWords.has(small));
}

/** Whether the word before is capitalised, and no function word: "World War". */
function followsName(text: string, at: number, language: Language | null): boolean {
  const from = wordStart(text, at - 1);
  if (text.charAt(at - 1) !== ' ' || !/\p{Lu}/u.test(text.charAt(from))) return false;
  const word = text.slice(from, at - 1);
  return !namesNothing(word, isAcronym(word), language);
}

function isAcronym(word: string): boolean {
  return (word.match(/\p{Lu}/gu)?.length ?? 0) > 1;
}

function wordStart(text: string, end: number): number {
  let from = end;
  while (from > 0 && end - from < nameMaxLength && /[\p{L}\p{M}]/u.test(text.charAt(from - 1))) from--;
  return from;
}

interface Words {
  readonly functionWords: ReadonlySet<string>;
  readonly ordinary: ReadonlySet<string>;
}

function wordsOf(language: Language | null): Words {
  return (language === null ? null : ofEach.get(language)) ?? ofAll;
}

const ofAll: Words = {
  functionWords: wordsOfAll((vocabulary) => vocabulary.functionWords),
  ordinary: wordsOfAll(({ numbers }) => numbers.notNames),
};
const ofEach: ReadonlyMap<string, Words> = new Map(
  Object.entries(vocabularies).map(([language, { functionWords, numbers }]) => [
    language,
    { functionWords: new Set(wordsIn(functionWords)), ordinary: new Set(wordsIn(numbers.notNames)) },
  ]),
);
const wordsBehind = /^([ -]?)([\p{L}\p{M}]{1,20})(?![\p{L}\p{M}])(?: ([\p{L}\p{M}]{1,20})(?![\p{L}\p{M}]))?/u;
const namesOfUnits = Object.values(vocabularies).flatMap(({ units }) => namedUnits(units.names));
/** Their signs, and their names in small letters. */
const units = new Set(namesOfUnits.flatMap(([written, sign]) => [written.toLowerCase(), sign]));
/** "USD", "JPY": of the units that languages name, currencies alone have three capitals. */
const currencies = new Set(namesOfUnits.map(([, sign]) => sign).filter((sign) => /^[A-Z]{3}$/.test(sign)));
