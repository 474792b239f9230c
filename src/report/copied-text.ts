import { compatibleForm } from '../domain/text.ts';

/** Longest run of a response's words that a report may hold (R-S07; our choice of the number). */
export const copiedWordsMax = 12;

const gramLength = copiedWordsMax + 1;
const probes = 8;
const multiplierA = 0x01000193;
const multiplierB = 0x9e3779b1;
const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
// Scripts that put no spaces between words: there a "word" of the pattern is a whole sentence.
const unspacedPattern =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const asciiPattern = /^[\x00-\x7f]*$/;
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/**
 * Every run of 13 words of the responses, as a Bloom filter: 172 responses of 1 MB hold some 30 million runs, which no
 * set of strings could. With 32 bits or more per run and 8 probes, a run that was never seen passes for a seen one
 * about once in 200,000 runs, and a report has a few thousand.
 */
export interface CopyIndex {
  readonly bits: Uint32Array;
  /** Runs that are no copy: those of the question, which every response may repeat, and of our own fixed texts. */
  readonly exempt: ReadonlySet<string>;
}

/** Reads all responses once. */
export function buildCopyIndex(responses: readonly string[], exempt: readonly string[]): CopyIndex {
  const characters = responses.reduce((sum, response) => sum + response.length, 0);
  // A word and its space take four characters or more in most texts; shorter words only fill the filter more.
  const wantedBits = Math.max(2 ** 20, (characters / 4) * 32);
  const bits = new Uint32Array(2 ** Math.min(30, Math.ceil(Math.log2(wantedBits))) / 32);
  for (const response of responses) addRuns(bits, response);
  return { bits, exempt: new Set(exempt.flatMap((text) => runsOf(wordsOf(text)))) };
}

/** The same index with more texts that are no copies. */
export function exempting({ bits, exempt }: CopyIndex, texts: readonly string[]): CopyIndex {
  return { bits, exempt: new Set([...exempt, ...texts.flatMap((text) => runsOf(wordsOf(text)))]) };
}

/** Whether the text repeats more than 12 consecutive words of a response. */
export function holdsCopy(index: CopyIndex, text: string): boolean {
  return copiedRunStarts(index, wordsOf(text)).length > 0;
}

/** The text with the rest of every copied run, past its first 12 words, replaced by "[…]". */
export function elideCopies(index: CopyIndex, text: string): string {
  let kept = text;
  // A cut joins words that stood apart, which may by chance be a run again: look until there is none.
  for (let round = 0; round < roundsMax; round++) {
    const words = wordsOf(kept);
    const starts = copiedRunStarts(index, words);
    if (starts.length === 0) return kept;
    kept = withoutRuns(kept, words, starts);
  }
  const words = wordsOf(kept);
  return `${kept.slice(0, words[copiedWordsMax - 1]?.end ?? kept.length)} […]`;
}

const roundsMax = 8;

/** Cuts every stretch of runs that follow one another, past its first 12 words. */
function withoutRuns(text: string, words: readonly Word[], starts: readonly number[]): string {
  const parts: string[] = [];
  let done = 0;
  for (let i = 0; i < starts.length; ) {
    const first = starts[i] ?? 0;
    let last = first;
    while (starts[i] === last || starts[i] === last + 1) last = starts[i++] ?? last;
    const from = Math.max(done, words[first + copiedWordsMax]?.start ?? text.length);
    parts.push(text.slice(done, from).trimEnd(), ' […]');
    done = words[last + gramLength - 1]?.end ?? text.length;
    if (/[([:]/.test(text.charAt(done))) parts.push(' '); // "[…](" would begin a link.
  }
  return parts.join('') + text.slice(done);
}

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

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

function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  eachWord(text, (word, start, end) => words.push({ text: word, start, end }));
  return words;
}

/** Case and look-alike forms of one letter make no other word. */
function fold(word: string): string {
  return compatibleForm(word).toLowerCase();
}

function runsOf(words: readonly Word[]): string[] {
  const runs: string[] = [];
  for (let i = 0; i + gramLength <= words.length; i++) runs.push(runAt(words, i));
  return runs;
}

function runAt(words: readonly Word[], start: number): string {
  return words
    .slice(start, start + gramLength)
    .map((word) => word.text)
    .join(' ');
}

function addRuns(bits: Uint32Array, text: string): void {
  const ring = new Array<number>(gramLength).fill(0);
  let seen = 0;
  eachWord(text, (word) => {
    ring[seen++ % gramLength] = hashWord(word);
    if (seen < gramLength) return;
    const [a, b] = hashRun(ring, seen % gramLength);
    for (let probe = 0; probe < probes; probe++) {
      const bit = bitAt(bits, a, b, probe);
      bits[bit >>> 5] = (bits[bit >>> 5] ?? 0) | (1 << (bit & 31));
    }
  });
}

function copiedRunStarts(index: CopyIndex, words: readonly Word[]): number[] {
  const hashes = words.map((word) => hashWord(word.text));
  const starts: number[] = [];
  for (let i = 0; i + gramLength <= words.length; i++) {
    const [a, b] = hashRun(hashes.slice(i, i + gramLength), 0);
    if (isMarked(index.bits, a, b) && !index.exempt.has(runAt(words, i))) starts.push(i);
  }
  return starts;
}

function isMarked(bits: Uint32Array, a: number, b: number): boolean {
  for (let probe = 0; probe < probes; probe++) {
    const bit = bitAt(bits, a, b, probe);
    if (((bits[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0) return false;
  }
  return true;
}

/** The filter's size is a power of two, so the low bits of a hash choose the place. */
function bitAt(bits: Uint32Array, a: number, b: number, probe: number): number {
  return ((a + Math.imul(probe, b)) >>> 0) % (bits.length * 32);
}

function hashWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), multiplierA);
  return hash;
}

/** Two hashes of a ring of 13 word hashes that begins at `first`. */
function hashRun(ring: readonly number[], first: number): [number, number] {
  let a = 0;
  let b = 0;
  for (let i = 0; i < gramLength; i++) {
    const word = ring[(first + i) % gramLength] ?? 0;
    a = Math.imul(a ^ word, multiplierA) + (a >>> 15);
    b = Math.imul(b + word, multiplierB) ^ (b >>> 13);
  }
  return [finish(a), finish(b) | 1];
}

function finish(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return mixed ^ (mixed >>> 13);
}
