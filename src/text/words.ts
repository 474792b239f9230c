import { compatibleForm } from './code-points.ts';
import { uniqueSorted } from './order.ts';

/**
 * The words of a text in one spelling: lower case, in compatibility form, with plain apostrophes.
 * In scripts without spaces, every character is a word.
 */
export function wordsOf(text: string): string[] {
  return compatibleForm(text).toLowerCase().replaceAll('’', "'").match(wordPattern) ?? [];
}

/**
 * The letters and digits of a text in one spelling, with one space between runs, for searching
 * phrases.
 */
export function wordLine(text: string): string {
  return compatibleForm(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * What two texts share that say the same in the same words: their words, with the signs that tell
 * names and amounts apart ("C", "C++" and "C#"; "2" and "-2"; "P = NP" and "P ≠ NP"), without other
 * punctuation.
 */
export function identityOf(text: string): string {
  const line = compatibleForm(text)
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/−|–(?=\p{N})/gu, '-');
  return (line.match(wordOrSign) ?? []).join(' ');
}

/** The stems of the content words, by which statements are compared. Sorted, each once. */
export function contentStems(text: string): string[] {
  return uniqueSorted(stemsIn(text));
}

/** The same as `contentStems`, in no order. */
export function stemsIn(text: string): Set<string> {
  const stems = new Set<string>();
  // Stem a repeated word only once.
  for (const word of new Set(wordsOf(text))) if (!emptyWords.has(word)) stems.add(stem(word));
  return stems;
}

/** The share of common content words among all content words of two texts, from 0 to 1. */
export function similarity(a: string, b: string): number {
  return overlap(contentStems(a), contentStems(b));
}

/** Jaccard index of two lists without repeats; 0 for two empty lists. */
export function overlap(a: readonly string[], b: readonly string[]): number {
  const other = new Set(b);
  const shared = a.filter((item) => other.has(item)).length;
  const all = a.length + b.length - shared;
  return all === 0 ? 0 : shared / all;
}

/** A rough English stem, just enough to equate "raises", "raised" and "raising". */
export function stem(word: string): string {
  if (word.length <= 4) return word.length === 4 ? without('s', word) : word;
  const own = without("'s", word);
  const ending = endings.find((each) => own.endsWith(each));
  return ending === undefined ? own : without(ending, own);
}

/** The longest first. */
const endings = ['ing', 'ed', 'es', 'ly', 's', 'e'];

function without(ending: string, word: string): string {
  return word.endsWith(ending) ? word.slice(0, -ending.length) : word;
}

const wordPattern =
  /[\p{L}&&[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]]|[[\p{L}\p{N}\p{M}]--[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]]+(?:'[\p{L}]+)*/gv;

/** A hyphen is a sign before a number ("-2") and at the end of a name ("O-"). */
const signPattern =
  /[[\p{Sm}\p{Sc}#%°^]--[\|~]]|(?<!\p{N}\s?|\p{L})-(?=\p{N})|(?<=[\p{L}\p{N}])-(?![\p{L}\p{N}])/v;
const wordOrSign = new RegExp(`${wordPattern.source}|${signPattern.source}`, 'gv');

// Negations are content: a statement and its denial are not alike.
const emptyWords = new Set(
  (
    'a an the this that these those it its is are was were be been being am do does did have has had having ' +
    'of in on at to for from by as with into over under about than then so such and or but if when while which who ' +
    'whom whose what there their they them he she his her we our you your i my me us can could may might will would ' +
    'shall should must also very more most some any each other both only just own same too 的 了 是 在 和'
  ).split(' '),
);

/** The source of a regular expression that matches this text and nothing else. */
export function literally(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
