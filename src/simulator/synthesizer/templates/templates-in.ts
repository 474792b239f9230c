import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
import { portuguese } from './pt.ts';
import type { Templates } from './templates.ts';
import { chinese } from './zh.ts';

/** By the English name of their language. */
export const templates: Readonly<Record<string, Templates>> = {
  English: english,
  German: german,
  French: french,
  Spanish: spanish,
  Portuguese: portuguese,
  Italian: italian,
  Chinese: chinese,
  Japanese: japanese,
};

/** The language that a prompt asks for, by its English name; English if it names none. */
export function languageAskedFor(prompt: string): string {
  return /\bword it in ([A-Z][a-z]+)\b/.exec(prompt)?.[1] ?? 'English';
}

/** @param language as a prompt names it; English if there are no sentences in it */
export function templatesIn(language: string): Templates {
  return templates[language] ?? english;
}
