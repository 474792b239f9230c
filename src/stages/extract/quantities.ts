import { z } from 'zod';
import { quantitiesPerResponseMax } from '../../domain/limits.ts';
import type { GivenFigure, Span } from '../../findings/findings.ts';
import { findEvidence } from '../../prepare/evidence-checker.ts';
import { sentencesSchema } from '../../prepare/numbered-sentences.ts';
import { figuresIn, figureValue, scaleIn } from '../../text/figures/figures.ts';
import { holdsNumber } from '../../text/figures/number-words.ts';
import { type Checker, keepIfPrintable } from './checker.ts';

const whatMaxCharacters = 160;
const unitMaxCharacters = 60;
/** Our choice: larger than any number that a question asks for. */
const valueMax = 1e30;

/** A JSON number; a number sent as a string is parsed. */
const numberSchema = z.preprocess(
  (given) => (typeof given === 'string' ? (numberIn(given) ?? given) : given),
  z.number(),
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

export const quantityRule = `- quantities: up to ${quantitiesPerResponseMax} figures that the response itself holds to be right, those that answer the question first; none that it only reports as another's or refutes.
  - low, high: the number as digits, without separators and multiplied out: 18000000 for "18 million", 0.5 for "1/2" or "half", 0.33 for "a third". Of a range its two ends; of a single number low alone. Both must stand in the sentences.
  - unit: what is counted or measured and per what, in the question's words where they fit: "lightning strikes per day", "%", "years", "hours of classes" (the unit first, not "class hours"). No word such as "million". Of a range whose ends have two units both of them: 15..2 and minutes..hours for "15 minutes to 2 hours".
  - what: whose amount, size, time or share it is, in at most 15 words, without how exact it is ("about", "or more").
  - answer: the word itself, only if the question asks for a number and this is the response's answer to it: where that adds up from steps or items, the whole and never one of them.`;

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
    const what = keepIfPrintable(checker, `${path}.what`, each.what, whatMaxCharacters);
    const unit = unitIn(checker, `${path}.unit`, each.unit);
    const isOneUnit = each.high === null || each.high_unit === null;
    const highUnit = isOneUnit ? unit : unitIn(checker, `${path}.high_unit`, each.high_unit ?? '');
    const evidence = findEvidence(checker, path, each.sentences);
    if (what === null || unit === null || highUnit === null || !evidence) return [];
    const figure = rangeIn({ low: each.low, unit, high: each.high ?? each.low, highUnit }, evidence.words);
    if (typeof figure === 'string') {
      checker.dropped++;
      checker.problems.push(`${path}: ${figure}`);
      return [];
    }
    return [{ what, ...figure, answersQuestion: each.answers_question, span: evidence.span }];
  });
}

function unitIn(checker: Checker, path: string, unit: string): string | null {
  return isSign(unit) ? unit.trim() : keepIfPrintable(checker, path, unit, unitMaxCharacters);
}

/** A figure in ones, its smaller end first; or what is wrong with it. */
function rangeIn({ low, unit, high, highUnit }: GivenFigure, words: string): GivenFigure | string {
  const [first, second] =
    unit === highUnit
      ? asWritten(unit, [low, high], words)
      : [...asWritten(unit, [low], words), ...asWritten(highUnit, [high], words)];
  if (!first || !second) return 'low or high does not stand in its sentences';
  const ends = { low: first.value, unit: first.unit, high: second.value, highUnit: second.unit };
  // Ends in two units are compared where figures are converted.
  const isInOrder = unit !== highUnit || first.value <= second.value;
  return isInOrder ? ends : { low: ends.high, unit: ends.highUnit, high: ends.low, highUnit: ends.unit };
}

/** A unit that has no letter: "%", "€". Any other text without one is empty. */
function isSign(unit: string): boolean {
  return /^\s*[%％‰°\p{Sc}]\s*$/u.test(unit);
}

/**
 * The values if they occur in the sentences; if the unit says "million", the values in millions.
 * Empty if they do not.
 */
function asWritten(
  unit: string,
  values: readonly number[],
  words: string,
): readonly { readonly unit: string; readonly value: number }[] {
  const stand = (wanted: readonly number[]) => wanted.every((value) => holdsNumber(words, value));
  if (!values.every((value) => Math.abs(value) <= valueMax)) return [];
  const { power, rest } = scaleIn(unit);
  const multiplied = values.map((value) => Number(figureValue(value * 10 ** power)));
  if (power > 0 && rest !== '' && stand(multiplied))
    return multiplied.map((value) => ({ unit: rest, value }));
  return stand(values) ? values.map((value) => ({ unit, value })) : [];
}

function numberIn(text: string): number | null {
  const [figure, ...others] = figuresIn(text);
  if (figure === undefined || others.length > 0) return null;
  return Number(figure.values[0]) * (figure.negative ? -1 : 1);
}
