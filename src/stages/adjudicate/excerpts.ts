import type { Span } from '../../findings/findings.ts';
import { evidenceOf, onOneLine } from '../../prepare/numbered-sentences.ts';
import { type CodePoints, codePointsOf, partOf } from '../../text/code-points.ts';
import { type Sentence, splitCharacters } from '../../text/sentences.ts';

/**
 * Sentences that are shown before and after one that was named. Our choice: what a sentence refers
 * to, and a "but" behind it, stand within three sentences, and a call has room for several
 * responses.
 */
const around = 3;
/**
 * Sentences shown from the beginning and the end of a response, where its own answer to the
 * question stands.
 */
const atEnds = 6;
/**
 * A response up to this length, in code points, is shown whole, and a longer one from this share
 * of its text on. Our choice: in eleven played runs of ten answers cutting saved 2 to 40 % of the
 * text, and took the sentence that decides from one of two readers.
 */
const wholeTo = 2_400;
const wholeFrom = 2 / 3;

export interface ReadAgain {
  /** Masked; offsets are those of the stored text. */
  readonly response: string;
  /** The places that readings named. */
  readonly spans: readonly Span[];
  /** Whether to show its beginning and end as well. */
  readonly withEnds: boolean;
}

/** Parts of several responses, with numbers that count through all of them. */
export interface Excerpts {
  /**
   * One line for each sentence behind its number, under a line that names the response: `Response
   * R1:`.
   */
  readonly text: string;
  /**
   * The sentences with these numbers, which must be neighbours and of the response with this index.
   */
  readonly find: (response: number, numbers: readonly number[]) => ReturnType<typeof evidenceOf>;
}

/**
 * Shows the sentences around the places that readings named, and the head under which each stands,
 * so that they can be judged without the whole response. A head can turn what stands under it
 * round: "Before doing either:", "If you would not have bought it:".
 */
export function excerptsOf(responses: readonly ReadAgain[]): Excerpts {
  const lines: string[] = [];
  const shown: Shown[] = [];
  for (const [at, { response, spans, withEnds }] of responses.entries()) {
    const characters = codePointsOf(response);
    const sentences = splitCharacters(characters);
    const raw = sentences.map(({ offset, length }) => partOf(characters, offset, offset + length));
    lines.push(`Response R${at + 1}:`);
    let last = -1;
    for (const index of chosenOf(sentences, headsOf(raw), spans, withEnds)) {
      const sentence = sentences[index];
      if (!sentence) continue;
      if (index !== last + 1) lines.push('…');
      last = index;
      shown.push({ response: at, index, sentence, characters });
      lines.push(`[${shown.length}] ${onOneLine(raw[index] ?? '').trim()}`);
    }
    if (last < sentences.length - 1) lines.push('…');
  }
  return { text: lines.join('\n'), find: (response, numbers) => findIn(shown, response, numbers) };
}

interface Shown {
  readonly response: number;
  readonly index: number;
  readonly sentence: Sentence;
  readonly characters: CodePoints;
}

function findIn(
  shown: readonly Shown[],
  response: number,
  numbers: readonly number[],
): ReturnType<typeof evidenceOf> {
  const named = numbers.map((number) => shown[number - 1]);
  const own = named.flatMap((each) => (each?.response === response ? [each] : []));
  const [first] = own;
  if (own.length < named.length)
    return { ok: false, problem: `holds a number that is none of the sentences of R${response + 1}` };
  return evidenceOf(
    first?.characters ?? '',
    own.map(({ index, sentence }) => ({ index, ...sentence })),
  );
}

/**
 * For each sentence the indexes of the heads under which it stands: of each level the last one, and
 * the line that introduces its list. That one ends with the list, at an empty line before what is
 * no entry. Time grows with the number of sentences: there are eight levels.
 */
function headsOf(lines: readonly string[]): number[][] {
  const open = new Map<number, number>();
  return lines.map((line, index) => {
    const words = line.trim();
    if (endsBlock(lines[index - 1] ?? '') && !entryMark.test(words)) open.delete(introduces);
    const heads = [...open.values()];
    const level = levelOf(words);
    if (level !== null) {
      for (const other of [...open.keys()]) if (other >= level) open.delete(other);
      open.set(level, index);
    }
    return heads;
  });
}

/** Of a line in bold alone, below those with signs. */
const bold = 7;
/** Of "The costs are:", below all others. */
const introduces = 8;

/**
 * What introduces the lines behind it: `## Costs`, `**Costs**`, `1. **Costs:**`, "The costs are:".
 */
function levelOf(line: string): number | null {
  const [, signs] = /^(#{1,6}) /.exec(line) ?? [];
  if (signs !== undefined) return signs.length;
  const text = line.replace(entryMark, '');
  if (/^(?:\*\*|__)[^*_]+(?:\*\*|__)$/.test(text)) return bold;
  return /[:：][*_]{0,3}$/.test(text) ? introduces : null;
}

const entryMark = /^(?:[-*+•]|\d{1,3}[.)]) {1,4}/;

function endsBlock(line: string): boolean {
  return /\n[^\S\n]{0,20}\n\s{0,20}$/.test(line);
}

/** Indexes of the sentences to show, in their order. Time grows with sentences + spans. */
function chosenOf(
  sentences: readonly Sentence[],
  heads: readonly (readonly number[])[],
  spans: readonly Span[],
  withEnds: boolean,
): number[] {
  const wanted = new Uint8Array(sentences.length);
  const want = (from: number, to: number) => wanted.fill(1, Math.max(0, from), Math.max(0, to + 1));
  for (const { offset, length } of spans) {
    const first = placeOf(sentences, offset);
    const last = placeOf(sentences, offset + Math.max(1, length) - 1);
    want(first - around, last + around);
    for (const head of heads[first] ?? []) want(head, head);
  }
  if (withEnds || spans.length === 0) {
    want(0, atEnds - 1);
    want(sentences.length - atEnds, sentences.length - 1);
  }
  const chosen = [...wanted.keys()].filter((index) => wanted[index] === 1);
  const lengthOf = (indexes: readonly number[]) =>
    indexes.reduce((sum, index) => sum + (sentences[index]?.length ?? 0), 0);
  const all = [...wanted.keys()];
  const whole = lengthOf(all);
  return whole > wholeTo && lengthOf(chosen) < whole * wholeFrom ? chosen : all;
}

/** The index of the sentence that holds this code point, by bisection. */
function placeOf(sentences: readonly Sentence[], offset: number): number {
  let [low, high] = [0, sentences.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((sentences[middle]?.offset ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}
