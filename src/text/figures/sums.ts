import { scaleAt } from './scale-words.ts';

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
