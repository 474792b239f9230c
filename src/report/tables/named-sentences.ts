import { cutSign, type SidedPassages } from './passages.ts';
import type { WriterTables } from './writer-tables.ts';

/**
 * The tables with the names of sentences (`A01.12`) in place of their words, where a writer is
 * shown the responses too: nothing is shown twice, and nothing is cut that is shown as a whole.
 */
export function withNamedSentences(tables: WriterTables): WriterTables {
  const { sentences, responses } = tables;
  if (sentences === undefined || responses === undefined) return tables;
  const shown = Object.entries(responses);
  const named = (passages: readonly string[]) => passages.flatMap((passage) => namesIn(passage, shown));
  return {
    ...tables,
    sentences: Object.fromEntries(
      Object.entries(sentences).map(([id, own]) => [id, isList(own) ? named(own) : bySide(own, named)]),
    ),
  };
}

/**
 * A passage is one sentence, or some that follow each other. One that several responses have in the
 * same words keeps these: a name would tell whose it is.
 */
function namesIn(passage: string, shown: readonly (readonly [string, string])[]): string[] {
  const found = shown.flatMap(([, words], at) => {
    const names = begins(passage, words) ? namesFrom(passage, shown, at) : null;
    return names === null ? [] : [names];
  });
  const [only] = found;
  return only !== undefined && found.length === 1 ? only : [passage];
}

function namesFrom(
  passage: string,
  shown: readonly (readonly [string, string])[],
  first: number,
): string[] | null {
  const names: string[] = [];
  let rest = passage;
  for (let at = first; rest !== ''; at++) {
    const [name, words] = shown[at] ?? [];
    const isOwn = name?.split('.')[0] === shown[first]?.[0].split('.')[0];
    if (name === undefined || words === undefined || !isOwn || !begins(rest, words)) return null;
    names.push(name);
    rest = isBeginning(rest, words) ? '' : rest.slice(words.length + 1);
  }
  return names;
}

function begins(passage: string, words: string): boolean {
  const isWhole = passage.startsWith(words) && ['', ' '].includes(passage.charAt(words.length));
  return isWhole || isBeginning(passage, words);
}

/** Whether a passage that is cut is the beginning of these words, which are shown as a whole. */
function isBeginning(passage: string, words: string): boolean {
  return passage.endsWith(cutSign) && words.startsWith(passage.slice(0, -cutSign.length));
}

function bySide(sides: Partial<SidedPassages>, named: (passages: readonly string[]) => string[]) {
  return Object.fromEntries(Object.entries(sides).map(([side, passages]) => [side, named(passages)]));
}

function isList(own: readonly string[] | Partial<SidedPassages>): own is readonly string[] {
  return Array.isArray(own);
}
