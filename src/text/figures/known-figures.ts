import type { Language } from '../../languages/codes.ts';
import { compatibleForm } from '../code-points.ts';
import { languageOf } from '../language/language-of.ts';
import { uniqueSorted } from '../order.ts';
import { decimalValue, type Figure, figuresIn } from './figures.ts';
import { partsOfMoney } from './money.ts';
import { numberWordsIn } from './number-words.ts';

/**
 * The numbers of `text`, as written, whose value occurs in none of the sources (R-R05). Sorted,
 * each once.
 * @param names a text whose names may hold numbers that no source has: "Westerlund 1-26"
 */
export function numbersMissingFrom(text: string, sources: readonly string[], names = ''): string[] {
  const wanted = figuresIn(text);
  if (wanted.length === 0) return [];
  const isKnown = makeFigureFinder(sources, null, names);
  const isNamed = makeNameFinder(names);
  const missing = wanted.filter((figure) => !isKnown(figure) && !isNamed(figure));
  return uniqueSorted(missing.map(({ written }) => written));
}

/**
 * Tells whether a figure belongs to a name that a text has, spelled alike and as a whole: "Phase 3"
 * is no part of "Phase 30". "SHA-256" may be "sha256" there. The text is read once, with the first
 * name that is asked for.
 */
export function makeNameFinder(text: string, language: Language | null = null): (figure: Figure) => boolean {
  let known: ReadonlySet<string> | undefined;
  return ({ name }) => {
    if (name === null) return false;
    known ??= new Set([
      ...figuresIn(text, language).flatMap((figure) => figure.name ?? []),
      ...(compatibleForm(text).toLowerCase().match(joinedNames) ?? []),
    ]);
    return known.has(name) || known.has(name.replace(/[ -]/, '').toLowerCase());
  };
}

/** "sha256", "python3.11". */
const joinedNames = /(?<![\p{L}\p{M}\p{N}])\p{L}+\p{N}+(?:\.\p{N}+)*(?![\p{L}\p{N}])/gu;

/**
 * Tells whether a figure has a value that a figure of the sources can have as well, or a number in
 * words. The sources are read once, with the first figure that is asked for, and their words with
 * the first one that no figure has.
 * @param language of the sources; if null, their words are read in the languages that they have
 * @param beside a text whose language they may have, too: a few words do not show theirs
 */
export function makeFigureFinder(
  sources: readonly string[],
  language: Language | null,
  beside = '',
): (figure: Figure) => boolean {
  let known: readonly SourceNumbers[] | undefined;
  const numbers = () =>
    (known ??= sources.map((source) =>
      language === null ? numbersOf(source) : readNumbers(source, language),
    ));
  const isKnown = (values: readonly string[]) =>
    numbers().some((found) => values.some((value) => found.values.has(value)));
  let languages: readonly Language[] | undefined;
  const isWord = (values: readonly string[]) => {
    languages ??= language === null ? languagesOf([...sources, beside]) : [language];
    const inThese = languages;
    return numbers().some(({ wordsIn }) =>
      inThese.some((each) => values.some((value) => wordsIn(each).has(value))),
    );
  };
  return (figure) =>
    isKnown(figure.values) ||
    (figure.parts.length > 0 && figure.parts.every(isKnown)) ||
    isKnown(inHundredths(figure)) ||
    isWord(figure.values);
}

/** Words of all languages would be too many: "once" is eleven in Spanish, "due" two in Italian. */
function languagesOf(texts: readonly string[]): Language[] {
  return [...new Set(texts.flatMap((text) => (text === '' ? [] : (detectedLanguage(text) ?? []))))];
}

interface SourceNumbers {
  /** Of its figures. */
  readonly values: ReadonlySet<string>;
  /** Of its words, which are read once in a language. */
  readonly wordsIn: (language: Language) => ReadonlySet<string>;
}

const numbersOf = keptForLong((source) => readNumbers(source, null));
const detectedLanguage = keptForLong(languageOf);

/**
 * What is read from a text, kept for the last long ones: each claim of a response is looked for in
 * the whole question.
 */
function keptForLong<Read>(read: (text: string) => Read): (text: string) => Read {
  const [keptMin, keptMax] = [500, 4];
  const kept = new Map<string, Read>();
  return (text) => {
    if (text.length < keptMin) return read(text);
    const found = kept.has(text) ? (kept.get(text) as Read) : read(text);
    kept.set(text, found);
    for (const oldest of kept.keys()) if (kept.size > keptMax) kept.delete(oldest);
    return found;
  };
}

function readNumbers(source: string, language: Language | null): SourceNumbers {
  const values = figuresIn(source, language).flatMap((figure) => [
    ...figure.values,
    ...figure.parts.flat(),
    ...inHundredths(figure),
  ]);
  const words = new Map<Language, ReadonlySet<string>>();
  const wordsIn = (own: Language) => {
    const read = words.get(own) ?? new Set(numberWordsIn(source, own));
    words.set(own, read);
    return read;
  };
  return { values: new Set(values), wordsIn };
}

/** "1e1 cent" for "$0.10" and for "10 cents"; empty for what is no money. */
function inHundredths({ money, values }: Figure): string[] {
  const parts = money === null ? null : partsOfMoney(money);
  if (!parts) return [];
  return values.flatMap((value) => {
    const [, digits, exponent = '0'] = /^([0-9]+)(?:e(-?[0-9]+))?$/.exec(value) ?? [];
    return digits === undefined
      ? []
      : `${decimalValue(digits, Number(exponent) + parts.power)} ${parts.part}`;
  });
}

/**
 * The same for figures below zero alone: a minus sign that no source has changes what a number
 * says.
 */
export function makeNegativeFinder(sources: readonly string[]): (figure: Figure) => boolean {
  let known: ReadonlySet<string> | undefined;
  return ({ values }) => {
    known ??= new Set(
      sources
        .flatMap((source) => figuresIn(source))
        .filter(({ negative }) => negative)
        .flatMap((each) => each.values),
    );
    const found = known;
    return values.some((value) => found.has(value));
  };
}
