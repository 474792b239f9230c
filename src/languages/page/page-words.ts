import type { FigureWords } from '../../text/form/figure-format.ts';
import type { Language } from '../codes.ts';
import type { englishTexts } from './en.ts';

/**
 * A text with slots such as `{count}`; two where it depends on the count, by the plural rules of
 * the language.
 */
export type PageMessage = string | { readonly one: string; readonly other: string };

export type PageTextName = keyof typeof englishTexts;

/**
 * What the page of a report says in one language: data, so that a file that is sent can hold its
 * own.
 */
export interface PageWords extends FigureWords {
  readonly language: Language;
  /** With the space that a language has before or behind it. */
  readonly colon: string;
  readonly texts: Readonly<Record<PageTextName, PageMessage>>;
}
