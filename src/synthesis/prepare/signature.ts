import type { Place } from './mask-author.ts';

/** Our choice: a signature has up to three lines, a heading up to two, none longer than this. */
const closingLinesMax = 3;
const openingLinesMax = 2;
const lineCharactersMax = 160;

/**
 * Tells whether a name stands in a line at the edge of the text that signs it: "— Claude, Anthropic", "Signed, Claude",
 * "Model: GPT-5", "**Claude (Anthropic):**". A line of a list is none, nor is a name that is the whole answer.
 * @param places of all names in the text
 */
export function isSigned(text: string, places: readonly Place[]): (place: Place) => boolean {
  const lines = linesOf(text);
  const signing = lines.length < 2 ? [] : [...opening(text, lines, places), ...closing(text, lines, places)];
  return ({ at }) => signing.some((line) => line.at <= at && at < line.end);
}

/** Lines from the first on that say who answers. */
function opening(text: string, lines: readonly Place[], places: readonly Place[]): Place[] {
  const found: Place[] = [];
  for (const line of lines.slice(0, openingLinesMax)) {
    const { words, names, rest } = partsOf(text, line, places);
    const telling = words.length > 0 || names > 1 || /[*_#[(]/.test(rest);
    if (names === 0 || !telling || !words.every(isSigning) || isListed(rest)) break;
    found.push(line);
  }
  return found;
}

/** Lines at the end that say who answered: each says so itself, or stands below one that does. */
function closing(text: string, lines: readonly Place[], places: readonly Place[]): Place[] {
  const found: Place[] = [];
  let signs = false;
  for (const line of lines.slice(-closingLinesMax)) {
    const { words, names, rest } = partsOf(text, line, places);
    if (!words.every(isSigning)) {
      signs = false;
      continue;
    }
    const dashed =
      /^[\s*_(]{0,8}(?:[–—~]|--)/.test(rest) || (line === lines.at(-1) && isLoneDash(text, lines));
    signs ||=
      dashed ||
      words.length > 0 ||
      (names > 1 && !isListed(rest)) ||
      (/^[\s]*[*_[(]/.test(rest) && !isListed(rest));
    if (signs && names > 0) found.push(line);
  }
  return found;
}

/** The words of a line but its names, how many names it has, and all of it but the names. */
function partsOf(text: string, line: Place, places: readonly Place[]) {
  const inside =
    line.end - line.at > lineCharactersMax
      ? []
      : places.filter(({ at, end }) => at >= line.at && end <= line.end);
  let rest = '';
  let at = line.at;
  for (const place of inside) {
    rest += `${text.slice(at, Math.max(at, place.at))} `;
    at = place.end;
  }
  rest += text.slice(at, line.end);
  return { rest, names: inside.length, words: rest.match(/\p{L}+/gu) ?? [] };
}

function isSigning(word: string): boolean {
  return signingWords.has(word.toLowerCase());
}

function isListed(rest: string): boolean {
  return /^\s*(?:[-*+•]|\d{1,3}[.)])\s/.test(rest);
}

/** A hyphen before the last line, where no list is: "- Claude". */
function isLoneDash(text: string, lines: readonly Place[]): boolean {
  const [before, last] = lines.slice(-2).map(({ at, end }) => text.slice(at, end));
  return /^\s*-\s/.test(last ?? '') && !isListed(before ?? '');
}

/** Lines that hold more than white space. */
function linesOf(text: string): Place[] {
  const lines: Place[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    if (/\S/.test(line)) lines.push({ at, end: at + line.length });
    at += line.length + 1;
  }
  return lines;
}

const signingWords = new Set(
  (
    'by from of the a an at and this answer answered response reply written generated produced provided composed drafted ' +
    'powered made trained developed built created model language large ai llm assistant chatbot provider lab laboratory ' +
    'company maker author name version signed regards best kind warm yours sincerely truly faithfully cheers thanks ' +
    'your using with via team here inc ltd corp von par de'
  ).split(' '),
);
