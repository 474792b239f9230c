import { type Language, languages } from '../../../src/languages/codes.ts';
import { lines } from './lines.ts';

/** The lines of one kind in `test/unit/languages/<code>.txt`. */
export function linesIn(language: Language, kind: string): string[] {
  return lines(new URL(`../../unit/languages/${language}.txt`, import.meta.url))
    .filter((line) => line.kind === kind)
    .map(({ text }) => text);
}

/** One question in every language of reports: the first of its file. */
export const questionsByLanguage = Object.fromEntries(
  languages.map((language) => [language, linesIn(language, 'question')[0]]),
) as Readonly<Record<Language, string>>;
