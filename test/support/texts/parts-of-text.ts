import { splitSentences } from '../../../src/text/sentences.ts';

/** The numbers of a text by size, for they change places from language to language. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits)).sort(ascending);
}

export function ascending(a: number, b: number): number {
  return a - b;
}

export function sentencesIn(text: string): string[] {
  const characters = Array.from(text);
  return splitSentences(text).map(({ offset, length }) => characters.slice(offset, offset + length).join(''));
}
