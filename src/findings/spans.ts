import type { Span } from './findings.ts';

/** True if two parts of one text share a code point. */
export function spansOverlap(a: Span, b: Span): boolean {
  return a.offset < b.offset + b.length && b.offset < a.offset + a.length;
}

/** Whether a part holds something of a text of this length, and nothing beyond it. */
export function isWithin({ offset, length }: Span, textLength: number): boolean {
  return offset >= 0 && length > 0 && offset + length <= textLength;
}

/** White space between two sentences; a longer gap is a part of the layout, or holds words. */
const gapMax = 40;

/**
 * The passage of two parts of a text that follow each other with nothing but white space between
 * them; null if they do not.
 * @param wordsAt reads the text
 */
export function joinedPart(wordsAt: (part: Span) => string, one: Span, other: Span): Span | null {
  const [first, second] = one.offset <= other.offset ? [one, other] : [other, one];
  const end = first.offset + first.length;
  const gap = second.offset - end;
  if (gap < 0 || gap > gapMax || wordsAt({ offset: end, length: gap }).trim() !== '') return null;
  return { offset: first.offset, length: second.offset + second.length - first.offset };
}

/** The words of a span. */
export interface Excerpt {
  /** As they are stored. */
  readonly words: string;
  /** With the names of the author hidden, as synthesizers see them (R-R07). */
  readonly shown: string;
}

/** Finds the words of a span of a model's answer; null if they are not known. */
export type ExcerptOf = (modelId: string, span: Span) => Excerpt | null;

/** A sentence of a response that the writer of the answer is shown. */
export interface ShownSentence {
  readonly modelId: string;
  readonly span: Span;
  /** With names hidden (R-R07). */
  readonly words: string;
}

/** By name: `A01.12` is sentence 12 of the response A01, as in all prompts. */
export type ShownSentences = ReadonlyMap<string, ShownSentence>;
