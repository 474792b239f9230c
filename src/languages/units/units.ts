import type { Language } from '../codes.ts';
import { germanUnits } from './de.ts';
import { englishUnits } from './en.ts';
import { spanishUnits } from './es.ts';
import { frenchUnits } from './fr.ts';
import { italianUnits } from './it.ts';
import { japaneseUnits } from './ja.ts';
import { portugueseUnits } from './pt.ts';
import type { UnitWords } from './unit-words.ts';
import { chineseUnits } from './zh.ts';

/**
 * The words of units by language. They stand apart from the vocabularies, because only figures need
 * them.
 */
export const unitWords: Readonly<Record<Language, UnitWords>> = {
  de: germanUnits,
  en: englishUnits,
  es: spanishUnits,
  fr: frenchUnits,
  it: italianUnits,
  ja: japaneseUnits,
  pt: portugueseUnits,
  zh: chineseUnits,
};
