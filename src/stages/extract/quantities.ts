import { z } from 'zod';
import { quantitiesPerResponseMax } from '../../domain/limits.ts';
import type { GivenFigure, Span } from '../../findings/findings.ts';
import type { Language } from '../../languages/codes.ts';
import { findEvidence } from '../../prepare/evidence-checker.ts';
import { sentencesSchema } from '../../prepare/numbered-sentences.ts';
import { figuresIn, figureValue, scaleIn } from '../../text/figures/figures.ts';
import { holdsNumber } from '../../text/figures/number-words.ts';
import { languageOf } from '../../text/language/language-of.ts';
import { type Checker, keepIfSound } from './checker.ts';

const whatMaxCharacters = 160;
const unitMaxCharacters = 60;
/** Our choice: larger than any number that a question asks for. */
const valueMax = 1e30;

/** A JSON number, or one as a string: the text decides if that can be read in two ways. */
const numberSchema = z.preprocess(
  (given) => {
    const [read, ...others] = typeof given === 'string' ? readingsOf(given) : [];
    return others.length === 0 ? (read ?? given) : given;
  },
  z.number().or(z.string().refine((given) => readingsOf(given).length > 0)),
);

export const extractedQuantitySchema = z.object({
  what: z.string(),
  low: numberSchema,
  high: numberSchema.nullable().default(null),
  unit: z.string(),
  high_unit: z.string().nullable().default(null),
  answers_question: z.boolean().default(false),
  sentences: sentencesSchema,
});

export const quantityRule = `- quantities: up to ${quantitiesPerResponseMax} figures that the response itself holds to be right, those that answer the question first; none that it only reports as another's or refutes, and no version, date or score (3.11, 4 July, 2-1).
  - low, high: the number as digits, without separators and multiplied out: 18000000 for "18 million", 0.5 for "1/2" or "half", 0.33 for "a third". Of a range its two ends; of a single number low alone. Both must stand in the sentences.
  - unit: what is counted or measured and per what, in the question's words where they fit: "lightning strikes per day", "%", "years", "hours of classes" (the unit first, not "class hours"); empty for a bare number. No word such as "million". Of a range whose ends have two units both of them: 15..2 and minutes..hours for "15 minutes to 2 hours".
  - what: whose amount, size, time or share it is, in at most 15 words, without how exact it is ("about", "or more").
  - answer: the word itself, only if the question asks for a number, or for several, and this is the response's answer to one: where that adds up from steps or items, the whole and never one of them; where there is one for each of several cases (a rate for each income), that of the usual case alone.`;

/** A figure that one response gives, found in its sentences. A single number is both ends. */
export interface ExtractedQuantity extends GivenFigure {
  readonly what: string;
  readonly answersQuestion: boolean;
  readonly span: Span;
}

/** Keeps the quantities whose figures occur in their sentences, compared by value (R-R12). */
export function checkQuantities(
  checker: Checker,
  given: readonly z.infer<typeof extractedQuantitySchema>[],
): ExtractedQuantity[] {
  if (given.length > quantitiesPerResponseMax)
    checker.problems.push(`quantities: more than ${quantitiesPerResponseMax}`);
  return given.slice(0, quantitiesPerResponseMax).flatMap((each, index) => {
    const path = `quantities[${index}]`;
    const what = keepIfSound(checker, `${path}.what`, each.what, whatMaxCharacters);
    const unit = unitIn(checker, `${path}.unit`, each.unit);
    const isOneUnit = each.high === null || each.high_unit === null;
    const highUnit = isOneUnit ? unit : unitIn(checker, `${path}.high_unit`, each.high_unit ?? '');
    const evidence = findEvidence(checker, path, each.sentences);
    if (what === null || unit === null || highUnit === null || !evidence) return [];
    const figure = figureIn(checker, each, { unit, highUnit }, evidence.words);
    if (typeof figure === 'string') {
      checker.dropped++;
      checker.problems.push(`${path}: ${figure}`);
      return [];
    }
    return [{ what, ...figure, answersQuestion: each.answers_question, span: evidence.span }];
  });
}

/** Empty for a bare number, and where dashes say that there is none. */
function unitIn(checker: Checker, path: string, unit: string): string | null {
  if (/^[\s\p{Pd}]*$/u.test(unit)) return '';
  return isSign(unit) ? unit.trim() : keepIfSound(checker, path, unit, unitMaxCharacters);
}

/**
 * A figure in ones, its smaller end first; or what is wrong with it. Of two readings it has the one
 * that stands in the sentences, first in the language of the response: "1.609" is 1.609 where these
 * have "1.609 kilometres", and 1609 where they have "1.609 Kilometer".
 */
function figureIn(
  { response }: Checker,
  given: Pick<z.infer<typeof extractedQuantitySchema>, 'low' | 'high'>,
  units: Pick<GivenFigure, 'unit' | 'highUnit'>,
  words: string,
): GivenFigure | string {
  const lows = readingsOf(given.low);
  const ends = lows.flatMap((low) =>
    (given.high === null ? [low] : readingsOf(given.high)).map((high) => ({ low, high, ...units })),
  );
  const languages = ends.length > 1 ? [languageOf(response), null] : [null];
  const found = languages.flatMap((language) => ends.map((each) => () => rangeIn(each, words, language)));
  for (const figure of found) {
    const range = figure();
    if (range) return range;
  }
  return 'low or high does not stand in its sentences';
}

/** Null if one of the ends does not stand in the sentences. */
function rangeIn(
  { low, unit, high, highUnit }: GivenFigure,
  words: string,
  language: Language | null,
): GivenFigure | null {
  const written = (of: string, values: readonly number[]) => asWritten(of, values, words, language);
  const [first, second] =
    unit === highUnit ? written(unit, [low, high]) : [...written(unit, [low]), ...written(highUnit, [high])];
  if (!first || !second) return null;
  const ends = { low: first.value, unit: first.unit, high: second.value, highUnit: second.unit };
  // Ends in two units are compared where figures are converted.
  const isInOrder = unit !== highUnit || first.value <= second.value;
  return isInOrder ? ends : { low: ends.high, unit: ends.highUnit, high: ends.low, highUnit: ends.unit };
}

/** A unit that has no letter: "%", "€", "″". */
function isSign(unit: string): boolean {
  return /^\s*[%％‰°\p{Sc}'"’”′″]\s*$/u.test(unit);
}

/**
 * The values if they occur in the sentences; if the unit says "million", the values in millions.
 * Empty if they do not.
 */
function asWritten(
  unit: string,
  values: readonly number[],
  words: string,
  language: Language | null,
): readonly { readonly unit: string; readonly value: number }[] {
  const stand = (wanted: readonly number[]) => wanted.every((value) => holdsNumber(words, value, language));
  if (!values.every((value) => Math.abs(value) <= valueMax)) return [];
  const { power, rest } = scaleIn(unit);
  const multiplied = values.map((value) => Number(figureValue(value, power)) * (value < 0 ? -1 : 1));
  if (power > 0 && rest !== '' && stand(multiplied))
    return multiplied.map((value) => ({ unit: rest, value }));
  return stand(values) ? values.map((value) => ({ unit, value })) : [];
}

/**
 * The numbers that a writing may stand for, the likeliest first. Asked for is a plain number, so
 * "1.609" is rather no thousands, unlike "18.000"; empty for what is no single number.
 */
function readingsOf(given: number | string): number[] {
  if (typeof given === 'number') return [given];
  const plain = /^[-−–]?[0-9]+(?:\.(?!000$)[0-9]+)?$/.test(given) ? [Number(given.replace(/[−–]/, '-'))] : [];
  const [figure, ...others] = figuresIn(given);
  const read = figure && others.length === 0 ? figure.values : [];
  const sign = figure?.negative === true ? -1 : 1;
  return [...new Set([...plain, ...read.map((value) => Number(value) * sign)])].filter(Number.isFinite);
}
