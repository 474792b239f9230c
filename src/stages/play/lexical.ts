import { vocabularies } from '../../languages/languages.ts';
import type { NumberedSentence } from './materials.ts';

// What words alone tell of a text that nobody planted. Conservative: when in doubt, they tell
// nothing.

/**
 * Lists the sentences that assert something: no headings, code, tables, questions or remarks to the
 * evaluator.
 */
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

/** Whether two wordings say the same as far as their words tell. */
export function areAlike(one: string, other: string, likeness: number): boolean {
  return denies(one) === denies(other) && lexicalLikeness(one, other) >= likeness;
}

/** Returns the Jaccard index of the content words: 0 if none are shared, 1 if all are. */
function lexicalLikeness(a: string, b: string): number {
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

/**
 * Returns the first clause of a sentence, shortened so that it does not copy much of the response.
 */
export function shortClause(sentence: string): string {
  const plain = sentence.replace(/[*_`#]/g, '').trim();
  const clause = plain.split(/[,;:—–(]|\s(?:because|which|while|although|whereas|since)\s/u)[0] ?? plain;
  const source = clause.split(/\s+/).length >= 4 ? clause : plain;
  const words = source.split(/\s+/).slice(0, longestClause);
  return `${words.join(' ').replace(/[.,;:!?]+$/, '')}.`;
}

/**
 * A short statement, or the phrase with which a longer one begins: up to the first function word
 * behind another word.
 */
export function shortLabel(statement: string): string {
  const words = statement.trim().split(/\s+/);
  const isPlain = (word = '') => !functionWords.has(plainWord(word));
  const end = words.findIndex((word, at) => at > 0 && isPlain(words[at - 1]) && !isPlain(word));
  const label =
    words.length <= labelWordsMax || end < 0 ? words.slice(0, labelWordsMax) : words.slice(0, end);
  return label.join(' ').replace(/[.,;:!?。]+$/u, '');
}

const labelWordsMax = 6;
const functionWords = new Set(Object.values(vocabularies).flatMap((each) => each.functionWords.split(/\s+/)));

function plainWord(word: string): string {
  return word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The first number of a sentence that a unit follows; null if there is none. */
export function figureIn(
  sentence: string,
): { readonly low: number; readonly high: number | null; readonly unit: string } | null {
  const [, low, high, unit = ''] = figure.exec(sentence) ?? [];
  if (low === undefined) return null;
  return { low: numberOf(low), high: high === undefined ? null : numberOf(high), unit };
}

function numberOf(digits: string): number {
  return Number(digits.replaceAll(',', ''));
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
