import type { Span } from '../../findings/findings.ts';
import { characterCount, isStorable } from '../../text/code-points.ts';
import { isUnspaced, wordsOf } from '../../text/words.ts';
import { firstOccurrence } from './occurrences.ts';
import { type Folded, foldForQuotes } from './quote-folding.ts';
import { wordCuts } from './word-cuts.ts';

/** Our choice: a shorter quote could stand anywhere and proves nothing. Characters are those of the folded quote. */
const quoteMinWords = 3;
const quoteMinCharacters = 12;
/** In a longer text so short a quote is no whole answer, whatever marks stand around it. */
const wholeAnswerMax = 200;

/**
 * Where a quote stands in a text: exactly, else with white space, case, typography, markdown and the quote's own
 * outer marks evened out. An ellipsis inside a quote doesn't bridge words that were left out, and no match starts or
 * ends inside a word: "reliable in use" is not in "unreliable in use" (R-R04).
 * @returns offset and length in code points of `text`; null where it isn't there or is too short to prove anything
 */
export function groundQuote(text: string, quote: string): Span | null {
  return makeGrounder(text)(quote);
}

/** The same for many quotes of one text, which is then prepared only once: the work grows with text and quotes. */
export function makeGrounder(text: string): (quote: string) => Span | null {
  const prepared = prepare(text);
  return (quote) => {
    const trimmed = quote.trim();
    if (!isStorable(trimmed)) return null;
    const wanted = foldForQuotes(Array.from(trimmed)).text;
    const bare = withoutOuterMarks(wanted);
    if (!provesSomething(bare, prepared.folded.text)) return null;
    return (
      findExactly(prepared, trimmed) ??
      findFolded(prepared, wanted) ??
      (bare === wanted ? null : findFolded(prepared, bare))
    );
  };
}

interface Prepared {
  readonly text: string;
  readonly folded: Folded;
  /** From wordCuts(). */
  readonly cuts: Uint8Array;
  /** The code point at each UTF-16 unit; null where they are the same. */
  readonly offsets: Int32Array | null;
}

function prepare(text: string): Prepared {
  const characters = Array.from(text);
  const folded = foldForQuotes(characters);
  const cuts = wordCuts(characters);
  if (characters.length === text.length) return { text, folded, cuts, offsets: null };
  const offsets = new Int32Array(text.length);
  let unit = 0;
  characters.forEach((character, offset) => {
    for (const end = unit + character.length; unit < end; unit++) offsets[unit] = offset;
  });
  return { text, folded, cuts, offsets };
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
  return words >= quoteMinWords || (text.length < wholeAnswerMax && quote === withoutOuterMarks(text));
}

function findExactly({ text, offsets, cuts }: Prepared, quote: string): Span | null {
  const length = characterCount(quote);
  const offsetOf = (at: number): number => (offsets ? (offsets[at] ?? 0) : at);
  const found = firstOccurrence(text, quote, (at) => standsAlone(cuts, offsetOf(at), offsetOf(at) + length));
  return found < 0 ? null : { offset: offsetOf(found), length };
}

function findFolded({ folded: { text, origins }, cuts }: Prepared, quote: string): Span | null {
  const found = firstOccurrence(text, quote, (at) => {
    const offset = origins[at] ?? 0;
    const last = origins[at + quote.length - 1] ?? 0;
    // A character such as "…" folds into several; a match may not begin or end within it.
    if (origins[at - 1] === offset || origins[at + quote.length] === last) return false;
    return standsAlone(cuts, offset, last + 1);
  });
  if (found < 0) return null;
  const offset = origins[found] ?? 0;
  return { offset, length: (origins[found + quote.length - 1] ?? 0) + 1 - offset };
}

function standsAlone(cuts: Uint8Array, start: number, end: number): boolean {
  return cuts[start] === 0 && cuts[end] === 0;
}
