import type { Language } from '../../text/language/language-of.ts';
import { german } from './catalogues/de.ts';
import { english, type Messages } from './catalogues/en.ts';
import { spanish } from './catalogues/es.ts';
import { figures } from './catalogues/figures.ts';
import { french } from './catalogues/fr.ts';
import { italian } from './catalogues/it.ts';
import { japanese } from './catalogues/ja.ts';
import { portuguese } from './catalogues/pt.ts';
import { chinese } from './catalogues/zh.ts';

const catalogues: Readonly<Record<Language, Messages>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  zh: chinese,
  ja: japanese,
};

/** The sentences of this service in a language; figures alone for one that has no catalogue. */
export function wordsOf(language: Language | null): Messages {
  return language === null ? figures : catalogues[language];
}
