import { quantitiesPerResponseMax } from '../../domain/limits.ts';
import type { NumberedSentence } from './materials.ts';

/** Word-based analysis of texts that the simulator did not write. Conservative: when in doubt, it finds nothing. */

/** Lists the sentences that assert something: no headings, code, tables, questions or remarks to the evaluator. */
export function statingSentences(sentences: readonly NumberedSentence[]): NumberedSentence[] {
  let inCode = false;
  const prose = sentences.filter(({ sentence }) => {
    const fences = sentence.split('```').length - 1;
    if (fences % 2 === 1) inCode = !inCode;
    return fences === 0 && !inCode && !/^(#|\||<<)/.test(sentence);
  });
  return prose
    .map(({ number, sentence }) => ({ number, sentence: withoutMarks(sentence) }))
    .filter(({ sentence }) => contentWords(sentence).size >= 4)
    .filter(({ sentence }) => !/[?？]$/.test(sentence) && !speaksToReader(sentence));
}

/** Without the mark or the bold label that opens the item of a list. */
function withoutMarks(sentence: string): string {
  const item = sentence.replace(/^\s*(?:[-*+•>]\s+|\d+[.)]\s+)+/, '');
  return item.replace(/^(?:\*\*[^*]{1,60}\*\*:?\s*)/, '').trim();
}

/** Returns the Jaccard index of the content words: 0 if none are shared, 1 if all are. */
export function lexicalLikeness(a: string, b: string): number {
  const [left, right] = [contentWords(a), contentWords(b)];
  const shared = countShared(left, right);
  return shared === 0 ? 0 : shared / (left.size + right.size - shared);
}

/** Returns the share of the wanted content words that the text contains, from 0 to 1. */
export function lexicalCoverage(wanted: string, text: string): number {
  const words = contentWords(wanted);
  return words.size === 0 ? 0 : countShared(words, contentWords(text)) / words.size;
}

/** True if a sentence is negated: it has an odd number of negating words. */
export function denies(sentence: string): boolean {
  const found = sentence
    .toLowerCase()
    .match(/\b(?:not|no|never|nor|cannot|without|hardly|neither)\b|n['’]t\b/g);
  return (found?.length ?? 0) % 2 === 1;
}

/** Our choice: well below the twelve words in a row that a report may copy. */
const longestClause = 10;

/** Returns the first clause of a sentence, shortened so that it does not copy much of the response. */
export function shortClause(sentence: string): string {
  const plain = sentence.replace(/[*_`#]/g, '').trim();
  const clause = plain.split(/[,;:—–(]|\s(?:because|which|while|although|whereas|since)\s/u)[0] ?? plain;
  const source = clause.split(/\s+/).length >= 4 ? clause : plain;
  const words = source.split(/\s+/).slice(0, longestClause);
  return `${words.join(' ').replace(/[.,;:!?]+$/, '')}.`;
}

export interface PlayedQuantity {
  readonly what: string;
  readonly low: number;
  readonly high: number | null;
  readonly unit: string;
  readonly answers_question: boolean;
  readonly sentences: readonly number[];
}

/** A sentence that says something, and what it is about, in the synthesizer's words. */
interface Said extends NumberedSentence {
  readonly what: string;
}

/**
 * The figures of sentences that say something: the first number of each that a unit follows. It answers the question if
 * that asks "how many" or "how much".
 */
export function extractQuantities(question: string, said: readonly Said[]): PlayedQuantity[] {
  const asks = /\bhow (?:many|much|long|often|likely|far|old|large|big|fast)\b/i.test(question);
  return said
    .flatMap(({ number, sentence, what }) => {
      const [, low = '', high, unit = ''] = figure.exec(sentence) ?? [];
      if (low === '') return [];
      const values = {
        low: Number(low.replaceAll(',', '')),
        high: high ? Number(high.replaceAll(',', '')) : null,
      };
      return [{ what, ...values, unit, answers_question: asks, sentences: [number] }];
    })
    .slice(0, quantitiesPerResponseMax);
}

/** "8 to 10 weeks", "30 %", "12,000 users"; no number within a name or a longer number. */
const figure =
  /(?<![\p{L}\p{N}.,])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?:(?:\s?[–-]\s?| to )(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?))?\s?(%|(?!million|billion|thousand|to\b|and\b|or\b)\p{L}{3,})/u;

function speaksToReader(sentence: string): boolean {
  return /\b(ignore|disregard)\b.*\b(instruction|previous|above|other)|\b(system prompt|synthesi[sz]er|evaluator|grader|json)\b|\boutput\b.*\b[A-Z]\d+\b|<<|>>/i.test(
    sentence,
  );
}

function countShared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((word) => b.has(word)).length;
}

function contentWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => word.length > 2 && !empty.has(word)).map(stem));
}

function stem(word: string): string {
  return word.length > 5 ? word.replace(/(?:ing|ed|es|ly|s)$/, '') : word.replace(/s$/, '');
}

const empty = new Set(
  (
    'the and for that this with are was were has have had will would can could should may might must not but from ' +
    'its their they them there then than into out over also more most very much such when where which while who what ' +
    'how all any each other some only own same too you your our his her she him been being does did about because'
  ).split(' '),
);
