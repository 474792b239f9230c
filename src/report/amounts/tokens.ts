import { compatibleForm } from '../../text/code-points.ts';
import { populations } from './lexicon.ts';

/** A word, a number or a mark of a text, folded to lower case. */
export interface Token {
  readonly word: string;
  readonly at: number;
  readonly end: number;
}

export interface Sentence {
  /** The text to which `at` and `end` of the tokens refer. */
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly words: ReadonlySet<string>;
  /** True if it speaks of voters, patients or teams, which may be counted in it instead of the panel. */
  readonly population: boolean;
}

const tokenPattern =
  /\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:['’]\p{L}+)?|[^\s\p{L}\p{M}\p{N}]/gu;
const endMarks = new Set('.!?;…\n。！？');

/** The sentences of a text. A semicolon and a line break end one; hyphens separate words and are no marks. */
export function parseSentences(given: string): Sentence[] {
  const text = compatibleForm(given).replaceAll('\n', ' ; ');
  const sentences: Sentence[] = [];
  let tokens: Token[] = [];
  const close = (): void => {
    const words = new Set(tokens.map(({ word }) => word));
    const population = [...words].some((word) => populations.has(word));
    if (tokens.length > 0) sentences.push({ text, tokens, words, population });
    tokens = [];
  };
  for (const { 0: found, index } of text.matchAll(tokenPattern)) {
    if (endMarks.has(found)) close();
    else if (!hyphens.has(found)) {
      tokens.push({ word: fold(found), at: index, end: index + found.length });
    }
  }
  close();
  return sentences;
}

const hyphens = new Set('-‐‑');

/** Lower case, without the ending in "everybody’s agreed". */
function fold(found: string): string {
  return found
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace('’', "'");
}

/** The word at an index of a sentence; empty outside of it. */
export function wordAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.word ?? '';
}

/** Whether a token is a mark or missing, so that a clause may begin or end there. */
export function isMark(token: Token | undefined): boolean {
  return token === undefined || !/[\p{L}\p{N}§%]/u.test(token.word);
}

/** The text from one token to another, inclusive. */
export function textBetween({ text, tokens }: Sentence, first: number, last: number): string {
  return text.slice(tokens[first]?.at, tokens[last]?.end);
}
