import type { Language } from '../../languages/codes.ts';
import { figuresIn } from '../../text/figures/figures.ts';
import { makeFigureFinder, makeNameFinder, makeNegativeFinder } from '../../text/figures/known-figures.ts';
import { wordsAgainstFigures } from '../../text/figures/number-words.ts';
import { modelNamesMissingFrom } from '../../text/known-names.ts';
import { literally } from '../../text/words.ts';
import { startsSentence } from './sentence-start.ts';

export interface ProseSources {
  /** The question and the cited statements, whose numbers and phrases the text may repeat. */
  readonly cited: string;
  /**
   * All texts of the run that the writer has seen. Names and short codes in them belong to the
   * subject.
   */
  readonly known: string;
  /** The language of the report; null for one in which prose is not printed. */
  readonly language: Language | null;
  /** Names of the panel's models, labs and families. */
  readonly names: readonly string[];
}

/** An alias of a response (A07) or an id of a claim, camp or note (C3, K1, u2, q1), bare. */
const codePattern = /(?<![\p{L}\p{N}])(?:A\d{2,4}|[CK]\d{1,3}|[uq]\d{1,3})(?![\p{L}\p{N}])/gu;

// Names of the panel that are also words: at the start of a sentence their capital means nothing.
const ordinaryWords = new Set(
  'Command Seed Step Solar Mercury Granite Trinity Inflection Writer Nova Meta Virtuoso Maestro Upstage'.split(
    ' ',
  ),
);

/**
 * Finds what written prose may not contain, as sentences for the writer: numbers of its own
 * (R-R05), aliases and ids, names of models and labs.
 */
export function proseProblems(text: string, sources: ProseSources): string[] {
  const codes = codesIn(text);
  const known = new Set(codes.length === 0 ? [] : codesIn(sources.known));
  return [
    ...numberCheck(sources.cited, sources.known, sources.language)(text),
    ...codes
      .filter((code) => !known.has(code))
      .map((code) => `“${code}” is an internal id; describe what it stands for`),
    ...foreignNames(text, sources).map((name) => `“${name}” names a model or a lab; name none`),
  ];
}

/**
 * Finds numbers, compared by value and sign, that occur in no cited text (R-R05). The cited text is
 * parsed once.
 * @param known a text whose names may hold other numbers: "Westerlund 1-26"
 */
export function numberCheck(
  cited: string,
  known: string,
  language: Language | null,
): (text: string) => string[] {
  const isCited = makeFigureFinder([cited], language);
  const isBelowZero = makeNegativeFinder([cited]);
  const isNamed = makeNameFinder(known, language);
  const missing = (text: string) =>
    figuresIn(text, language)
      .filter((figure) => !isNamed(figure))
      .filter((figure) => !isCited(figure) || (figure.negative && !isBelowZero(figure)))
      .map(({ written }) => written);
  return (text) =>
    [...missing(text), ...(language === null ? [] : wordsAgainstFigures(text, cited, language))].map(
      (written) =>
        `the number “${written}” is not computed; name what bears it as the rules allow, or leave it out`,
    );
}

/** Aliases and ids in a text. */
export function codesIn(text: string): string[] {
  return [...text.matchAll(codePattern)].map(([code]) => code);
}

function foreignNames(text: string, { known, names }: ProseSources): string[] {
  const found = modelNamesMissingFrom(text, [known]);
  const lowered = text.toLowerCase();
  for (const name of names) {
    if (found.includes(name)) continue;
    if (name.length < 3 || !lowered.includes(name.toLowerCase())) continue;
    const whole = new RegExp(`(?<![\\p{L}\\p{N}])${literally(name)}(?![\\p{L}\\p{N}])`, 'giu');
    const matches = [...text.matchAll(whole)].filter(
      ({ 0: found, index }) =>
        /[\p{Lu}\d]/u.test(found) && !(ordinaryWords.has(found) && startsSentence(text, index, '.!?:…')),
    );
    if (matches.length > 0 && !new RegExp(whole.source, 'iu').test(known)) found.push(name);
  }
  return found;
}
