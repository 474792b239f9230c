import type { Language } from '../../languages/codes.ts';
import { phrasesIn, vocabularies, wordsIn } from '../../languages/languages.ts';
import { compatibleForm } from '../code-points.ts';
import { stem } from '../words.ts';
import { figureValue, holdsFigure } from './figures.ts';
import { decimalsOf } from './fractions.ts';

/** A whole number with the word behind it, as in "nine hours" or "9 hours". */
interface CountedNoun {
  readonly written: string;
  readonly value: number;
  readonly noun: string;
  readonly inWords: boolean;
}

/**
 * The numbers in words of a text that count what the sources count with other numbers alone, and
 * count nothing else in these: "nine hours" where they have 3 hours. "Five runs" is none of them
 * beside "four or five short ones". Number words before other nouns are not judged. Linear in the
 * texts.
 */
export function wordsAgainstFigures(text: string, sources: string, language: Language): string[] {
  const own = countedIn(text, language).filter(({ inWords }) => inWords);
  if (own.length === 0) return [];
  const counted = countedIn(sources, language);
  const known = Map.groupBy(counted, ({ noun }) => noun);
  // What code has calculated counts whatever it counts (asSource).
  const calculated = sources.match(/^= \d+(?:\.\d+)?$/gm) ?? [];
  const values = new Set([
    ...counted.map(({ value }) => value),
    ...calculated.map((line) => Number(line.slice(2))),
  ]);
  return own.filter(({ noun, value }) => known.has(noun) && !values.has(value)).map(({ written }) => written);
}

/**
 * Whether a number stands in a text, in digits by value and sign, or as a word of any language.
 * @param language that of the text, which tells "1.250" from "1,250"; if null, it may be either
 */
export function holdsNumber(text: string, value: number, language: Language | null = null): boolean {
  return holdsFigure(text, value, language) || holdsNumberWord(text, value);
}

/** Whether a text holds a number other than one, in digits or as a word of any language. */
export function namesSeveral(text: string): boolean {
  const words =
    compatibleForm(text)
      .toLowerCase()
      .match(/\p{N}|[\p{L}\p{M}]+/gu) ?? [];
  return words.some((word) => /\p{N}/u.test(word) || [...known.values()].some((own) => own.has(word)));
}

/** "five to seven years" holds 5 and 7, "two and a half hours" holds 2.5. */
function holdsNumberWord(text: string, value: number): boolean {
  const own = value < 0 ? undefined : phrasesByValue.get(figureValue(value));
  const mayAddHalf = value > 1 && value % 1 === 0.5;
  if (own === undefined && !mayAddHalf) return false;
  const words =
    compatibleForm(text)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const line = ` ${words.join(' ')} `;
  const holds = (phrases: readonly string[] = []) => phrases.some((phrase) => line.includes(phrase));
  return holds(own) || (mayAddHalf && holds(phrasesOfHalf) && holdsNumber(text, value - 0.5));
}

function countedIn(text: string, language: Language): CountedNoun[] {
  const values = known.get(language) ?? new Map<string, number>();
  const words = compatibleForm(text)
    .toLowerCase()
    .match(/[\p{L}\p{M}]+|\p{N}+(?:[.,/⁄]\p{N}+)*|[.,;:!?()]/gu);
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

/** Words and phrases as a line of words has them, by value. */
const phrasesByValue = new Map<string, string[]>();
const phrasesOfHalf = Object.values(vocabularies).flatMap(({ numbers, spaced }) =>
  phrasesIn(numbers.andHalf).map((phrase) => inLine(phrase, spaced)),
);
for (const { numbers, spaced } of Object.values(vocabularies)) {
  for (const [word, value] of valuesIn(numbers.words)) keep(figureValue(value), inLine(word, spaced));
  for (const word of wordsIn(numbers.one)) keep('1', inLine(word, spaced));
  for (const [fraction, phrases] of Object.entries(numbers.fractions))
    for (const value of decimalsOf(fraction) ?? [])
      for (const phrase of phrasesIn(phrases)) keep(figureValue(Number(value)), inLine(phrase, spaced));
}

function keep(value: string, phrase: string): void {
  phrasesByValue.set(value, [...(phrasesByValue.get(value) ?? []), phrase]);
}

/** Without spaces between words, a phrase may stand within others. */
function inLine(phrase: string, spaced: boolean): string {
  return spaced ? ` ${phrase} ` : phrase;
}
