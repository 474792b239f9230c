import { wordsOfAll } from '../../languages/languages.ts';

/**
 * Source of an expression for a fraction in compatibility form, with the whole number before it:
 * "1/2", "1 1/2", "1-1/2", "1 and 1/2". A slash also joins dates, scores, ratios and alternatives,
 * so these are fractions in lowest terms with the denominators of kitchens, workshops and shares.
 */
export const fractionSource =
  '(?<![/⁄∕]|\\p{N}[.,:])(?:[0-9]{1,3}(?:[ -]| and ))?(?:1[/⁄∕]2|[12][/⁄∕]3|[13][/⁄∕]4|[1-4][/⁄∕]5|[15][/⁄∕]6|1⁄[79]|[1357][/⁄∕]8|[1379][/⁄∕]10|(?:[13579]|1[135])[/⁄∕]16|(?:[12]?[13579]|31)[/⁄∕]32)(?![/⁄∕.,:]?\\p{N})';

/** The text with a space in "1½", whose compatibility form would be eleven halves. */
export function withFractionsApart(text: string): string {
  return text.replaceAll(/(?<=\p{N})(?=[¼-¾⅐-⅞])/gu, ' ');
}

/**
 * The decimal numbers that a fraction may be given as: 0.5; 0.33, 0.333, 0.3333 and all digits of a
 * third. Null if the writing is none.
 */
export function decimalsOf(written: string): string[] | null {
  const [, whole = '0', part, of] = /^(?:([0-9]+)(?:[ -]| and ))?([0-9]+)[/⁄∕]([0-9]+)$/.exec(written) ?? [];
  if (part === undefined || of === undefined) return null;
  const value = Number(whole) + Number(part) / Number(of);
  const exact = String(value);
  return exact.length <= longestExact
    ? [exact]
    : [2, 3, 4].map((digits) => value.toFixed(digits)).concat(exact);
}

/** "999.03125" has a value of its own; all others are rounded. */
const longestExact = 9;

/**
 * The two numbers of a fraction that may be none: "4/5" is a score too, and "phase 2/3" are two
 * phases, unlike "about 2/3". Empty for all others.
 * @param before the text before it
 */
export function numbersApart(written: string, before: string): string[] {
  const numbers = written.split('/');
  const [part, of] = numbers.map(Number);
  if (part === undefined || of === undefined || Number.isNaN(part)) return [];
  const isScore = of === 5 || of === 10;
  return isScore || (part + 1 === of && endsInNoun(before)) ? numbers : [];
}

/** Whether the word before a space or hyphen is none of those that stand before amounts. */
function endsInNoun(before: string): boolean {
  const [word = '', end] = before.slice(-20).split(/[ -]/).slice(-2);
  return end === '' && /^\p{L}+$/u.test(word) && !functionWords.has(word.toLowerCase());
}

const functionWords = wordsOfAll((vocabulary) => vocabulary.functionWords);
