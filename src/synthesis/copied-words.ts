import { compatibleForm } from '../domain/text.ts';

/** Our reading of R-S07: what a report may take over from a response in one piece. */
const copiedWordsMax = 12;

/** Every run of 13 words of some responses, as hashes. */
export interface CopyIndex {
  readonly runs: ReadonlySet<number>;
}

/**
 * Index the responses that no prose may repeat at length. Hashes of 53 bits instead of the words themselves: 300
 * responses of 4,000 words would take 100 MB as strings.
 * @param exempt texts that anyone may repeat, such as the question
 */
export function indexForCopies(responses: Iterable<string>, exempt: readonly string[] = []): CopyIndex {
  const known = new Set<number>();
  for (const response of responses) for (const hash of longRuns(response)) known.add(hash);
  for (const text of exempt) for (const hash of longRuns(text)) known.delete(hash);
  return { runs: known };
}

/**
 * The same for many responses and a few texts that are to be compared with them: only the runs of these are looked for, so
 * that the index stays as small as they are, however long the responses.
 */
export async function indexCopiesAmong(
  candidates: readonly string[],
  responses: AsyncIterable<{ readonly text: string }>,
  exempt: readonly string[] = [],
): Promise<CopyIndex> {
  const wanted = new Set(candidates.flatMap(longRuns));
  const known = new Set<number>();
  for await (const { text } of responses)
    for (const hash of longRuns(text)) if (wanted.has(hash)) known.add(hash);
  for (const text of exempt) for (const hash of longRuns(text)) known.delete(hash);
  return { runs: known };
}

/** Whether a text repeats more than 12 consecutive words of an indexed response (R-S07). */
export function repeatsAtLength({ runs }: CopyIndex, text: string): boolean {
  return longRuns(text).some((hash) => runs.has(hash));
}

/** Every run of 13 words. */
function longRuns(text: string): number[] {
  const hashes = copiedUnits(text).map(hashWord);
  const runs: number[] = [];
  for (let start = 0; start + copiedWordsMax < hashes.length; start++) runs.push(hashRun(hashes, start));
  return runs;
}

/** Words as a reader counts them: "don't" counts as two, and scripts without spaces are segmented. */
function copiedUnits(text: string): string[] {
  const runs =
    compatibleForm(text)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return runs.flatMap((run) =>
    unspaced.test(run) ? Array.from(segmenter.segment(run), (part) => part.segment) : run,
  );
}

const unspaced = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

function hashWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

function hashRun(hashes: readonly number[], start: number): number {
  let high = 0x9e3779b9;
  let low = 0x85ebca6b;
  for (let i = start; i <= start + copiedWordsMax; i++) {
    const hash = hashes[i] ?? 0;
    high = Math.imul(high ^ hash, 0x01000193) + 1;
    low = Math.imul(low + hash, 0xc2b2ae35) ^ (low >>> 15);
  }
  return (high >>> 0) * 0x200000 + (low >>> 11);
}
