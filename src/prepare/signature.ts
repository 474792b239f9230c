import type { Range } from './mask-author.ts';

/**
 * Our choice: signatures and headings that were seen have no more lines, and none longer; prose
 * does.
 */
const closingLinesMax = 3;
const openingLinesMax = 2;
const lineCharactersMax = 160;

/**
 * Returns a function that tells whether a name is in a first or last line that signs the text: "—
 * Claude, Anthropic", "Signed, Claude", "Model: GPT-5", "**Claude (Anthropic):**". Items of lists
 * do not sign, nor does a name that is the whole answer.
 * @param ranges of all names in the text
 */
export function isSigned(text: string, ranges: readonly Range[]): (range: Range) => boolean {
  const lines = linesOf(text);
  const signing = lines.length < 2 ? [] : [...opening(text, lines, ranges), ...closing(text, lines, ranges)];
  return ({ at }) => signing.some((line) => line.at <= at && at < line.end);
}

/** The first lines, as long as they say who answers. */
function opening(text: string, lines: readonly Range[], ranges: readonly Range[]): Range[] {
  const found: Range[] = [];
  for (const line of lines.slice(0, openingLinesMax)) {
    const { words, names, rest } = partsOf(text, line, ranges);
    const telling = words.length > 0 || names > 1 || /[*_#[(]/.test(rest);
    if (names === 0 || !telling || !words.every(isSigning) || isListed(rest)) break;
    found.push(line);
  }
  return found;
}

/** The last lines, if they say who answered: each does so itself, or follows one that does. */
function closing(text: string, lines: readonly Range[], ranges: readonly Range[]): Range[] {
  const found: Range[] = [];
  let signs = false;
  for (const line of lines.slice(-closingLinesMax)) {
    const { words, names, rest } = partsOf(text, line, ranges);
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

/** A line without its names, the words in the rest, and the number of its names. */
function partsOf(text: string, line: Range, ranges: readonly Range[]) {
  const inside =
    line.end - line.at > lineCharactersMax
      ? []
      : ranges.filter(({ at, end }) => at >= line.at && end <= line.end);
  let rest = '';
  let at = line.at;
  for (const range of inside) {
    rest += `${text.slice(at, Math.max(at, range.at))} `;
    at = range.end;
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

/** Whether the last line begins with a hyphen that belongs to no list: "- Claude". */
function isLoneDash(text: string, lines: readonly Range[]): boolean {
  const [before, last] = lines.slice(-2).map(({ at, end }) => text.slice(at, end));
  return /^\s*-\s/.test(last ?? '') && !isListed(before ?? '');
}

/** The lines that are not blank. */
function linesOf(text: string): Range[] {
  const lines: Range[] = [];
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
