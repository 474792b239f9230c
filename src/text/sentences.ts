import { type CodePoints, codePointsOf, partOf } from './code-points.ts';
import { isSentencePoint } from './language/sentence-points.ts';

/** A part of a text, in code points. */
export interface Sentence {
  readonly offset: number;
  readonly length: number;
}

/**
 * The longest sentence in code points, with the white space after it. Our choice: of 7,355
 * sentences that people marked in eight languages, 1.5 % are longer than 300 and 0.03 % longer than
 * 600.
 */
export const sentenceMaxCharacters = 600;
/**
 * Our choice: a prompt with more numbers than this tells a model nothing; short neighbours are
 * joined instead.
 */
export const sentencesMax = 2_000;

/**
 * Splits a text into sentences. Every code point is in exactly one, in order, and white space
 * belongs to the sentence before it. The end of a line ends a sentence, so that list items,
 * headings, rows of tables and lines of code are separate; how a line is split does not depend on
 * the others. Text without punctuation is split between words. Not Intl.Segmenter, whose results
 * change with the version of ICU: sentence numbers must mean the same in every process of a run.
 * @returns at most `sentencesMax`, or one for every 300 code points of a text longer than 600,000
 */
export function splitSentences(text: string): Sentence[] {
  return splitCharacters(codePointsOf(text));
}

export function splitCharacters(characters: CodePoints): Sentence[] {
  const sentences: Sentence[] = [];
  for (let offset = 0; offset < characters.length; ) {
    const end = endOfSentence(characters, offset);
    sentences.push({ offset, length: end - offset });
    offset = end;
  }
  return sentences.length > sentencesMax ? joinShort(sentences) : sentences;
}

/** The most white space that a sentence includes at its end; the rest begins the next one. */
const gapMax = 10;
const wordsMax = sentenceMaxCharacters - gapMax;
/** How far back from the limit a space is searched for, to split text without punctuation. */
const cutWithin = 100;

function endOfSentence(characters: CodePoints, start: number): number {
  const limit = Math.min(start + wordsMax, characters.length);
  const first = endOfSpace(characters, start, limit);
  let hasWord = false;
  for (let at = first; at < limit; at++) {
    const character = characters[at] ?? '';
    hasWord ||= isLetter(character);
    if (character === '`') at = endOfCode(characters, at, limit) - 1;
    if (!mayEnd(character)) continue;
    if (lineEnds.has(character)) return withGap(characters, at);
    const end = endOfMarks(characters, at + 1, limit);
    if (endsSentence(characters, start, at, end, hasWord)) return withGap(characters, end);
    at = end - 1; // These marks have been looked at.
  }
  return limit === characters.length ? limit : lastSpace(characters, limit);
}

/**
 * The index behind the inline code that begins at a backtick, or of a stop that ends it: "`Done.`"
 * may end a sentence. The next index if nothing closes it on its line. Two backticks in a row are
 * quotation marks in some texts.
 */
function endOfCode(characters: CodePoints, from: number, limit: number): number {
  const isTick = (at: number) =>
    characters[at] === '`' && characters[at - 1] !== '`' && characters[at + 1] !== '`';
  if (!isTick(from) || isWordSign(characters[from - 1] ?? '')) return from + 1;
  for (let at = from + 1; at < limit && !lineEnds.has(characters[at] ?? ''); at++) {
    const before = characters[at - 1] ?? '';
    if (!isTick(at)) continue;
    if (isSpace(before) || isWordSign(characters[at + 1] ?? '')) break; // Another one begins.
    return mayEnd(before) ? at - 1 : at + 1;
  }
  return from + 1;
}

/** Joins neighbours that together are not longer than a sentence may be. */
function joinShort(sentences: readonly Sentence[]): Sentence[] {
  const joined: Sentence[] = [];
  for (const { offset, length } of sentences) {
    const last = joined.at(-1);
    if (last && last.length + length <= sentenceMaxCharacters) {
      joined[joined.length - 1] = { offset: last.offset, length: last.length + length };
    } else joined.push({ offset, length });
  }
  return joined;
}

/**
 * @param from where the sentence begins
 * @param end the index after the stop and its closing marks
 */
function endsSentence(
  characters: CodePoints,
  from: number,
  at: number,
  end: number,
  hasWord: boolean,
): boolean {
  const stop = characters[at] ?? '';
  const next = characters[end] ?? '';
  const isClosed = closingQuotes.has(characters[end - 1] ?? '');
  // "「そうです。」と言った": a quotation that its sentence goes on to report.
  if (fullStops.has(stop)) return !(isClosed && particles.has(next));
  const isMark = stop === '!' || stop === '?';
  if (next !== '' && !isSpace(next)) {
    // No space follows in Japanese and Chinese; but "Yahoo!ニュース", "1.5", "example.org", "GPT-5.5".
    return (
      isMark &&
      isSpaceless(characters[at - 1] ?? '') &&
      isSpaceless(next) &&
      !(isClosed && particles.has(next))
    );
  }
  const start = endOfSpace(characters, end, end + gapMax);
  if (characters[start] === '|' && isShortCell(characters, at)) return false;
  const goesOn = /^\p{Ll}$/u.test(characters[start] ?? '');
  if (isMark) return !(isClosed && goesOn); // "“Never!” she said", "friendly (really!) and cheap"
  if (!hasWord) return false; // "1. Keep it"
  if (goesOn && /^[)\]]$/.test(characters[end - 1] ?? '')) return false; // "(2 pers.) costs"
  if (stop !== '.' || (end > at + 1 && characters[at + 1] === '.')) return !goesOn; // "so … on"
  return isSentencePoint(
    partOf(characters, Math.max(from, at - aroundMax), at),
    partOf(characters, start, start + aroundMax),
  );
}

/** Our choice: a cell with fewer words holds no sentence, as in "| Total (2 pers.) |". */
const cellWordsMin = 6;

/** @param end the index of a stop before a bar */
function isShortCell(characters: CodePoints, end: number): boolean {
  let words = 0;
  for (let at = end - 1; at >= 0 && words < cellWordsMin; at--) {
    const character = characters[at] ?? '';
    if (character === '|' || lineEnds.has(character)) break;
    const before = characters[at - 1] ?? ' ';
    if (!isSpace(character) && (isSpace(before) || before === '|')) words++;
  }
  return words < cellWordsMin;
}

/** As much of the words around a point as tells whether it ends a sentence. */
const aroundMax = 24;

function withGap(characters: CodePoints, end: number): number {
  return endOfSpace(characters, end, end + gapMax);
}

function endOfSpace(characters: CodePoints, from: number, limit: number): number {
  let at = from;
  while (at < limit && isSpace(characters[at] ?? '')) at++;
  return at;
}

function endOfMarks(characters: CodePoints, from: number, limit: number): number {
  let at = from;
  while (at < limit && closing.has(characters[at] ?? '')) at++;
  return at;
}

/** The index after the last space before a limit; the limit itself if there is none nearby. */
function lastSpace(characters: CodePoints, limit: number): number {
  for (let at = limit; at > limit - cutWithin; at--) {
    if (isSpace(characters[at - 1] ?? '')) return at;
  }
  return limit;
}

// Called for many characters of every response: an expression within the function would be made
// anew for each.
const space = /^\s$/;
const letter = /^\p{L}$/u;
const wordSign = /^[\p{L}\p{N}]$/u;
const spaceless = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]$/u;

function isSpace(character: string): boolean {
  return space.test(character);
}

function isSpaceless(character: string): boolean {
  return spaceless.test(character);
}

function isWordSign(character: string): boolean {
  return wordSign.test(character);
}

function isLetter(character: string): boolean {
  return letter.test(character);
}

const lineEnds = new Set('\n\r\v\f\u2028\u2029');
/**
 * Stops that end a sentence whatever follows: their scripts put no space after it, or use them for
 * nothing else.
 */
const fullStops = new Set('。｡！？؟۔।॥։።፧‽⁇⁈⁉');
const spacedStops = new Set('.!?…');
const ends = new Set([...lineEnds, ...fullStops, ...spacedStops]);
const asciiEnds = Array.from({ length: 128 }, (_, code) => ends.has(String.fromCharCode(code)));

/** Called for every character of every response: ASCII is looked up by number, which is faster. */
function mayEnd(character: string): boolean {
  return asciiEnds[character.charCodeAt(0)] ?? ends.has(character);
}
const closingQuotes = new Set(`"'”’»«›‹)]」』）】`);
/** Japanese particles with which a sentence goes on after a quotation. */
const particles = new Set('とのにがをはへもでや、');
/**
 * Characters that may follow a stop before the space: more stops, quotation marks, brackets,
 * emphasis.
 */
const closing = new Set([...fullStops, ...spacedStops, ...`"'“”‘’»«›‹)]}*_~\`」』）】`]);
