import { namedUnits, vocabularies, wordsOfAll } from '../../languages/languages.ts';

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
 * amount: "EUR 5", "Inflation 5 %".
 * @param before the name of which the number before is a part
 */
export function nameAt(
  text: string,
  { start, end }: Place,
  before: { readonly name: string; readonly end: number } | null,
): string | null {
  if (before && /^[-–/.+]$/.test(text.slice(before.end, start)))
    return before.name.length + end - before.end > nameMaxLength
      ? null
      : before.name + text.slice(before.end, end);
  const gap = text.charAt(start - 1);
  if (gap !== ' ' && gap !== '-') return null;
  let from = start - 1;
  while (from > 0 && start - from < nameMaxLength && /[\p{L}\p{M}]/u.test(text.charAt(from - 1))) from--;
  if (!/\p{Lu}/u.test(text.charAt(from)) || /^ ?[%‰\p{Sc}°]/u.test(text.slice(end, end + 2))) return null;
  return namesNothing(text.slice(from, start - 1)) ? null : text.slice(from, end);
}

function namesNothing(word: string): boolean {
  const small = word.toLowerCase();
  return functionWords.has(small) || ordinary.has(small) || currencies.has(word);
}

const functionWords = wordsOfAll((vocabulary) => vocabulary.functionWords);
const ordinary = wordsOfAll(({ numbers }) => numbers.notNames);
/** "USD", "JPY": of the units that languages name, currencies alone have three capitals. */
const currencies = new Set(
  Object.values(vocabularies)
    .flatMap(({ units }) => namedUnits(units.names))
    .map(([, sign]) => sign)
    .filter((sign) => /^[A-Z]{3}$/.test(sign)),
);
