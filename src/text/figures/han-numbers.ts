import { phrasesIn, vocabularies } from '../../languages/languages.ts';
import { numbersIn } from './number-runs.ts';

/** The numbers in the script of Han: "二十五", "一百五十", "三千五百万". Linear in the text. */
export function hanNumbers(text: string): number[] {
  return (text.match(numeralPattern) ?? []).flatMap(valuesOf);
}

/** "二三" are two numbers. */
function valuesOf(numerals: string): number[] {
  const values: number[] = [];
  let [total, section, digit]: [number, number, number | null] = [0, 0, null];
  for (const numeral of numerals) {
    const value = numeralValues.get(numeral) ?? 0;
    if (value >= 10_000) {
      total += (section + (digit ?? 0) || 1) * value;
      [section, digit] = [0, null];
    } else if (value >= 10) {
      section += (digit ?? 1) * value;
      digit = null;
    } else {
      if (digit !== null) {
        values.push(total + section + digit);
        [total, section] = [0, 0];
      }
      digit = value === 0 ? null : value;
    }
  }
  return [...values, total + section + (digit ?? 0)];
}

const numeralValues: ReadonlyMap<string, number> = new Map(
  Object.values(vocabularies)
    .filter(({ spaced }) => !spaced)
    .flatMap(({ numbers }) => [
      ...numbersIn(numbers.words),
      ...phrasesIn(numbers.one).map((one) => [one, 1] as const),
      ...Object.entries(numbers.scales).flatMap(([power, phrases]) =>
        phrasesIn(phrases)
          .filter((phrase) => [...phrase].length === 1)
          .map((phrase) => [phrase, 10 ** Number(power)] as const),
      ),
    ]),
);
const numeralPattern = new RegExp(`[${[...numeralValues.keys()].join('')}]+`, 'gu');
