import { copiedRunLength, copiedWordsOf, eachRunHash, runAt } from './copied-words.ts';

/** Which runs of 13 words stand in some responses. */
export interface CopyIndex {
  /** Whether a response holds the run with these two hashes, from `eachRunHash`. */
  readonly holds: (a: number, b: number) => boolean;
  /** Runs that are no copy: those of the question, which every response may repeat, and of our own fixed texts. */
  readonly exempt: ReadonlySet<string>;
}

/**
 * Indexes all runs of the responses, which are read once, in a Bloom filter: 172 responses of 1 MB hold some 30 million
 * runs, which no set of strings could. With 32 bits or more per run and 8 probes, a run that was never seen passes for a
 * seen one about once in 200,000 runs, and a report has a few thousand.
 * @param exempt texts that anyone may repeat, such as the question
 */
export function buildCopyIndex(responses: readonly string[], exempt: readonly string[]): CopyIndex {
  const characters = responses.reduce((sum, response) => sum + response.length, 0);
  // A word and its space take four characters or more in most texts; shorter words only fill the filter more.
  const wantedBits = Math.max(2 ** 17, (characters / 4) * 32);
  const bits = new Uint32Array(2 ** Math.min(30, Math.ceil(Math.log2(wantedBits))) / 32);
  for (const response of responses) eachRunHash(response, (a, b) => mark(bits, a, b));
  return { holds: (a, b) => isMarked(bits, a, b), exempt: runsOf(exempt) };
}

/**
 * The same for many responses and a few texts that are to be compared with them: only the runs of these are looked for,
 * so that the index stays as small as they are, however long the responses. Any other text holds no copy by it.
 */
export async function indexCopiesAmong(
  candidates: readonly string[],
  responses: AsyncIterable<{ readonly text: string }>,
  exempt: readonly string[] = [],
): Promise<CopyIndex> {
  const wanted = new Set<number>();
  for (const text of candidates) eachRunHash(text, (a, b) => wanted.add(oneHash(a, b)));
  const found = new Set<number>();
  for await (const { text } of responses) {
    eachRunHash(text, (a, b) => {
      const hash = oneHash(a, b);
      if (wanted.has(hash)) found.add(hash);
    });
  }
  return { holds: (a, b) => found.has(oneHash(a, b)), exempt: runsOf(exempt) };
}

/** The same index with more texts that are no copies. */
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

/** 53 bits of the two hashes: as much as a number holds. */
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
