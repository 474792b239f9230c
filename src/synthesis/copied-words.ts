import { isUnspaced, wordsOf } from './words.ts';

/** Our reading of R-S07: what a report may take over from a response in one piece. */
export const copiedWordsMax = 12;

/** Every stretch of some texts that is one word too long to repeat, as hashes. */
export interface CopyIndex {
  readonly stretches: ReadonlySet<number>;
}

/**
 * Index the responses that no prose may repeat. Hashes of 53 bits instead of the words themselves: 300 responses
 * of 4,000 words would take 100 MB as strings.
 */
export function indexForCopies(texts: Iterable<string>): CopyIndex {
  const stretches = new Set<number>();
  for (const text of texts) for (const hash of longStretches(text)) stretches.add(hash);
  return { stretches };
}

/** Whether a text repeats more than 12 consecutive words of an indexed one (R-S07). */
export function repeatsAtLength(index: CopyIndex, text: string): boolean {
  return longStretches(text).some((hash) => index.stretches.has(hash));
}

/**
 * For every word, the shortest stretch from it that is longer than 12 words. A character of a script without spaces
 * weighs half a word, so lengths are counted in half words.
 */
function longStretches(text: string): number[] {
  const words = wordsOf(text).map((word) => ({ hash: hashWord(word), halves: isUnspaced(word) ? 1 : 2 }));
  const found: number[] = [];
  let end = 0;
  let halves = 0;
  for (let start = 0; start < words.length; start++) {
    while (end < words.length && halves <= copiedWordsMax * 2) halves += words[end++]?.halves ?? 0;
    if (halves <= copiedWordsMax * 2) break;
    found.push(hashStretch(words.slice(start, end)));
    halves -= words[start]?.halves ?? 0;
  }
  return found;
}

function hashWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

function hashStretch(words: readonly { readonly hash: number }[]): number {
  let high = 0x9e3779b9;
  let low = 0x85ebca6b;
  for (const { hash } of words) {
    high = Math.imul(high ^ hash, 0x01000193) + 1;
    low = Math.imul(low + hash, 0xc2b2ae35) ^ (low >>> 15);
  }
  return (high >>> 0) * 0x200000 + (low >>> 11);
}
