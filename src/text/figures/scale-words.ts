import { phrasesIn, vocabularies } from '../../languages/languages.ts';
import { exponentBehind } from './exponents.ts';

/** Signs with two meanings; 0 stands for "no multiplication", as in "5 m". */
const signs: Readonly<Record<string, readonly number[]>> = {
  k: [0, 3],
  K: [0, 3],
  m: [0, 6],
  M: [0, 6],
  B: [0, 9],
  T: [0, 12],
};

/** Words of languages in which no report is written. */
const others: Readonly<Record<number, string>> = {
  4: '만',
  6: 'миллион|миллиона|миллионов',
  8: '억',
  9: 'миллиард|миллиарда|миллиардов',
};

/** The powers of ten that a word or sign may stand for behind a number. */
export const scales: ReadonlyMap<string, readonly number[]> = new Map([
  ...[...Object.values(vocabularies).map(({ numbers }) => numbers.scales), others].flatMap((list) =>
    Object.entries(list).flatMap(([power, phrases]) =>
      phrasesIn(phrases).map((phrase) => [phrase, [Number(power)]] as const),
    ),
  ),
  ...Object.entries(signs),
]);

/** The longest scale word has two parts of eight letters each. */
const scaleMaxLength = 18;
const lettersPattern = /^\p{L}+(?: \p{L}+)?/u;

/**
 * The longest word or sign behind a number that multiplies it: "million", "mil millones", "万", "M".
 */
export function scaleAt(
  text: string,
  end: number,
  written: string,
): { readonly length: number; readonly powers: readonly number[] } {
  const behind = text.slice(end, end + scaleMaxLength + 1);
  const exponent = exponentBehind(written, behind);
  if (exponent) return { length: exponent.length, powers: [exponent.power] };
  const gap = /^[ -]/.test(behind) ? 1 : 0;
  const [words = ''] = lettersPattern.exec(behind.slice(gap)) ?? [];
  const [first = ''] = words.split(' ');
  for (const each of [words, first, ...wordsWithoutSpaces(first)]) {
    const powers = scales.get(each) ?? scales.get(each.toLowerCase());
    if (powers) return { length: gap + each.length, powers };
  }
  return { length: 0, powers: [] };
}

/** In a script without spaces the next word follows the scale directly: "万次". */
function wordsWithoutSpaces(word: string): string[] {
  return /^[\p{scx=Han}\p{scx=Hang}]/u.test(word) ? [word.slice(0, 2), word.slice(0, 1)] : [];
}

/**
 * The whole of a number that is written in parts, as Chinese, Japanese and Korean do: "1万5000" is
 * 15,000, "2兆3000億" are 2.3 trillion.
 * @param first the digits of the first part
 * @param end where its scale ends
 * @returns the value as digits, and where the last part ends; null if there is one part alone
 */
export function sumOfParts(
  text: string,
  first: string,
  { end, powers: [power = 0] }: { readonly end: number; readonly powers: readonly number[] },
): { readonly digits: string; readonly end: number } | null {
  if (power < 4 || !/^[0-9]{1,4}$/.test(first) || !hanScale.test(text.charAt(end - 1))) return null;
  const sum = { value: Number(first) * 10 ** power, end, below: power };
  for (;;) {
    const [digits] = nextDigits.exec(text.slice(sum.end, sum.end + 9)) ?? [];
    if (digits === undefined) break;
    const plain = digits.replaceAll(',', '');
    const scale = scaleAt(text, sum.end + digits.length, plain);
    const [next = 0] = hanScale.test(text.charAt(sum.end + digits.length)) ? scale.powers : [];
    if (next >= sum.below || plain.length > 4) break;
    sum.value += Number(plain) * 10 ** next;
    sum.end += digits.length + (next > 0 ? scale.length : 0);
    sum.below = next;
  }
  return sum.end === end || !Number.isSafeInteger(sum.value)
    ? null
    : { digits: String(sum.value), end: sum.end };
}

const hanScale = /[千万萬亿億兆천만억조]/;
const nextDigits = /^[0-9]{1,3}(?:,[0-9]{3}|[0-9])?(?![0-9.,])/;
