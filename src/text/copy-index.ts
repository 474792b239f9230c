import { copiedRunLength, copiedWordsOf, eachRunHash, runAt } from './copied-words.ts';

/** The runs of 13 words that occur in some responses. */
export interface CopyIndex {
  /** Whether a response holds the run with these hashes, which come from `eachRunHash`. */
  readonly holds: (a: number, b: number) => boolean;
  /**
   * Runs that do not count as copies: those of the question, which any response may repeat, and of
   * our own fixed texts.
   */
  readonly exempt: ReadonlySet<string>;
}

/**
 * Indexes all runs of the responses.
 * @param exempt texts that anyone may repeat, such as the question
 */
export function buildCopyIndex(responses: readonly string[], exempt: readonly string[]): CopyIndex {
  const characters = responses.reduce((sum, response) => sum + response.length, 0);
  const index = openCopyIndex(characters, exempt);
  for (const response of responses) index.add(response);
  return index;
}

/** An index to which responses are added one by one, so that none needs to be held. */
export interface OpenCopyIndex extends CopyIndex {
  readonly add: (response: string) => void;
}

/**
 * Indexes runs in a Bloom filter, in one pass: 172 responses of 1 MB hold some 30 million runs, too
 * many for a set of strings. With at least 32 bits per run and 8 probes, about one unknown run in
 * 200,000 is taken for a known one; a report has a few thousand.
 * @param characters how many all responses have together
 * @param exempt texts that anyone may repeat, such as the question
 */
export function openCopyIndex(characters: number, exempt: readonly string[]): OpenCopyIndex {
  // In most texts a word and its space take at least four characters. Shorter words fill the filter
  // more, no worse.
  const wantedBits = Math.max(2 ** 17, (characters / 4) * 32);
  const bits = new Uint32Array(2 ** Math.min(30, Math.ceil(Math.log2(wantedBits))) / 32);
  return {
    add: (response) => eachRunHash(response, (a, b) => mark(bits, a, b)),
    holds: (a, b) => isMarked(bits, a, b),
    exempt: runsOf(exempt),
  };
}

/**
 * Indexes only the runs of a few given texts that occur in the responses, which are added one by
 * one. The index is as small as these texts, however long the responses, and exact. It finds no
 * copies in any other text.
 */
export function openCopiesAmong(candidates: readonly string[], exempt: readonly string[]): OpenCopyIndex {
  const wanted = new Set<number>();
  for (const text of candidates) eachRunHash(text, (a, b) => wanted.add(oneHash(a, b)));
  const found = new Set<number>();
  return {
    add: (response) =>
      eachRunHash(response, (a, b) => {
        const hash = oneHash(a, b);
        if (wanted.has(hash)) found.add(hash);
      }),
    holds: (a, b) => found.has(oneHash(a, b)),
    exempt: runsOf(exempt),
  };
}

/** The same for responses that are read one after the other. */
export async function indexCopiesAmong(
  candidates: readonly string[],
  responses: AsyncIterable<{ readonly text: string }>,
  exempt: readonly string[],
): Promise<CopyIndex> {
  const index = openCopiesAmong(candidates, exempt);
  for await (const { text } of responses) index.add(text);
  return index;
}

/** The same index with further texts whose runs do not count as copies. */
export function exempting({ holds, exempt }: CopyIndex, texts: readonly string[]): CopyIndex {
  return { holds, exempt: new Set([...exempt, ...runsOf(texts)]) };
}

function runsOf(texts: readonly string[]): Set<string> {
  const runs = new Set<string>();
  for (const words of texts.map(copiedWordsOf)) {
    for (let i = 0; i + copiedRunLength <= words.length; i++) runs.add(runAt(words, i));
  }
  return runs;
}

/** Joins 53 bits of the two hashes, which is what a number holds. */
function oneHash(a: number, b: number): number {
  return (a >>> 0) * 0x200000 + (b >>> 11);
}

const probes = 8;

function mark(bits: Uint32Array, a: number, b: number): void {
  for (let probe = 0; probe < probes; probe++) {
    const bit = bitAt(bits, a, b, probe);
    bits[bit >>> 5] = (bits[bit >>> 5] ?? 0) | (1 << (bit & 31));
  }
}

function isMarked(bits: Uint32Array, a: number, b: number): boolean {
  for (let probe = 0; probe < probes; probe++) {
    const bit = bitAt(bits, a, b, probe);
    if (((bits[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0) return false;
  }
  return true;
}

/** The filter's size is a power of two, so the low bits of a hash choose the bit. */
function bitAt(bits: Uint32Array, a: number, b: number, probe: number): number {
  return (a + Math.imul(probe, b)) & (bits.length * 32 - 1);
}
