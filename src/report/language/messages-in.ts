import type { Language } from '../../languages/codes.ts';
import { vocabularies } from '../../languages/languages.ts';
import { figures } from './figures.ts';
import { type Messages, messagesOf } from './messages.ts';

/** The messages of a language; figures alone for one that has none. */
export function messagesIn(language: Language | null): Messages {
  if (language === null) return figures;
  const known = made.get(language) ?? messagesOf(vocabularies[language]);
  made.set(language, known);
  return known;
}

const made = new Map<Language, Messages>();
