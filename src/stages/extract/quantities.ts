import { z } from 'zod';
import { quantitiesPerResponseMax } from '../../domain/limits.ts';
import type { Span } from '../../findings/findings.ts';
import { findEvidence } from '../../prepare/evidence-checker.ts';
import { sentencesSchema } from '../../prepare/numbered-sentences.ts';
import { figuresIn, figureValue, holdsFigure, scaleIn } from '../../text/figures/figures.ts';
import { holdsNumberWord } from '../../text/figures/number-words.ts';
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
  answers_question: z.boolean().default(false),
  sentences: sentencesSchema,
});

export const quantityRule = `- quantities: up to ${quantitiesPerResponseMax} figures that the response itself holds to be right, those that answer the question first; none that it only reports as another's or refutes.
  - low, high: the number as digits, without separators and multiplied out: 18000000 for "18 million". Of a range its two ends; of a single number low alone. Both must stand in the sentences.
  - unit: what is counted or measured and per what, in the question's words where they fit: "lightning strikes per day", "%", "years". No word such as "million".
  - what: whose amount, size, time or share it is, in at most 15 words.
  - answer: the word itself, only if the question asks for a number and this is the response's answer to it.`;

/** A figure that one response gives, found in its sentences. */
export interface ExtractedQuantity {
  readonly what: string;
  readonly unit: string;
  /** `low` ≤ `high`; the same for a single number. */
  readonly low: number;
  readonly high: number;
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
    const unit = isSign(each.unit)
      ? each.unit.trim()
      : keepIfPrintable(checker, `${path}.unit`, each.unit, unitMaxCharacters);
    const evidence = findEvidence(checker, path, each.sentences);
    if (what === null || unit === null || !evidence) return [];
    const scaled = asWritten(unit, [each.low, each.high ?? each.low], evidence.words);
    if (scaled === null) {
      checker.problems.push(`${path}: low or high does not stand in its sentences`);
      return [];
    }
    const [low, high] = [Math.min(...scaled.values), Math.max(...scaled.values)];
    return [
      { what, unit: scaled.unit, low, high, answersQuestion: each.answers_question, span: evidence.span },
    ];
  });
}

/** A unit that has no letter: "%", "€". Any other text without one is empty. */
function isSign(unit: string): boolean {
  return /^\s*[%％‰°\p{Sc}]\s*$/u.test(unit);
}

/** The values if they occur in the sentences; if the unit says "million", the values in millions. */
function asWritten(
  unit: string,
  values: readonly number[],
  words: string,
): { readonly unit: string; readonly values: readonly number[] } | null {
  const stand = (wanted: readonly number[]) =>
    wanted.every((value) => holdsFigure(words, value) || holdsNumberWord(words, value));
  if (!values.every((value) => Math.abs(value) <= valueMax)) return null;
  const { power, rest } = scaleIn(unit);
  const multiplied = values.map((value) => Number(figureValue(value * 10 ** power)));
  if (power > 0 && rest !== '' && stand(multiplied)) return { unit: rest, values: multiplied };
  return stand(values) ? { unit, values } : null;
}

function numberIn(text: string): number | null {
  const [figure, ...others] = figuresIn(text);
  if (figure === undefined || others.length > 0) return null;
  return Number(figure.values[0]) * (figure.negative ? -1 : 1);
}
