import { characterCount, isStorable } from '../domain/text.ts';
import type { Span } from '../report/evidence.ts';
import { type Folded, foldForQuotes } from './quote-folding.ts';
import { isUnspaced, wordsOf } from './words.ts';

/** Our choice: a shorter quote could stand anywhere and proves nothing. Characters are those of the folded quote. */
const quoteMinWords = 3;
const quoteMinCharacters = 12;

/**
 * Where a quote stands in a text: exactly, else with white space, case, typography, markdown and the quote's own
 * outer marks evened out. An ellipsis inside a quote doesn't bridge words that were left out, and no match starts or
 * ends inside a word: "reliable in use" is not in "unreliable in use" (R-R04).
 * @returns offset and length in code points of `text`; null where it isn't there or is too short to prove anything
 */
export function groundQuote(text: string, quote: string): Span | null {
  return makeGrounder(text)(quote);
}

/** The same for many quotes of one text, which is then prepared only once. */
export function makeGrounder(text: string): (quote: string) => Span | null {
  const characters = Array.from(text);
  const folded = foldForQuotes(characters);
  return (quote) => {
    const trimmed = quote.trim();
    if (!isStorable(trimmed)) return null;
    const wanted = foldForQuotes(Array.from(trimmed)).text;
    const bare = withoutOuterMarks(wanted);
    if (!provesSomething(bare, folded.text)) return null;
    return (
      findExactly(text, characters, trimmed) ??
      findFolded(folded, characters, wanted) ??
      findFolded(folded, characters, bare)
    );
  };
}

/** Quotation marks and ellipses around a quote, and its full stop, are often the quoting model's own. */
function withoutOuterMarks(quote: string): string {
  let start = 0;
  let end = quote.length;
  while (start < end && `"' .`.includes(quote.charAt(start))) start++;
  while (start < end && `"' .,;:`.includes(quote.charAt(end - 1))) end--;
  return quote.slice(start, end);
}

function provesSomething(quote: string, text: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(quote)) return false;
  if (characterCount(quote) >= quoteMinCharacters) return true;
  const words = wordsOf(quote).reduce((sum, word) => sum + (isUnspaced(word) ? 0.5 : 1), 0);
  // A whole answer of one word is all the evidence that there can be.
  return words >= quoteMinWords || quote === withoutOuterMarks(text);
}

function findExactly(text: string, characters: readonly string[], quote: string): Span | null {
  const length = characterCount(quote);
  let seen = 0;
  let offset = 0;
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    offset += characterCount(text.slice(seen, at));
    seen = at;
    if (standsAlone(characters, offset, offset + length)) return { offset, length };
  }
  return null;
}

function findFolded(folded: Folded, characters: readonly string[], quote: string): Span | null {
  if (quote === '') return null;
  for (let at = folded.text.indexOf(quote); at >= 0; at = folded.text.indexOf(quote, at + 1)) {
    const offset = folded.origins[at];
    const last = folded.origins[at + quote.length - 1];
    if (offset === undefined || last === undefined) continue;
    // A character such as "…" folds into several; a match may not begin or end within it.
    if (folded.origins[at - 1] === offset || folded.origins[at + quote.length] === last) continue;
    if (standsAlone(characters, offset, last + 1)) return { offset, length: last + 1 - offset };
  }
  return null;
}

function standsAlone(characters: readonly string[], start: number, end: number): boolean {
  return !cutsWord(characters, start) && !cutsWord(characters, end);
}

/** Whether a cut before this position would part a word, a compound, a decimal number or an accented letter. */
function cutsWord(characters: readonly string[], position: number): boolean {
  const [before, left] = lastTwo(characters, position);
  const [right, after] = firstTwo(characters, position);
  if (left === undefined || right === undefined) return false;
  if (/^[\p{M}\u200d]$/u.test(right) || left === '\u200d') return true;
  if (isWordPart(left) && isWordPart(right)) return true;
  if (isWordPart(before) && isJoiner(left, before, right) && isWordPart(right)) return true;
  return isWordPart(left) && isJoiner(right, left, after) && isWordPart(after);
}

/** Hyphens and apostrophes join letters; a point or comma joins digits. Dashes part words. */
function isJoiner(mark: string, left: string | undefined, right: string | undefined): boolean {
  if (/^[-'’\u2010\u2011_]$/.test(mark)) return true;
  return /^[.,]$/.test(mark) && /^\d$/.test(left ?? '') && /^\d$/.test(right ?? '');
}

function isWordPart(character: string | undefined): boolean {
  return character !== undefined && /^[\p{L}\p{N}\p{M}]$/u.test(character) && !isUnspaced(character);
}

function lastTwo(characters: readonly string[], position: number): [string | undefined, string | undefined] {
  const at = skipMarks(characters, position - 1, -1);
  return [characters[at - 1], characters[at]];
}

function firstTwo(characters: readonly string[], position: number): [string | undefined, string | undefined] {
  const at = skipMarks(characters, position, 1);
  return [characters[at], characters[at + 1]];
}

/** "un**reliable**" is one word. */
function skipMarks(characters: readonly string[], from: number, step: number): number {
  let at = from;
  while (/^[*`\u00ad\u200b]$/.test(characters[at] ?? '')) at += step;
  return at;
}
