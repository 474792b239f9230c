import { germanTemplates } from './de.ts';
import { englishTemplates } from './en.ts';
import { spanishTemplates } from './es.ts';
import { frenchTemplates } from './fr.ts';
import { italianTemplates } from './it.ts';
import { japaneseTemplates } from './ja.ts';
import { portugueseTemplates } from './pt.ts';
import type { Templates } from './templates.ts';
import { chineseTemplates } from './zh.ts';

/** By the English name of their language. */
export const templates: Readonly<Record<string, Templates>> = {
  English: englishTemplates,
  German: germanTemplates,
  French: frenchTemplates,
  Spanish: spanishTemplates,
  Portuguese: portugueseTemplates,
  Italian: italianTemplates,
  Chinese: chineseTemplates,
  Japanese: japaneseTemplates,
};

/** The language that a prompt asks for, by its English name; English if it names none. */
export function languageAskedFor(prompt: string): string {
  return /\bword it in ([A-Z][a-z]+)\b/.exec(prompt)?.[1] ?? 'English';
}

/** @param language as a prompt names it; English if there are no sentences in it */
export function templatesIn(language: string): Templates {
  return templates[language] ?? englishTemplates;
}
