import type { Language } from '../../languages/codes.ts';
import { phrasesIn, vocabularies, wordsIn } from '../../languages/languages.ts';
import type { AmountWords } from '../../languages/vocabulary.ts';
import { compatibleForm } from '../../text/code-points.ts';

/**
 * Finds phrases that state how much of the panel says something. The fallback for a section that no
 * model has read (R-R22). Looks at words only: an amount near a noun for the panel, an amount in
 * front of an opinion, or an idiom. A phrase that may be either counts, because a rewording is
 * cheap and a false statement about the panel is not.
 */
export function amountsIn(text: string, language: Language): string[] {
  const lexicon = parsed.get(language) ?? parse(language);
  parsed.set(language, lexicon);
  const find = vocabularies[language].spaced ? inWords : inSigns;
  const found = compatibleForm(text)
    .split(/[.!?;…\n。！？；]/u)
    .flatMap((sentence) => find(sentence, lexicon));
  return [...new Set(found)];
}

/**
 * How far its noun may follow an amount, in words and in characters: "keines der insgesamt zwölf
 * befragten Modelle".
 */
const near = 5;
const nearSigns = 5;
/** The same for a figure: "62 % der Modelle", but not "bis 2030, sagen die Modelle". */
const nearFigure = 2;

/** English words that a writer may leave in a text of another language: "most der Modelle". */
const english = 'most many several majority half everyone nobody';

interface Parsed {
  readonly panel: ReadonlySet<string>;
  readonly amounts: ReadonlySet<string>;
  readonly opinions: ReadonlySet<string>;
  readonly between: ReadonlySet<string>;
  readonly populations: ReadonlySet<string>;
  readonly idioms: readonly string[];
}

const parsed = new Map<Language, Parsed>();

function parse(language: Language): Parsed {
  const { amounts, spaced } = vocabularies[language];
  const words = (list: keyof AmountWords): ReadonlySet<string> => new Set(wordsIn(amounts[list]));
  return {
    panel: words('panel'),
    amounts: spaced ? new Set([...words('amounts'), ...wordsIn(english)]) : words('amounts'),
    opinions: words('opinions'),
    between: words('between'),
    populations: words('populations'),
    idioms: phrasesIn(amounts.idioms),
  };
}

interface Word {
  readonly word: string;
  readonly at: number;
  readonly end: number;
}

function inWords(sentence: string, lexicon: Parsed): string[] {
  const words = [...sentence.toLowerCase().matchAll(/[\p{L}\p{M}][\p{L}\p{M}\p{N}]*|\p{N}+|%/gu)].map(
    ({ 0: word, index }): Word => ({ word, at: index, end: index + word.length }),
  );
  const phrase = (from: number, to: number): string =>
    sentence.slice(words[Math.min(from, to)]?.at, words[Math.max(from, to)]?.end);
  const found: string[] = [];
  words.forEach(({ word }, at) => {
    const isFigure = /^(?:\p{N}+|%)$/u.test(word);
    if (!lexicon.amounts.has(word) && !isFigure) return;
    const index =
      nounBehind(words, at, isFigure ? nearFigure : near, lexicon) ??
      (isFigure ? null : (nounBefore(words, at, lexicon) ?? opinionAt(words, at, lexicon)));
    if (index !== null) found.push(phrase(at, index));
  });
  return [...found, ...idiomsIn(` ${words.map(({ word }) => word).join(' ')} `, lexicon, words)];
}

function nounBehind(words: readonly Word[], at: number, within: number, { panel }: Parsed): number | null {
  for (let index = at + 1; index <= at + within; index++)
    if (panel.has(words[index]?.word ?? '')) return index;
  return null;
}

/** "Die Modelle sind alle dafür", where no noun of its own follows the amount. */
function nounBefore(words: readonly Word[], at: number, { panel, between, opinions }: Parsed): number | null {
  const next = words[at + 1]?.word;
  if (next !== undefined && !between.has(next) && !opinions.has(next)) return null;
  for (const index of [at - 1, at - 2, at - 3]) if (panel.has(words[index]?.word ?? '')) return index;
  return null;
}

/**
 * The index of the opinion directly after an amount, or directly before it, as in "stimmen die
 * meisten zu".
 */
function opinionAt(words: readonly Word[], at: number, { opinions, between }: Parsed): number | null {
  for (let next = at + 1; next <= at + near; next++) {
    const word = words[next]?.word ?? '';
    if (opinions.has(word)) return next;
    if (!between.has(word)) break;
  }
  const follows = words[at + 1]?.word;
  if (follows !== undefined && !between.has(follows)) return null;
  for (const before of [at - 1, at - 2]) if (opinions.has(words[before]?.word ?? '')) return before;
  return null;
}

function idiomsIn(line: string, { idioms, populations }: Parsed, words: readonly Word[]): string[] {
  if (words.some(({ word }) => populations.has(word))) return [];
  return idioms.filter((idiom) => line.includes(` ${idiom} `));
}

/** For scripts without spaces. */
function inSigns(sentence: string, lexicon: Parsed): string[] {
  const others = [...lexicon.populations].some((each) => sentence.includes(each));
  const found = others ? [] : lexicon.idioms.filter((idiom) => sentence.includes(idiom));
  const nouns = [...lexicon.panel];
  const links = ['', ...lexicon.between];
  for (const amount of lexicon.amounts) {
    for (const at of placesOf(amount, sentence)) {
      const end = at + amount.length;
      const behind = sentence.slice(end, end + nearSigns).split(/[，、,：:（）()]/u)[0] ?? '';
      const before = sentence.slice(Math.max(0, at - nearSigns * 2), at);
      const tells =
        nouns.some((noun) => behind.includes(noun)) ||
        nouns.some(
          (noun) => links.some((link) => before.endsWith(`${noun}${link}`)) && !behind.startsWith('の'),
        ) ||
        (!others && [...lexicon.opinions].some((opinion) => behind.slice(0, 4).includes(opinion)));
      if (tells) found.push(sentence.slice(Math.max(0, at - 3), end + nearSigns));
    }
  }
  return found;
}

function placesOf(part: string, text: string): number[] {
  const offsets: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) offsets.push(at);
  return offsets;
}
