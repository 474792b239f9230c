import type { Language } from '../../languages/codes.ts';
import { phrasesIn, vocabularies, wordsIn } from '../../languages/languages.ts';

/** A number that is told in one or several words, such as "a hundred and fifty". */
export interface NumberRun {
  readonly start: number;
  /** The place behind its last word. */
  readonly end: number;
  readonly value: number;
}

/** What a word adds to a number. */
type Part =
  | { readonly kind: 'add' | 'times'; readonly value: number; readonly mayBegin: boolean }
  | { readonly kind: 'joined' };
interface Placed {
  readonly part: Part;
  readonly start: number;
  readonly end: number;
  /** Whether it goes on within a word, as in "fünfundzwanzig". */
  readonly isGlued: boolean;
}

/**
 * The numbers in a list of words in lower case, each as long as can be. A word for "and" between
 * two numbers may join them or not, so both are read: of "one hundred and two hundred" 100, 102
 * and 200. Linear in the words.
 * @param digitsOf the value of a word that is a number in digits, as in "2 million"
 */
export function numberRuns(
  words: readonly string[],
  language: Language,
  digitsOf: (word: string) => number | null = () => null,
): NumberRun[] {
  const lexicon = lexicons.get(language);
  if (!lexicon) return [];
  const placed = partsAt(words, lexicon, digitsOf);
  const apart = runsOf(placed, false);
  const isKnown = new Set(apart.map(({ start, end }) => `${start} ${end}`));
  return [...apart, ...runsOf(placed, true).filter(({ start, end }) => !isKnown.has(`${start} ${end}`))];
}

/** The parts at each word; null where there is none. */
function partsAt(
  words: readonly string[],
  { known, firsts }: Lexicon,
  digitsOf: (word: string) => number | null,
): (Placed | null)[] {
  const placed: (Placed | null)[] = [];
  let at = 0;
  while (at < words.length) {
    const word = words[at] ?? '';
    const lengths = firsts.has(word) ? [phraseWords, 2, 1] : [1];
    const length = lengths.find((count) => known.has(words.slice(at, at + count).join(' '))) ?? 1;
    const whole = known.get(words.slice(at, at + length).join(' ')) ?? digitsPart(digitsOf(word));
    const parts = whole ? [whole] : partsWithin(word, known);
    for (const [index, part] of parts.entries())
      placed.push({ part, start: at, end: at + length, isGlued: index > 0 });
    if (parts.length === 0) placed.push(null);
    at += length;
  }
  return placed;
}

function digitsPart(value: number | null): Part | null {
  return value === null ? null : { kind: 'add', value, mayBegin: true };
}

/** "hundert", "fünf", "und", "zwanzig"; empty for a word that has anything else. */
function partsWithin(word: string, known: Lexicon['known']): Part[] {
  const parts: Part[] = [];
  let at = 0;
  while (at < word.length) {
    let end = Math.min(word.length, at + partMaxLength);
    while (end > at && !known.has(within(word.slice(at, end)))) end--;
    const part = known.get(within(word.slice(at, end)));
    if (!part) return [];
    parts.push(part);
    at = end;
  }
  return parts;
}

function runsOf(placed: readonly (Placed | null)[], mayJoin: boolean): NumberRun[] {
  const runs: NumberRun[] = [];
  let open = new OpenNumber();
  let joined: Placed | null = null;
  const close = () => {
    const { value, start, end } = open;
    if (value !== null) runs.push({ start, end, value });
    [open, joined] = [new OpenNumber(), null];
  };
  for (const each of placed) {
    if (each?.part.kind === 'joined') {
      if (joined || (!mayJoin && !each.isGlued) || open.value === null) close();
      else joined = each;
    } else if (!each) close();
    else {
      if (!open.takes(each, joined?.isGlued === true)) {
        close();
        open.takes(each, false);
      }
      joined = null;
    }
  }
  close();
  return runs;
}

/** The sum so far: thousands and more, hundreds, and what is below them. */
class OpenNumber {
  start = 0;
  end = 0;
  private total: number | null = null;
  private scale = Infinity;
  private hundreds: number | null = null;
  private small: number | null = null;

  get value(): number | null {
    const parts = [this.total, this.hundreds, this.small].filter((part) => part !== null);
    return parts.length === 0 ? null : parts.reduce((sum, part) => sum + part, 0);
  }

  /** Adds a part, if it goes on with this number. */
  takes({ part, start, end }: Placed, isOnesFirst: boolean): boolean {
    if (part.kind === 'joined') return false;
    const isFirst = this.value === null;
    const goesOn = part.kind === 'add' ? this.adds(part.value, isOnesFirst) : this.multiplies(part);
    if (!goesOn) return false;
    if (isFirst) this.start = start;
    this.end = end;
    return true;
  }

  private adds(value: number, isOnesFirst: boolean): boolean {
    const { small, hundreds } = this;
    if (value >= 100 && (small !== null || hundreds !== null)) return false;
    if (value >= 100) this.hundreds = value;
    else if (small === null) this.small = value;
    else if (small >= 20 && small % 10 === 0 && value > 0 && value < 10) this.small = small + value;
    // "fünfundzwanzig": the ones come first.
    else if (isOnesFirst && small < 10 && value >= 20 && value % 10 === 0) this.small = small + value;
    else return false;
    return true;
  }

  private multiplies({ value, mayBegin }: Exclude<Part, { kind: 'joined' }>): boolean {
    const { small, hundreds, total } = this;
    if (small === null && hundreds === null) return this.multipliesAll(value, mayBegin, total);
    if (value < 1000) {
      if (hundreds !== null || small === null) return false;
      [this.hundreds, this.small] = [small * value, null];
      return true;
    }
    if (value >= this.scale) return false;
    this.total = (total ?? 0) + ((hundreds ?? 0) + (small ?? 0)) * value;
    [this.hundreds, this.small, this.scale] = [null, null, value];
    return true;
  }

  /** "mil" and "mil millones". */
  private multipliesAll(value: number, mayBegin: boolean, total: number | null): boolean {
    const isFollowing = total !== null;
    if (value < 1000) {
      if (!mayBegin) return false;
      this.hundreds = value;
      return true;
    }
    if (isFollowing && value <= this.scale) return false;
    if (!isFollowing && !mayBegin) return false;
    this.total = (total ?? 1) * value;
    this.scale = value;
    return true;
  }
}

interface Lexicon {
  /** By word or phrase; what is only a part of a word has a mark before it. */
  readonly known: ReadonlyMap<string, Part>;
  /** The first words of phrases. */
  readonly firsts: ReadonlySet<string>;
}

/** Words of the longest phrase: "soixante et onze". */
const phraseWords = 3;
/** The longest part is "cuatrocientos". */
const partMaxLength = 16;
const within = (part: string): string => `+${part}`;

function lexiconOf(language: Language): Lexicon {
  const { numbers } = vocabularies[language];
  const phrase = (word: string) => word.replaceAll('-', ' ');
  const times = (list: string, value: number, mayBegin: boolean): [string, Part][] =>
    phrasesIn(list).map((word, at) => [word, { kind: 'times', value, mayBegin: mayBegin && at === 0 }]);
  const words: [string, Part][] = [
    ...[...numbersIn(numbers.words)].map(([word, value]): [string, Part] => [
      phrase(word),
      { kind: 'add', value, mayBegin: true },
    ]),
    ...wordsIn(numbers.one).map((word): [string, Part] => [word, { kind: 'add', value: 1, mayBegin: true }]),
    ...times(numbers.hundred, 100, true),
    ...times(numbers.dozen, 12, true),
    ...Object.entries(numbers.scales)
      .filter(([power]) => Number(power) >= 3)
      .flatMap(([power, list]) => times(list, 10 ** Number(power), power === '3')),
    ...wordsIn(numbers.joined).map((word): [string, Part] => [word, { kind: 'joined' }]),
  ];
  const parts = [...numbersIn(numbers.parts)].map(([part, value]): [string, Part] => [
    within(part),
    { kind: 'add', value, mayBegin: true },
  ]);
  const known = new Map([
    ...words,
    ...words.map(([word, part]): [string, Part] => [within(word), part]),
    ...parts,
  ]);
  const firsts = words.flatMap(([word]) => (word.includes(' ') ? (word.split(' ')[0] ?? []) : []));
  return { known, firsts: new Set(firsts) };
}

/** @param list "2 two 3 three" */
export function numbersIn(list: string): ReadonlyMap<string, number> {
  const words = wordsIn(list);
  return new Map(words.flatMap((word, at) => (at % 2 === 1 ? [[word, Number(words[at - 1])] as const] : [])));
}

const spaced = Object.entries(vocabularies).filter(([, vocabulary]) => vocabulary.spaced);
const lexicons: ReadonlyMap<Language, Lexicon> = new Map(
  spaced.map(([language]) => [language as Language, lexiconOf(language as Language)]),
);
