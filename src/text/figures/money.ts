import { namedUnits, vocabularies } from '../../languages/languages.ts';
import { literally } from '../words.ts';

/** Parts of money, each a hundredth of any of these currencies, whichever a text is about. */
export const hundredths: ReadonlyMap<string, readonly string[]> = new Map([
  ['cent', ['EUR', 'USD', 'CAD', 'AUD', 'MXN', 'BRL', 'CHF']],
  ['penny', ['GBP']],
  ['kopeck', ['RUB']],
]);

/** Their signs, and those of these currencies; and words of a language that has no vocabulary. */
export const moneySigns = `EUR € | USD $, US$, U.S.$, U.S. dollar, U.S. dollars | GBP £ | CAD C$, CA$ | AUD A$, AU$ |
  BRL R$ | RUB ₽, руб, рубль, рубля, рублей | CHF sfr | cent ¢ | penny p | kopeck коп, копейка, копейки, копеек`;

/** A currency that has cents, or a cent. */
type Money = string;

/**
 * What a number is an amount of, by the sign before it or the sign or word behind it: "USD" for
 * "$5" and "5 dollars", "cent" for "5 cents"; null if that is no money that has hundredths.
 */
export function moneyAt(text: string, start: number, end: number): Money | null {
  const [behind] = behindPattern.exec(text.slice(end, end + longest + 2)) ?? [];
  const [before] = beforePattern.exec(text.slice(Math.max(0, start - longestSign - 2), start)) ?? [];
  const written = (behind ?? before)?.replace(/^[ -]/, '').trim().toLowerCase();
  return moneyByWriting.get(written ?? '') ?? null;
}

/** The part of money that it is or has, such as "cent", and how many, as a power of ten. */
export function partsOfMoney(money: Money): { readonly part: string; readonly power: number } | null {
  for (const [part, currencies] of hundredths) {
    if (part === money) return { part, power: 0 };
    if (currencies.includes(money)) return { part, power: 2 };
  }
  return null;
}

const money = new Set([...hundredths.keys(), ...[...hundredths.values()].flat()]);
const named = [moneySigns, ...Object.values(vocabularies).map(({ units }) => units.names)].flatMap(
  namedUnits,
);
/** By writing in lower case. */
const moneyByWriting: ReadonlyMap<string, Money> = new Map(
  [...[...money].map((sign) => [sign, sign] as const), ...named]
    .filter(([, sign]) => money.has(sign))
    .map(([written, sign]) => [written.toLowerCase(), sign] as const),
);
const writings = [...moneyByWriting.keys()].toSorted((a, b) => b.length - a.length);
const signs = writings.filter((writing) => /\p{Sc}$/u.test(writing) || /^[a-z]{3}$/.test(writing));
const longest = writings[0]?.length ?? 0;
const longestSign = signs[0]?.length ?? 0;

const oneOf = (all: readonly string[]) => `(?:${all.map(literally).join('|')})`;
const isWord = (writing: string) => /[\p{Script=Latin}\p{Script=Cyrillic}]$/u.test(writing);
const behindPattern = new RegExp(
  `^[ -]?(?:${oneOf(writings.filter(isWord))}(?![\\p{L}\\p{N}])|${oneOf(writings.filter((each) => !isWord(each)))})`,
  'iu',
);
const beforePattern = new RegExp(`(?<!\\p{L})${oneOf(signs)} ?$`, 'iu');
