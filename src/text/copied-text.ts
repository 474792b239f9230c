import {
  type CopiedWord,
  copiedRunLength,
  copiedWordsMax,
  copiedWordsOf,
  eachRunHash,
  runAt,
} from './copied-words.ts';
import type { CopyIndex } from './copy-index.ts';

/** The wording of this fault in every check. */
export const copyFault = `repeats more than ${copiedWordsMax} consecutive words of a response`;

/** Whether the text repeats more than 12 consecutive words of an indexed response (R-S07). */
export function holdsCopy(index: CopyIndex, text: string): boolean {
  return copiedRunStarts(index, text).length > 0;
}

/** The first words of the first copy in a text, on one line; null if it holds none. */
export function beginOfCopy(index: CopyIndex, text: string): string | null {
  const [first] = copiedRunStarts(index, text);
  if (first === undefined) return null;
  const words = copiedWordsOf(text);
  return text.slice(words[first]?.start, words[first + wordsQuoted - 1]?.end).replaceAll(/\s+/g, ' ');
}

/** The text with every copied run cut after its first 12 words, and "[…]" in place of the rest. */
export function elideCopies(index: CopyIndex, text: string): string {
  let kept = text;
  // A cut brings other words together, which may again form a copied run: repeat until there is
  // none.
  for (let round = 0; round < roundsMax; round++) {
    const starts = copiedRunStarts(index, kept);
    if (starts.length === 0) return kept;
    kept = withoutRuns(kept, copiedWordsOf(kept), starts);
  }
  const words = copiedWordsOf(kept);
  return `${kept.slice(0, words[copiedWordsMax - 1]?.end ?? kept.length)} […]`;
}

const roundsMax = 8;
/** Our choice: enough to find them again. */
const wordsQuoted = 6;

/** Cuts every series of overlapping runs after its first 12 words. */
function withoutRuns(text: string, words: readonly CopiedWord[], starts: readonly number[]): string {
  const parts: string[] = [];
  let done = 0;
  for (let i = 0; i < starts.length; ) {
    const first = starts[i] ?? 0;
    let last = first;
    while (starts[i] === last || starts[i] === last + 1) last = starts[i++] ?? last;
    const from = Math.max(done, words[first + copiedWordsMax]?.start ?? text.length);
    parts.push(text.slice(done, from).trimEnd(), ' […]');
    done = words[last + copiedRunLength - 1]?.end ?? text.length;
    if (/[([:]/.test(text.charAt(done))) parts.push(' '); // "[…](" would begin a link.
  }
  return parts.join('') + text.slice(done);
}

/** The index of the first word of each copied run, in order. */
function copiedRunStarts(index: CopyIndex, text: string): number[] {
  const starts: number[] = [];
  let at = 0;
  eachRunHash(text, (a, b) => {
    if (index.holds(a, b)) starts.push(at);
    at++;
  });
  if (starts.length === 0) return starts; // The usual case: the text need not be split into words.
  const words = copiedWordsOf(text);
  return starts.filter((start) => !index.exempt.has(runAt(words, start)));
}
