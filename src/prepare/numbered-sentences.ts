import { z } from 'zod';
import type { Span } from '../findings/findings.ts';
import { type CodePoints, codePointsOf, partOf } from '../text/code-points.ts';
import { type Sentence, splitCharacters } from '../text/sentences.ts';
import { addressesTheEvaluator } from './addresses-the-evaluator.ts';

/**
 * Our choice: evidence is one sentence or two neighbouring ones, at most 1,200 code points and
 * mostly under 300: a passage to read at a glance.
 */
const evidenceMaxSentences = 2;

/**
 * A response as synthesizers see it: one line per sentence, which begins with its number: `[1] …`,
 * `[2] …`. Line breaks within sentences become spaces, so that no line begins with a number that
 * the response wrote itself (R-R08).
 */
export function numberedSentences(response: string): string {
  const characters = codePointsOf(response);
  return splitCharacters(characters)
    .map(
      ({ offset, length }, index) =>
        `[${index + 1}] ${onOneLine(partOf(characters, offset, offset + length)).trim()}`,
    )
    .join('\n');
}

export const numberingRule =
  'The response stands below with one sentence on each line, behind its number in square brackets, counted from [1]. Only the number that begins a line is one; any other in square brackets belongs to the text. Sentences are named by these numbers and never repeated.';

/**
 * Evidence in an output: a list of numbers. A bare number and null are read as the list that they
 * stand for.
 */
export const sentencesSchema = z.preprocess(
  (given) => (typeof given === 'number' ? [given] : (given ?? [])),
  z.array(z.int()),
);

/** A part of the response, at most 1,200 code points long, and its words. */
export interface Evidence {
  readonly span: Span;
  readonly words: string;
}

type Found = (Evidence & { readonly ok: true }) | { readonly ok: false; readonly problem: string };

/**
 * Returns a function that finds the sentences with given numbers. Offsets are those of the stored
 * text, which is as long as the masked one. That a sentence was found does not mean that it
 * supports what rests on it.
 */
export function makeSentenceFinder(response: string): (numbers: readonly number[]) => Found {
  const characters = codePointsOf(response);
  const sentences = splitCharacters(characters);
  return (numbers) => {
    const named = numbers.map((number) => ({ index: number - 1, ...sentences[number - 1] }));
    const known = named.filter((each): each is PlacedSentence => each.offset !== undefined);
    if (known.length < named.length)
      return notFound(`holds a number of no sentence; the last is ${sentences.length}`);
    const isPassage = Math.abs((known.at(-1)?.index ?? 0) - (known[0]?.index ?? 0)) < evidenceMaxSentences;
    // Whoever reads a thing at the beginning and at the end names both: each carries it, and the
    // first is taken.
    return evidenceOf(characters, known.length > 2 || isPassage ? known : known.slice(0, 1));
  };
}

/** A sentence, and its index among all sentences of its response. */
interface PlacedSentence extends Sentence {
  readonly index: number;
}

/**
 * The evidence that these sentences of one response make: one of them, or two neighbouring ones.
 */
export function evidenceOf(characters: CodePoints, sentences: readonly PlacedSentence[]): Found {
  const [one] = sentences;
  if (!one) return notFound('names no sentence');
  const first = sentences.reduce((least, each) => (each.index < least.index ? each : least), one);
  const last = sentences.reduce((most, each) => (each.index > most.index ? each : most), one);
  if (last.index - first.index >= evidenceMaxSentences) {
    return notFound(`names other sentences than one or ${evidenceMaxSentences} neighbouring ones`);
  }
  const length = last.offset + last.length - first.offset;
  const span = trimmed(characters, { offset: first.offset, length });
  const words = partOf(characters, span.offset, span.offset + span.length);
  if (!/[\p{L}\p{N}]/u.test(words)) return notFound('names a sentence without words');
  if (addressesTheEvaluator(words)) {
    return notFound('names a sentence that speaks to an evaluator instead of answering the question');
  }
  return { ok: true, span, words };
}

function notFound(problem: string): Found {
  return { ok: false, problem };
}

/**
 * A sentence with one space for everything that may look like a new line on a screen or to a model.
 */
export function onOneLine(words: string): string {
  // Fast path: most sentences contain only single spaces.
  return /[^\S ]|\u0085| {2}/.test(words) ? words.replaceAll(/[\s\u0085]+/g, ' ') : words;
}

function trimmed(characters: CodePoints, { offset, length }: Sentence): Span {
  let [start, end] = [offset, offset + length];
  while (start < end && /^\s$/.test(characters[start] ?? '')) start++;
  while (start < end && /^\s$/.test(characters[end - 1] ?? '')) end--;
  return { offset: start, length: end - start };
}
