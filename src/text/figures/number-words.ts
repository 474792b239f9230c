import type { Language } from '../../languages/codes.ts';
import { phrasesIn, vocabularies } from '../../languages/languages.ts';
import { compatibleForm } from '../code-points.ts';
import { stem } from '../words.ts';
import { figureValue, holdsFigure } from './figures.ts';
import { decimalsOf } from './fractions.ts';
import { hanNumbers } from './han-numbers.ts';
import { isUnitName } from './names.ts';
import { type NumberRun, numberRuns } from './number-runs.ts';

/** A word that is counted, as in "nine hours", with what its number may be. */
interface CountedNoun {
  readonly written: string;
  readonly values: readonly number[];
  readonly noun: string;
  /** Whether it is a unit, as hours are and bowls are not. */
  readonly isUnit: boolean;
  readonly inWords: boolean;
}

/**
 * The numbers in words of a text that count what the sources count with other numbers alone, and
 * count nothing else in these: "nine hours" where they have 3 hours. "Five runs" is none of them
 * beside "four or five short ones". Number words before other nouns are not judged, nor those up to
 * ten that measure nothing: "two bowls" may count what the sentence has. Linear in the texts.
 */
export function wordsAgainstFigures(text: string, sources: string, language: Language): string[] {
  const own = countedIn(text, language).filter(
    ({ inWords, isUnit, values }) => inWords && (isUnit || values.every((value) => value > 10)),
  );
  if (own.length === 0) return [];
  const counted = countedIn(sources, language);
  const known = Map.groupBy(counted, ({ noun }) => noun);
  // What code has calculated counts whatever it counts (asSource).
  const calculated = sources.match(/^= \d+(?:\.\d+)?$/gm) ?? [];
  const values = new Set([
    ...counted.flatMap((each) => each.values),
    ...calculated.map((line) => Number(line.slice(2))),
  ]);
  return own
    .filter((each) => known.has(each.noun) && !each.values.some((value) => values.has(value)))
    .map(({ written }) => written);
}

/**
 * Whether a number stands in a text, in digits by value and sign, or as a word of any language.
 * @param language that of the text, which tells "1.250" from "1,250"; if null, it may be either
 */
export function holdsNumber(text: string, value: number, language: Language | null = null): boolean {
  return (
    holdsFigure(text, value, language) || holdsNumberWord(text, value) || (value === 1 && countsOne(text))
  );
}

/**
 * "Roughly a year." says one, in words that are no number in other places: not in "30 euros a
 * month", "half a year" and "a second opinion". Other languages count with the article.
 */
function countsOne(text: string): boolean {
  return (
    /(?<!\b(?:half|of) )\ban? (?:minute|hour|day|week|month|year|decade|century)\b/i.test(text) &&
    !namesSeveral(text)
  );
}

/** Whether a text holds a number other than one, in digits or as a word of any language. */
export function namesSeveral(text: string): boolean {
  return /\p{N}/u.test(text) || runsIn(tokensOf(text)).some(({ value }) => value > 1);
}

/** "five to seven years" holds 5 and 7, "two and a half hours" holds 2.5. */
function holdsNumberWord(text: string, value: number): boolean {
  if (value < 0) return false;
  const tokens = tokensOf(text);
  if (runsIn(tokens).some((run) => run.value === value) || hanNumbers(text).includes(value)) return true;
  const own = [...fractionPhrases.values()].flatMap((each) => each.get(figureValue(value)) ?? []);
  const [scale, halves = []] =
    phrasesOfHalf.find(([scale]) => value > scale && (value / scale) % 1 === 0.5) ?? [];
  if (own.length === 0 && scale === undefined) return false;
  const line = lineOf(tokens);
  const holds = (phrases: readonly string[]) => phrases.some((phrase) => line.includes(phrase));
  if (holds(own)) return true;
  // "Two and a half million" has the number 2, "deux millions et demi" 2 million.
  const wholes = scale === undefined ? [] : [value / scale - 0.5, value - scale / 2];
  return holds(halves) && wholes.some((whole) => holdsNumber(text, whole));
}

/** The values of a text's number words in a language, as `values` of figures spells them. */
export function numberWordsIn(text: string, language: Language): string[] {
  const tokens = tokensOf(text);
  const line = lineOf(tokens);
  return [
    ...[...numberRuns(tokens, language).map(({ value }) => value), ...hanNumbers(text)].map((value) =>
      figureValue(value),
    ),
    ...[...(fractionPhrases.get(language) ?? [])].flatMap(([value, phrases]) =>
      phrases.some((phrase) => line.includes(phrase)) ? value : [],
    ),
  ];
}

/** Words in lower case, and the marks that part them. */
function tokensOf(text: string): string[] {
  return (
    compatibleForm(text)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+|[.,;:!?()/]/gu) ?? []
  );
}

/** Its words alone, with a space around each. */
function lineOf(tokens: readonly string[]): string {
  return ` ${tokens.filter((token) => /[\p{L}\p{N}]/u.test(token)).join(' ')} `;
}

function runsIn(tokens: readonly string[]): NumberRun[] {
  const languages = Object.keys(vocabularies) as Language[];
  return languages.flatMap((language) => numberRuns(tokens, language));
}

function countedIn(text: string, language: Language): CountedNoun[] {
  const words =
    compatibleForm(text)
      .toLowerCase()
      .match(/[\p{L}\p{M}]+|\p{N}+(?:[.,/⁄]\p{N}+)*|[.,;:!?()]/gu) ?? [];
  const wholeOf = (word: string) => (/^[0-9]+$/.test(word) ? Number(word) : null);
  const runs = numberRuns(words, language, wholeOf).filter(
    // The words for one are articles, too.
    ({ start, value }) => value !== 1 || wholeOf(words[start] ?? '') !== null,
  );
  // Numbers that end before one noun are readings of one writing.
  return [...Map.groupBy(runs, ({ end }) => end)].flatMap(([end, own]): CountedNoun[] => {
    const noun = words[end] ?? '';
    const start = Math.min(...own.map((run) => run.start));
    if (!/^\p{L}{3}/u.test(noun)) return [];
    const inWords = wholeOf(words[start] ?? '') === null;
    const written = words.slice(start, end + 1).join(' ');
    return [
      { written, values: own.map(({ value }) => value), noun: stem(noun), isUnit: isUnitName(noun), inWords },
    ];
  });
}

/** What adds a half of one, of a million or of a billion, by the number of which it is the half. */
const phrasesOfHalf = [0, 6, 9].map(
  (power) =>
    [
      10 ** power,
      Object.values(vocabularies).flatMap(({ numbers, spaced }) =>
        phrasesIn(numbers.andHalf).flatMap((half) =>
          power === 0
            ? inLine(half, spaced)
            : phrasesIn(numbers.scales[power] ?? '').flatMap((scale) => [
                inLine(`${half} ${scale}`, spaced),
                inLine(`${scale} ${half}`, spaced),
              ]),
        ),
      ),
    ] as const,
);
/** Fractions as a line of words has them, by language and value. */
const fractionPhrases: ReadonlyMap<Language, ReadonlyMap<string, readonly string[]>> = new Map(
  (Object.keys(vocabularies) as Language[]).map((language) => [language, fractionsIn(language)]),
);

function fractionsIn(language: Language): Map<string, string[]> {
  const { numbers, spaced } = vocabularies[language];
  const byValue = new Map<string, string[]>();
  for (const [fraction, phrases] of Object.entries(numbers.fractions))
    for (const value of (decimalsOf(fraction) ?? []).map((each) => figureValue(Number(each))))
      for (const phrase of phrasesIn(phrases))
        byValue.set(value, [...(byValue.get(value) ?? []), inLine(phrase, spaced)]);
  return byValue;
}

/** Without spaces between words, a phrase may stand within others. */
function inLine(phrase: string, spaced: boolean): string {
  return spaced ? ` ${phrase} ` : phrase;
}
