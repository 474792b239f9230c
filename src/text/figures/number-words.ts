import type { Language } from '../../languages/codes.ts';
import { vocabularies, wordsIn } from '../../languages/languages.ts';
import { compatibleForm } from '../code-points.ts';
import { stem } from '../words.ts';
import { holdsFigure } from './figures.ts';

/** A whole number with the word behind it, as in "nine hours" or "9 hours". */
interface CountedNoun {
  readonly written: string;
  readonly value: number;
  readonly noun: string;
  readonly inWords: boolean;
}

/**
 * The numbers in words of a text that count what the sources count with other numbers alone: "nine
 * hours" where they have 3 hours. Number words before other nouns are not judged. Linear in the
 * texts.
 */
export function wordsAgainstFigures(text: string, sources: string, language: Language): string[] {
  const own = countedIn(text, language).filter(({ inWords }) => inWords);
  if (own.length === 0) return [];
  const known = Map.groupBy(countedIn(sources, language), ({ noun }) => noun);
  return own
    .filter(({ noun, value }) => known.get(noun)?.every((each) => each.value !== value))
    .map(({ written }) => written);
}

/** Whether a number stands in a text, in digits by value and sign, or as a word of any language. */
export function holdsNumber(text: string, value: number): boolean {
  return holdsFigure(text, value) || holdsNumberWord(text, value);
}

/** Whether a text holds a number other than one, in digits or as a word of any language. */
export function namesSeveral(text: string): boolean {
  const words =
    compatibleForm(text)
      .toLowerCase()
      .match(/\p{N}|[\p{L}\p{M}]+/gu) ?? [];
  return words.some((word) => /\p{N}/u.test(word) || [...known.values()].some((own) => own.has(word)));
}

/** "five to seven years" holds 5 and 7. */
function holdsNumberWord(text: string, value: number): boolean {
  const own = wordsByValue.get(value);
  if (own === undefined) return false;
  const words =
    compatibleForm(text)
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.some((word) => own.has(word));
}

function countedIn(text: string, language: Language): CountedNoun[] {
  const values = known.get(language) ?? new Map<string, number>();
  const words = compatibleForm(text)
    .toLowerCase()
    .match(/[\p{L}\p{M}]+|\p{N}+(?:[.,]\p{N}+)*|[.,;:!?()]/gu);
  if (words === null || values.size === 0) return [];
  return words.flatMap((word, at): CountedNoun[] => {
    const inWords = values.has(word);
    const value = values.get(word) ?? (/^[0-9]+$/.test(word) ? Number(word) : null);
    const noun = words[at + 1] ?? '';
    if (value === null || !/^\p{L}{3}/u.test(noun) || values.has(noun)) return [];
    return [{ written: `${word} ${noun}`, value, noun: stem(noun), inWords }];
  });
}

const known = new Map(
  Object.entries(vocabularies).map(([language, { numbers }]) => [
    language as Language,
    valuesIn(numbers.words),
  ]),
);

/** @param list "2 two 3 three" */
function valuesIn(list: string): ReadonlyMap<string, number> {
  const words = wordsIn(list);
  return new Map(words.flatMap((word, at) => (at % 2 === 1 ? [[word, Number(words[at - 1])] as const] : [])));
}

const wordsByValue = new Map<number, Set<string>>();
for (const words of known.values())
  for (const [word, value] of words)
    wordsByValue.set(value, (wordsByValue.get(value) ?? new Set()).add(word));
wordsByValue.set(1, new Set(Object.values(vocabularies).flatMap(({ numbers }) => wordsIn(numbers.one))));
