import { compatibleForm } from './code-points.ts';

/**
 * The longest run of words of a response that may appear in a report or in what it is made from
 * (R-S07). Our choice: long enough for names and set phrases, too short for a sentence that one
 * would recognise.
 */
export const copiedWordsMax = 12;

/** The shortest run of words that counts as a copy. */
export const copiedRunLength = copiedWordsMax + 1;

/** A word for the comparison, and its place in UTF-16 units. */
export interface CopiedWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The words of a text: runs of letters, marks and digits, so that "don't" is two words, "½" is one
 * and the sign in "Kubernetes™" is none. Case and compatibility forms of letters make no
 * difference. Text in scripts without spaces between words is segmented.
 */
export function copiedWordsOf(text: string): CopiedWord[] {
  const words: CopiedWord[] = [];
  eachWord(text, (word, start, end) => words.push({ text: word, start, end }));
  return words;
}

/**
 * Calls back with two hashes (32 bits, signed; the second odd) of every run of 13 words, in order.
 * It is a rolling hash: that of the next run is computed from the word that enters and the one that
 * leaves.
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
/** Scripts without spaces, where a "word" of the other pattern would be a whole sentence. */
const unspacedPattern =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** Calls back for every word: a generator would cost more than the hashing, over megabytes. */
function eachWord(text: string, visit: (word: string, start: number, end: number) => void): void {
  const eachFolded = makeFolder(text);
  eachRun(text, (start, end, asciiHash) => {
    if (asciiHash !== null) visit(text.slice(start, end).toLowerCase(), start, end);
    else eachFolded(start, end, visit);
  });
}

/** The same for the hashes of words: most are hashed in place, without making a string. */
function eachWordHash(text: string, visit: (hash: number) => void): void {
  const eachFolded = makeFolder(text);
  eachRun(text, (start, end, asciiHash) => {
    if (asciiHash !== null) visit(asciiHash);
    else eachFolded(start, end, (word) => visit(hashWord(word)));
  });
}

/**
 * Calls back for every run of letters, marks and digits. The hash of an ASCII run is passed along,
 * because it is computed while looking for its end.
 */
function eachRun(text: string, visit: (start: number, end: number, asciiHash: number | null) => void): void {
  for (let start = 0; start < text.length; ) {
    let asciiEnd = start;
    let hash = firstHash;
    for (; asciiEnd < text.length; asciiEnd++) {
      const letter = asciiWords[text.charCodeAt(asciiEnd)] ?? 0;
      if (letter === 0) break;
      hash = hashOn(hash, letter);
    }
    if (asciiEnd === text.length || text.charCodeAt(asciiEnd) < asciiCount) {
      if (asciiEnd > start) visit(start, asciiEnd, hash);
      start = asciiEnd + 1; // The character that ended the run is in no other.
      continue;
    }
    runPattern.lastIndex = start;
    const end = runPattern.test(text) ? runPattern.lastIndex : start;
    if (end > start) visit(start, end, end === asciiEnd ? hash : null);
    start = Math.max(asciiEnd + 1, end);
  }
}

const runPattern = new RegExp(wordPattern, 'uy');
const asciiCount = 128;
/** For each ASCII character the code of its lower case; 0 for one that is not part of a word. */
const asciiWords = Uint8Array.from({ length: asciiCount }, (_, code) => {
  const character = String.fromCharCode(code);
  return /[a-z0-9]/i.test(character) ? character.toLowerCase().charCodeAt(0) : 0;
});

/**
 * Returns a function that calls back for every word of a run. The runs must be passed in the order
 * of the text.
 */
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
    segments.next(); // The line break after the run.
  };
}

/**
 * The segments of all runs without spaces. The runs are joined by line breaks, which no segment
 * crosses, because starting the segmenter takes longer than segmenting a sentence.
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
/** The factor of the first word of a run when it leaves: the multiplier to the power of 13. */
const [leavingA, leavingB] = [multiplierA, multiplierB].map((multiplier) =>
  Array.from({ length: copiedRunLength }).reduce<number>((power) => Math.imul(power, multiplier), 1),
) as [number, number];

const firstHash = 0x811c9dc5;

function hashWord(word: string): number {
  let hash = firstHash;
  for (let i = 0; i < word.length; i++) hash = hashOn(hash, word.charCodeAt(i));
  return hash;
}

function hashOn(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, multiplierA);
}

function finish(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return mixed ^ (mixed >>> 13);
}
