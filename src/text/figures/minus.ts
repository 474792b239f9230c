import { alternativesIn, phrasesIn } from '../../languages/languages.ts';
import { literally } from '../words.ts';

/** The longest phrase for minus, with the words before it that make it none. */
const readBefore = 24;

/**
 * Whether a number that begins here has a minus sign or a word for one. A hyphen behind a number
 * and its unit, as in "20%-30%", is none; an en dash is one only where no number is before it.
 */
export function isBelowZero(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - readBefore), start);
  return (signPattern.test(before) && !rangePattern.test(before)) || isMinusWord(before);
}

/** The sign of a currency may stand between: "-$400", "-R$ 9". */
const signPattern = /(?:^|[^\p{L}\p{N}%‰°])[-−–](?:\p{Lu}{0,3}\p{Sc}\s?)?$/u;
const rangePattern = /\p{N} ?[%‰°\p{Sc}'"’”′]{1,2}[-−–]$|\p{N} ?[%‰°\p{Sc}'"’”′]{0,2}[CF]? {0,2}–$/u;

function isMinusWord(before: string): boolean {
  return minusPattern.test(before) && !otherPattern.test(before);
}

const phrasesOf = (spaced: boolean, list: 'minus' | 'notMinus') =>
  alternativesIn(({ numbers }) => phrasesIn(numbers[list]).map(literally), spaced);
const minusPattern = new RegExp(
  `(?:^|[^\\p{L}\\p{N}/+])(?:${phrasesOf(true, 'minus')}) $|(?:${phrasesOf(false, 'minus')})$`,
  'iu',
);
const otherPattern = new RegExp(
  `\\p{N}[^\\p{L}\\p{N}]{1,2}\\p{L}+ $|(?<![\\p{L}\\p{N}])(?:${phrasesOf(true, 'notMinus')}) $`,
  'iu',
);
