/** The text with "^" before a raised exponent: the compatibility form of "10⁶" would be 106. */
export function withExponentsApart(text: string): string {
  return text.replaceAll(raised, (exponent) => `^${exponent.normalize('NFKC')}`);
}

/**
 * The power of ten by which a number is multiplied: 6 for "3 × 10^6" and "3e6", 5 for the ten of
 * "10^6"; null if there is none, as in "apartment 3E5".
 * @param behind some twenty characters behind the number, in compatibility form
 */
export function exponentBehind(
  written: string,
  behind: string,
): { readonly length: number; readonly power: number } | null {
  const ofTen = written === '10' ? ownExponent.exec(behind) : null;
  const [found, exponent] = ofTen ?? timesTen.exec(behind) ?? letterE.exec(behind) ?? [];
  if (found === undefined || exponent === undefined) return null;
  if (/^E[0-9]/.test(found) && !/[.,]/.test(written)) return null;
  const power = Number(exponent.replace(/^[−–]/, '-'));
  return { length: found.length, power: ofTen ? power - 1 : power };
}

const raised = /(?<=\p{Nd})[⁺⁻]?[⁰¹²³⁴-⁹]{1,3}(?![⁰¹²³⁴-⁹])/gu;
const ownExponent = /^\^[({]?([-−–+]?[0-9]{1,3})(?![0-9])/;
const timesTen = /^ ?[×x·⋅*] ?10\^[({]?([-−–+]?[0-9]{1,3})(?![0-9])/;
const letterE = /^e([-−+]?[0-9]{1,3})(?![\p{L}\p{N}])/iu;
