import { alternativesIn, expressionsOf, matchesAny } from '../languages/languages.ts';
import type { KnownNames } from '../text/known-names.ts';
import { literally } from '../text/words.ts';
import { endOfOwn, madeBy, speaksOfItself, unlistedNames } from './self-naming.ts';
import { isSigned } from './signature.ts';

/** Replaces one code point of a hidden name. */
export const maskSign = '▒';

/** A part of a text, in UTF-16 units. */
export interface Range {
  readonly at: number;
  readonly end: number;
}

/**
 * Hides the names of a text's author: all names of models and labs in sentences and lines in which
 * it speaks of itself; what it calls itself, also elsewhere; and everywhere the names that can only
 * mean a model. Every code point of a name, spaces included, becomes one sign, so offsets stay
 * valid. What the text says of others stays.
 */
export function maskAuthor(text: string, names: KnownNames): string {
  const named = rangesOf(text, names.name);
  const ranges = named.filter((range) => isName(text, range, names));
  // Names that are hidden anywhere are among all names: a text without any name has none of these.
  const anywhere = names.anywhere === null || named.length === 0 ? [] : rangesOf(text, names.anywhere);
  const signed = isSigned(text, ranges);
  const own = new Set(ranges.filter((range) => signed(range) || isIntroduced(text, range, names)));
  const starts = new Set(ranges.map(({ at }) => at));
  // Fast path: most answers say nothing about themselves and need not be split into sentences.
  if (own.size === 0 && !speaksOfItself(text)) return hide(text, anywhere);
  const sentences = rangesOf(text, sentence);
  const ownSentences = new Set([...own].map(({ at }) => numberOf(sentences, at)));
  for (const [number, each] of sentences.entries()) {
    if (speaksOfItself(wordsAt(text, each))) ownSentences.add(number);
  }
  const unlisted = unlistedIn(text, sentences, ownSentences);
  // "As an AI, I can't browse, so check Amazon": a firm, or an ordinary word.
  const isAside = (range: Range): boolean => {
    const { at, end } = sentences[numberOf(sentences, range.at)] ?? range;
    return !names.isModel(wordsAt(text, range)) && range.at >= at + endOfOwn(text.slice(at, end));
  };
  const inOwn = ranges.filter(
    (range) =>
      ownSentences.has(numberOf(sentences, range.at)) &&
      (own.has(range) || !(isNamesake(text, range, starts) || isAside(range))),
  );
  const called = new Set(
    inOwn.map((range) => names.callName(wordsAt(text, range))).filter((name) => name !== null),
  );
  const elsewhere = ranges.filter((range) => {
    const words = wordsAt(text, range);
    const name = names.callName(words);
    if (name === null || !called.has(name) || isNamesake(text, range, starts)) return false;
    return names.isModel(words) || !startsLine(text, range);
  });
  return hide(text, [...inOwn, ...elsewhere, ...anywhere, ...unlisted]);
}

/**
 * Many names are also ordinary words; in lower case and without a digit they are taken for those.
 */
function isName(text: string, range: Range, names: KnownNames): boolean {
  const words = wordsAt(text, range);
  if (words === 'XAI') return false; // Short for explainable AI; the lab writes xAI.
  return /[\p{Lu}\p{Lo}\d]/u.test(words) || names.isModel(words);
}

/**
 * Whether the name is a person's first name: "Claude Monet".
 * @param starts where names begin
 */
function isNamesake(text: string, { at, end }: Range, starts: ReadonlySet<number>): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(text.slice(at, end))) return false;
  return /^ \p{Lu}\p{Ll}/u.test(text.slice(end, end + 3)) && !starts.has(end + 1);
}

/** Our choice: no author has more names of its own. */
const ownNamesMax = 10;

/**
 * Names that are in no list: in sentences about the author, and what it calls itself there also
 * elsewhere.
 */
function unlistedIn(text: string, sentences: readonly Range[], own: ReadonlySet<number>): Range[] {
  const found = new Set<string>();
  const ranges: Range[] = [];
  const read = (number: number): void => {
    const { at: start = 0, end = 0 } = sentences[number] ?? {};
    const { own: called, makers } = unlistedNames(text.slice(start, end));
    const moved = (those: readonly Range[]) =>
      those.map(({ at, end }) => ({ at: start + at, end: start + end }));
    for (const range of moved(called)) found.add(wordsAt(text, range));
    ranges.push(...moved(called), ...moved(makers));
  };
  own.forEach(read);
  const calledSo = [...found].slice(0, ownNamesMax).map(literally).join('|');
  if (calledSo === '') return ranges;
  const again = rangesOf(text, new RegExp(`(?<![\\p{L}\\p{N}])(?:${calledSo})(?![\\p{L}\\p{N}])`, 'gu'));
  // "Zed was trained by Xyz Labs", where the author has said that it is Zed.
  for (const number of new Set(again.map(({ at }) => numberOf(sentences, at)))) {
    if (!own.has(number) && madeBy.test(wordsAt(text, sentences[number] ?? { at: 0, end: 0 }))) read(number);
  }
  return [...ranges, ...again];
}

const contextMax = 60;

/**
 * Whether the words around a name make it the author's: "speaking as Claude", "Claude here", "As
 * Claude, I".
 */
function isIntroduced(text: string, range: Range, names: KnownNames): boolean {
  const before = text.slice(Math.max(0, range.at - contextMax), range.at);
  const after = text.slice(range.end, range.end + contextMax);
  if (introduction.test(before) || selfNaming.test(after)) return true;
  if (asOneself.test(before) && matchesAny(after, speakingForItself)) return true;
  if (
    /(?:^|[^\p{L}])(?:as|like|being)\s{1,4}["'“*_]{0,3}$/iu.test(before) &&
    /^["'”*_]{0,3}(?:,\s+an?\s(?:[^,.;\n]|\.(?=\S)){1,50})?,?\s+(?:i|my|me|we)\b/i.test(after)
  ) {
    return true;
  }
  if (/\ban?\s{1,4}$/i.test(before) && ofKind.test(after))
    return /\b(?:as|i am|i['’]m|being)\s{1,4}an?\s{1,4}$/i.test(before);
  if (/(?<!\p{L})(?:I|Ich|Moi|Yo|Eu|Io),\s{0,4}$/u.test(before) && after.startsWith(',')) return true;
  if (!names.isModel(wordsAt(text, range))) return false;
  if (/\bthis is\s{1,4}["'“*_]{0,3}$/i.test(before) && standsAlone.test(after)) return true;
  return /^[\s*_#>"“[(]{0,8}$/.test(before) && range.at < 8 && /^[*_"”)\]]{0,4}\s?:/.test(after);
}

/** Replaces each code point in these ranges, which may overlap, by one sign. */
function hide(text: string, ranges: readonly Range[]): string {
  let hidden = '';
  let at = 0;
  for (const range of ranges.toSorted((a, b) => a.at - b.at)) {
    const start = Math.max(at, range.at);
    if (range.end <= start) continue;
    hidden += text.slice(at, start) + maskSign.repeat(Array.from(text.slice(start, range.end)).length);
    at = range.end;
  }
  return hidden + text.slice(at);
}

function rangesOf(text: string, pattern: RegExp): Range[] {
  const ranges: Range[] = [];
  pattern.lastIndex = 0; // Not matchAll, which copies the pattern with its hundreds of names for every text.
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const [found] = match;
    ranges.push({ at: match.index, end: match.index + found.length });
    if (found === '') pattern.lastIndex++;
  }
  return ranges;
}

function wordsAt(text: string, { at, end }: Range): string {
  return text.slice(at, end);
}

/** The index of the sentence that contains an offset, or of the last one that begins before it. */
function numberOf(sentences: readonly Range[], at: number): number {
  let low = 0;
  let high = sentences.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((sentences[middle]?.at ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

function startsLine(text: string, { at }: Range): boolean {
  return /(?:^|[\n.!?:])[\s*_#>"“-]{0,8}$/.test(text.slice(Math.max(0, at - 10), at));
}

/**
 * A sentence. A point within a word or number, as in "GPT-5.5", or behind a title does not end it.
 */
const sentence = /(?:[^.!?。！？\n]|\.(?=\S)|(?<=\b(?:[DM]r|Mrs|Ms|Prof))\.)+/g;

/** Words right before the author's own name. */
const introduction = new RegExp(
  `(?:\\b(?:${alternativesIn(({ self }) => self.introduction, true)})\\s{1,4}(?:an?\\s{1,4}|the\\s{1,4})?|(?:${alternativesIn(({ self }) => self.introduction, false)}|저는)\\s{0,4})["'“*_]{0,3}$`,
  'iu',
);
/** "As" before a name in languages other than English. */
const asOneself = new RegExp(
  `(?:^|[^\\p{L}])(?:${alternativesIn(({ self }) => self.as, true)})\\s{0,4}["'“«*_]{0,3}$`,
  'iu',
);
/**
 * Words after a name that show that "as" means "being": "creado por", "von Xyz kann ich", ", je ne
 * peux".
 */
const speakingForItself = expressionsOf(
  ({ self }) => (self.speaking.length === 0 ? '' : `^["'”»*_]{0,3}(?:${self.speaking.join('|')})`),
  'iu',
);

/** Words right after the author's own name. */
const selfNaming = /^["'”*_]{0,3}\s+(?:here|speaking)\b(?=\s*[,.:!–—-])/i;

/** "As a Claude model, I". */
const ofKind = /^[\s-](?:ai |large |language ){0,3}(?:model|assistant|chatbot|llm|system|ai)\b/i;

/** "This is Claude", "This is Claude by Anthropic"; not "This is Claude's figure". */
const standsAlone = /^["'”*_]{0,3}(?:\s*(?:[.,!:;–—(]|$)|\s+(?:by|from|of|at|here|speaking)\b)/i;
