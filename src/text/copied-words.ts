import { compatibleForm } from './code-points.ts';

/** The longest run of a response's words that may stand in a report or in what one is made from (R-S07; our choice). */
export const copiedWordsMax = 12;

/** The shortest run of words that is a copy. */
export const copiedRunLength = copiedWordsMax + 1;

/** A word as copies are counted by, and where it stands in UTF-16 units. */
export interface CopiedWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The words of a text as it is written: runs of letters, marks and digits, so that "don't" is two, "½" is one and the
 * sign of "Kubernetes™" is none. Case and look-alike forms of a letter make no other word. Scripts that put no spaces
 * between words are segmented.
 */
export function copiedWordsOf(text: string): CopiedWord[] {
  const words: CopiedWord[] = [];
  eachWord(text, (word, start, end) => words.push({ text: word, start, end }));
  return words;
}

/** Calls back with two hashes (32 bits, signed; the second odd) of every run of 13 words, in order. */
export function eachRunHash(text: string, visit: (a: number, b: number) => void): void {
  const ring = new Array<number>(copiedRunLength).fill(0);
  let seen = 0;
  eachWord(text, (word) => {
    ring[seen++ % copiedRunLength] = hashWord(word);
    if (seen < copiedRunLength) return;
    hashRun(ring, seen % copiedRunLength, visit);
  });
}

/** The run of 13 words that begins at `start`, in one spelling. */
export function runAt(words: readonly CopiedWord[], start: number): string {
  return words
    .slice(start, start + copiedRunLength)
    .map((word) => word.text)
    .join(' ');
}

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
/** There a "word" of the pattern is a whole sentence. */
const unspacedPattern =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;
const asciiPattern = /^[\x00-\x7f]*$/;
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** Calls back for every word: a generator would cost more than the hashing, over megabytes. */
function eachWord(text: string, visit: (word: string, start: number, end: number) => void): void {
  wordPattern.lastIndex = 0;
  for (let match = wordPattern.exec(text); match !== null; match = wordPattern.exec(text)) {
    const [raw] = match;
    const end = match.index + raw.length;
    if (asciiPattern.test(raw)) visit(raw.toLowerCase(), match.index, end);
    else if (!unspacedPattern.test(raw)) visit(fold(raw), match.index, end);
    else {
      for (const { segment, index } of segmenter.segment(raw)) {
        const start = match.index + index;
        visit(fold(segment), start, start + segment.length);
      }
    }
  }
}

function fold(word: string): string {
  return compatibleForm(word).toLowerCase();
}

const multiplierA = 0x01000193;
const multiplierB = 0x9e3779b1;

function hashWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), multiplierA);
  return hash;
}

/** Hashes a ring of 13 word hashes that begins at `first`. */
function hashRun(ring: readonly number[], first: number, visit: (a: number, b: number) => void): void {
  let a = 0;
  let b = 0;
  for (let i = 0; i < copiedRunLength; i++) {
    const word = ring[(first + i) % copiedRunLength] ?? 0;
    a = Math.imul(a ^ word, multiplierA) + (a >>> 15);
    b = Math.imul(b + word, multiplierB) ^ (b >>> 13);
  }
  visit(finish(a), finish(b) | 1);
}

function finish(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return mixed ^ (mixed >>> 13);
}
