import type { Messages } from './messages.ts';

/** The text with a capital, and with a full stop if it has no end mark, or a quoted one. */
export function sentence(words: Messages, text: string): string {
  const capital = capitalised(text);
  return /(?:[.!?…。！？\]]|[.…。] ?["'“”‘’»«」』])$/u.test(capital) ? capital : `${capital}${words.stop}`;
}

/** But for words whose second letter has the capital: "pH", "iPhones". */
export function capitalised(text: string): string {
  if (/^\p{Ll}\p{Lu}/u.test(text)) return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Sentences one after the other; empty ones are left out. */
export function paragraph(words: Messages, sentences: readonly string[]): string {
  return sentences
    .filter((text) => text !== '')
    .map((text) => sentence(words, text))
    .join(words.gap);
}
