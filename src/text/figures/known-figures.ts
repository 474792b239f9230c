import type { Language } from '../../languages/codes.ts';
import { compatibleForm } from '../code-points.ts';
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
  const isKnown = makeFigureFinder(sources);
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
 */
export function makeFigureFinder(
  sources: readonly string[],
  language: Language | null = null,
): (figure: Figure) => boolean {
  let known: readonly ReadonlySet<string>[] | undefined;
  const isKnown = (values: readonly string[]) => {
    known ??= sources.map((source) => valuesIn(source, language));
    return known.some((found) => values.some((value) => found.has(value)));
  };
  let words: ReadonlySet<string> | undefined;
  const isWord = (value: string) => {
    words ??= new Set(sources.flatMap((source) => numberWordsIn(source, language)));
    return words.has(value);
  };
  return (figure) =>
    isKnown(figure.values) ||
    (figure.parts.length > 0 && figure.parts.every(isKnown)) ||
    isKnown(inHundredths(figure)) ||
    figure.values.some(isWord);
}

/** Of the last long texts: each claim of a response is looked for in the whole question. */
const keptValues = new Map<string, ReadonlySet<string>>();
const [keptMin, keptMax] = [500, 4];

function valuesIn(source: string, language: Language | null): ReadonlySet<string> {
  const isKept = source.length >= keptMin && language === null;
  const known = isKept ? keptValues.get(source) : undefined;
  const values =
    known ??
    new Set(
      figuresIn(source, language).flatMap((figure) => [
        ...figure.values,
        ...figure.parts.flat(),
        ...inHundredths(figure),
      ]),
    );
  if (!isKept) return values;
  keptValues.set(source, values);
  for (const oldest of keptValues.keys()) if (keptValues.size > keptMax) keptValues.delete(oldest);
  return values;
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
