import type { Language } from './codes.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
import { portuguese } from './pt.ts';
import type { Vocabulary } from './vocabulary.ts';
import { chinese } from './zh.ts';

export const vocabularies: Readonly<Record<Language, Vocabulary>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  zh: chinese,
  ja: japanese,
};

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(vocabularies, code);
}

export function wordsIn(list: string): string[] {
  return list.split(/\s+/).filter((word) => word !== '');
}

export function phrasesIn(list: string): string[] {
  return list
    .split('|')
    .map((phrase) => wordsIn(phrase).join(' '))
    .filter((phrase) => phrase !== '');
}

/**
 * Reads a list such as "min minute, minutes | h hour, hours": each unit's sign, and the ways to
 * write it.
 */
export function namedUnits(list: string): (readonly [written: string, sign: string])[] {
  return list.split('|').flatMap((entry) => {
    const [, sign = '', phrases = ''] = /^\s*(\S+)\s+(.*)$/s.exec(entry) ?? [];
    return phrases.split(',').map((phrase) => [phrase.trim().replaceAll(/\s+/g, ' '), sign] as const);
  });
}

/** The words of all languages, for texts whose language is not known. */
export function wordsOfAll(list: (vocabulary: Vocabulary) => string): ReadonlySet<string> {
  return new Set(Object.values(vocabularies).flatMap((vocabulary) => wordsIn(list(vocabulary))));
}

/**
 * Alternatives of a regular expression in all languages that put spaces between words, or in all
 * others.
 */
export function alternativesIn(
  list: (vocabulary: Vocabulary) => string | readonly string[],
  spaced: boolean,
): string {
  return Object.values(vocabularies)
    .filter((vocabulary) => vocabulary.spaced === spaced)
    .flatMap(list)
    .filter((source) => source !== '')
    .join('|');
}

/**
 * An expression for each language that has words for it. Each stands alone, so that adding a
 * language leaves those of the others as they were judged.
 */
export function expressionsOf(source: (vocabulary: Vocabulary) => string, flags: string): RegExp[] {
  return Object.values(vocabularies)
    .map(source)
    .filter((pattern) => pattern !== '')
    .map((pattern) => new RegExp(pattern, flags));
}

export function matchesAny(text: string, expressions: readonly RegExp[]): boolean {
  return expressions.some((expression) => expression.test(text));
}
