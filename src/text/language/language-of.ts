import type { Language } from '../../languages/codes.ts';
import { isLanguage, vocabularies, wordsIn } from '../../languages/languages.ts';
import { otherLanguages } from '../../languages/others.ts';
import type { Vocabulary } from '../../languages/vocabulary.ts';

/** Our choice: what follows may be a document in another language. */
const readCharacters = 2_000;
/**
 * The first sentence is the asker's own. Our choice: it decides if the best language has half as
 * much again as the next, and more than one word speaks for it: "I am learning Mandarin." has one
 * word that German has too.
 */
const openingWords = 20;
const clearLead = 1.5;

/**
 * The language in which a question is asked; null for one in which this service cannot write. A
 * question without any evidence, such as "Rust vs Go", counts as English.
 */
export function languageOf(question: string): Language | null {
  const whole = question.slice(0, readCharacters).normalize('NFC').toLowerCase();
  const unquoted = whole.replace(quoted, ' … ');
  const text = isTelling(unquoted) ? unquoted : whole;
  const script = scriptOf(text);
  if (script !== 'latin') return script;
  const words = wordsOf(text);
  const sentence = wordsOf(text.slice(0, text.search(/[.?!\n]/) + 1));
  const opening = sentence.length < 3 ? words : sentence;
  const code = clearFirst(opening.slice(0, openingWords), latinEvidence) ?? ranked(words)[0]?.[0] ?? 'en';
  return isLanguage(code) ? code : null;
}

/** A quotation or code may be in any language. */
const quoted = /"[^"]*"|“[^“”]*”|„[^„“”"]*[“”"]|«[^«»]*»|»[^«»]*«|「[^「」]*」|『[^『』]*』|`[^`]*`/gu;

/** Whether what is left shows a language: a word that only one other has will do. */
function isTelling(unquoted: string): boolean {
  return scriptOf(unquoted) !== 'latin' || clearFirst(wordsOf(unquoted), latinEvidence / 4) !== null;
}

function clearFirst(words: readonly string[], min: number): string | null {
  const [first, second] = ranked(words);
  return first !== undefined && first[1] >= min && first[1] >= (second?.[1] ?? 0) * clearLead
    ? first[0]
    : null;
}

function wordsOf(text: string): string[] {
  return text.replaceAll("'", '’').match(/[¿¡]?\p{L}+’?/gu) ?? [];
}

/** Languages with the evidence for them, the most first. How words end decides a tie. */
function ranked(words: readonly string[]): [code: string, points: number][] {
  const scores = new Map<string, number>();
  const endings = new Map<string, number>();
  for (const word of words) {
    const codes = languagesWith.get(word) ?? languagesWith.get(word.replace(/[¿¡’]/g, ''));
    if (codes === undefined) add(endings, languagesEnding(word));
    else add(scores, codes);
  }
  const text = words.join(' ');
  for (const [letters, codes] of tellingLetters) if (letters.test(text)) add(scores, codes);
  const ended = (code: string): number => endings.get(code) ?? 0;
  return [...scores].sort(([a, pointsA], [b, pointsB]) => pointsB - pointsA || ended(b) - ended(a));
}

/** Languages share the weight of what they have in common. */
function add(scores: Map<string, number>, codes: readonly string[]): void {
  for (const code of codes) scores.set(code, (scores.get(code) ?? 0) + 2 / codes.length);
}

/** The languages in which the longest listed ending of a word is frequent. */
function languagesEnding(word: string): readonly string[] {
  for (let start = Math.max(1, word.length - 6); start < word.length; start++) {
    const codes = languagesWithEnding.get(word.slice(start));
    if (codes !== undefined) return codes;
  }
  return [];
}

type Words = Pick<Vocabulary, 'functionWords' | 'letters' | 'endings'>;
const all: [string, Words][] = Object.entries({ ...vocabularies, ...otherLanguages });
const languagesWith = codesBy(({ functionWords }) => functionWords);
const languagesWithEnding = codesBy(({ endings }) => endings ?? '');
const tellingLetters = [...codesBy(({ letters }) => letters)].map(
  ([letters, codes]) => [new RegExp(`[${letters}]`, 'u'), codes] as const,
);

/** The languages that have a word or a group of letters in their list. */
function codesBy(list: (words: Words) => string): ReadonlyMap<string, readonly string[]> {
  const codes = new Map<string, string[]>();
  for (const [code, words] of all)
    for (const each of new Set(wordsIn(list(words)))) codes.set(each, [...(codes.get(each) ?? []), code]);
  return codes;
}

const kana = /[\p{scx=Hira}\p{scx=Kana}]/u;
const han = /\p{sc=Han}/u;
const latin = /\p{sc=Latin}/u;

/**
 * Two words of one language. Names in Latin letters alone are no reason to take a question for
 * English.
 */
const latinEvidence = 4;

function scriptOf(text: string): 'latin' | 'zh' | 'ja' | null {
  const counts = { kana: 0, han: 0, latin: 0, other: 0 };
  for (const letter of text.match(/\p{L}/gu) ?? []) {
    if (kana.test(letter)) counts.kana++;
    else if (han.test(letter)) counts.han++;
    else if (latin.test(letter)) counts.latin++;
    else counts.other++;
  }
  const foreign = counts.kana + counts.han + counts.other;
  if (foreign === 0) return 'latin';
  const evidence = ranked(wordsOf(text))[0]?.[1] ?? 0;
  if (counts.latin > foreign && evidence >= latinEvidence) return 'latin';
  if (counts.other > counts.kana + counts.han) return null;
  return counts.kana > 0 ? 'ja' : 'zh';
}
