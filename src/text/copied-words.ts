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

/**
 * Calls back with two hashes (32 bits, signed; the second odd) of every run of 13 words, in order. A hash is a
 * polynomial over the hashes of the words: that of the next run follows from it, the word that comes and the one that goes.
 */
export function eachRunHash(text: string, visit: (a: number, b: number) => void): void {
  const ring = new Int32Array(copiedRunLength);
  let [a, b, seen, at] = [0, 0, 0, 0];
  eachWordHash(text, (word) => {
    const gone = ring[at] ?? 0;
    ring[at] = word;
    at = at + 1 === copiedRunLength ? 0 : at + 1;
    a = (Math.imul(a, multiplierA) + word - Math.imul(gone, leavingA)) | 0;
    b = (Math.imul(b, multiplierB) + word - Math.imul(gone, leavingB)) | 0;
    if (++seen >= copiedRunLength) visit(finish(a), finish(b) | 1);
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
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** Calls back for every word: a generator would cost more than the hashing, over megabytes. */
function eachWord(text: string, visit: (word: string, start: number, end: number) => void): void {
  const eachFolded = makeFolder(text);
  eachRun(text, (start, end, isAscii) => {
    if (isAscii) visit(text.slice(start, end).toLowerCase(), start, end);
    else eachFolded(start, end, visit);
  });
}

/** The same, for the hashes of the words alone: most are hashed as they stand, and never become strings. */
function eachWordHash(text: string, visit: (hash: number) => void): void {
  const eachFolded = makeFolder(text);
  eachRun(text, (start, end, isAscii) => {
    if (isAscii) visit(hashAscii(text, start, end));
    else eachFolded(start, end, (word) => visit(hashWord(word)));
  });
}

/** Calls back for every run of letters, marks and digits. */
function eachRun(text: string, visit: (start: number, end: number, isAscii: boolean) => void): void {
  for (let start = 0; start < text.length; ) {
    const asciiEnd = endOfAscii(text, start);
    if (asciiEnd === text.length || text.charCodeAt(asciiEnd) < asciiCount) {
      if (asciiEnd > start) visit(start, asciiEnd, true);
      start = asciiEnd + 1; // What ends a run is in none.
      continue;
    }
    runPattern.lastIndex = start;
    const end = runPattern.test(text) ? runPattern.lastIndex : start;
    if (end > start) visit(start, end, end === asciiEnd);
    start = Math.max(asciiEnd + 1, end);
  }
}

const runPattern = new RegExp(wordPattern, 'uy');
const asciiCount = 128;
/** For each ASCII character the code of its small form; 0 for one that is in no word. */
const asciiWords = Uint8Array.from({ length: asciiCount }, (_, code) => {
  const character = String.fromCharCode(code);
  return /[a-z0-9]/i.test(character) ? character.toLowerCase().charCodeAt(0) : 0;
});

function endOfAscii(text: string, start: number): number {
  let end = start;
  while (end < text.length && (asciiWords[text.charCodeAt(end)] ?? 0) !== 0) end++;
  return end;
}

/** Calls back for every word of a run: it must be given those of the text in order. */
function makeFolder(text: string) {
  let segments: Iterator<Intl.SegmentData> | undefined;
  return (start: number, end: number, visit: (word: string, start: number, end: number) => void): void => {
    const run = text.slice(start, end);
    if (!unspacedPattern.test(run)) {
      visit(fold(run), start, end);
      return;
    }
    segments ??= segmentsOf(text.slice(start));
    for (let at = start; at < end; ) {
      const { segment } = segments.next().value as Intl.SegmentData;
      visit(fold(segment), at, at + segment.length);
      at += segment.length;
    }
    segments.next(); // The break behind the run.
  };
}

/**
 * The segments of all runs without spaces, a line for each: no segment crosses a line break. To begin with a text takes
 * the segmenter longer than to part a sentence.
 */
function segmentsOf(text: string): Iterator<Intl.SegmentData> {
  const runs = (text.match(wordPattern) ?? []).filter((run) => unspacedPattern.test(run));
  return segmenter.segment(runs.join('\n'))[Symbol.iterator]();
}

function fold(word: string): string {
  return compatibleForm(word).toLowerCase();
}

const multiplierA = 0x01000193;
const multiplierB = 0x9e3779b1;
/** What the first word of a run has been multiplied by when it leaves: the multiplier to the power of 13. */
const [leavingA, leavingB] = [multiplierA, multiplierB].map((multiplier) =>
  Array.from({ length: copiedRunLength }).reduce<number>((power) => Math.imul(power, multiplier), 1),
) as [number, number];

const firstHash = 0x811c9dc5;

function hashWord(word: string): number {
  let hash = firstHash;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), multiplierA);
  return hash;
}

/** The hash of a stretch of ASCII words in small letters. */
function hashAscii(text: string, start: number, end: number): number {
  let hash = firstHash;
  for (let i = start; i < end; i++) {
    hash = Math.imul(hash ^ (asciiWords[text.charCodeAt(i)] ?? 0), multiplierA);
  }
  return hash;
}

function finish(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return mixed ^ (mixed >>> 13);
}
