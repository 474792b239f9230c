import type { Language } from '../codes.ts';
import { germanPage } from './de.ts';
import { englishPage } from './en.ts';
import { spanishPage } from './es.ts';
import { frenchPage } from './fr.ts';
import { italianPage } from './it.ts';
import { japanesePage } from './ja.ts';
import type { PageWords } from './page-words.ts';
import { portuguesePage } from './pt.ts';
import { chinesePage } from './zh.ts';

const pages: Readonly<Record<Language, PageWords>> = {
  en: englishPage,
  de: germanPage,
  fr: frenchPage,
  es: spanishPage,
  pt: portuguesePage,
  it: italianPage,
  zh: chinesePage,
  ja: japanesePage,
};

/** The words of a report's page in the language of the report; in English for one that has none. */
export function pageWordsIn(language: string | undefined): PageWords {
  return new Map<string, PageWords>(Object.entries(pages)).get(language ?? '') ?? englishPage;
}
