import { z } from 'zod';
import type { Span } from '../../findings/findings.ts';
import { type Sentence, splitCharacters } from '../../text/sentences.ts';
import { addressesTheEvaluator } from './addresses-the-evaluator.ts';

/** Our choice: evidence is one sentence or two neighbours, which is 600 code points at most. */
export const evidenceMaxSentences = 2;

/**
 * A response as a synthesizer sees it: each sentence on a line of its own behind its number, `[1] …`, `[2] …`. Within a
 * sentence there is no line break, so no line begins with a number of the response's own making (R-R08).
 */
export function numberedSentences(response: string): string {
  const characters = Array.from(response);
  const wordsAt = makeReader(response, characters);
  return splitCharacters(characters)
    .map((sentence, index) => `[${index + 1}] ${wordsAt(sentence).replaceAll(breaks, ' ').trim()}`)
    .join('\n');
}

/** What a prompt says of it. */
export const numberingRule =
  'The response stands below with one sentence on each line, behind its number in square brackets, counted from [1]. Only the number that begins a line is one; any other in square brackets belongs to the text. Sentences are named by these numbers and never repeated.';

/** How evidence is named in an output. A bare number and null are taken for the lists that they mean. */
export const sentencesSchema = z.preprocess(
  (given) => (typeof given === 'number' ? [given] : (given ?? [])),
  z.array(z.int()),
);

/** What numbers name: a stretch of the response, at most 600 code points long, and its words. */
export interface Evidence {
  readonly span: Span;
  readonly words: string;
}

type Found = (Evidence & { readonly ok: true }) | { readonly ok: false; readonly problem: string };

/**
 * The same numbers, looked up. Offsets are those of the stored text, which is as long as the masked one. That a sentence
 * was found says that it stands there, not that it bears out what rests on it.
 */
export function makeSentenceFinder(response: string): (numbers: readonly number[]) => Found {
  const characters = Array.from(response);
  const sentences = splitCharacters(characters);
  const wordsAt = makeReader(response, characters);
  return (numbers) => {
    if (numbers.length === 0) return notFound('names no sentence');
    const low = numbers.reduce((least, number) => Math.min(least, number));
    const high = numbers.reduce((most, number) => Math.max(most, number));
    if (high - low >= evidenceMaxSentences) {
      return notFound(`names other sentences than one or ${evidenceMaxSentences} neighbouring ones`);
    }
    const [first, last] = [sentences[low - 1], sentences[high - 1]];
    if (!first || !last) return notFound(`holds a number of no sentence; the last is ${sentences.length}`);
    const length = last.offset + last.length - first.offset;
    const span = trimmed(characters, { offset: first.offset, length });
    const words = wordsAt(span);
    if (!/[\p{L}\p{N}]/u.test(words)) return notFound('names a sentence without words');
    if (addressesTheEvaluator(words)) {
      return notFound('names a sentence that speaks to an evaluator instead of answering the question');
    }
    return { ok: true, span, words };
  };
}

function notFound(problem: string): Found {
  return { ok: false, problem };
}

/** All that may begin a new line on a screen or in a model's eyes. */
const breaks = /[\s\u0085]+/g;

function trimmed(characters: readonly string[], { offset, length }: Sentence): Span {
  let [start, end] = [offset, offset + length];
  while (start < end && /^\s$/.test(characters[start] ?? '')) start++;
  while (start < end && /^\s$/.test(characters[end - 1] ?? '')) end--;
  return { offset: start, length: end - start };
}

/** Reads stretches of a text. Most texts have no code point of two UTF-16 units: there, places are those of the text itself. */
function makeReader(text: string, characters: readonly string[]): (stretch: Sentence) => string {
  return characters.length === text.length
    ? ({ offset, length }) => text.slice(offset, offset + length)
    : ({ offset, length }) => characters.slice(offset, offset + length).join('');
}
