/** The sign of a currency at the beginning of a unit, and what stands behind; not that of cents. */
const signBefore = /^((?:\p{Lu}{1,3}|U\.S\.)?(?!¢)\p{Sc})(?:\s+(.+)|(\/.+)|)$/su;

/**
 * Divides a unit ("R$ por mês", "$/kWh") into the sign that stands before its figures, with the
 * space that the language has there, and what stands behind them. The sign is empty where there is
 * none, or where the language writes it behind.
 * @param locale a tag of BCP 47
 */
export function currencySigns(
  locale: string,
): (unit: string) => { readonly sign: string; readonly behind: string } {
  const gap = gapBehindSign(locale);
  return (unit) => {
    const [, sign, words, per = ''] = (gap === null ? null : signBefore.exec(unit)) ?? [];
    if (sign === undefined) return { sign: '', behind: '' };
    return { sign: `${sign}${gap}`, behind: words === undefined ? per : ` ${words}` };
  };
}

/** The sign at the beginning of a unit, wherever a language writes it: "$" of "$ a month". */
export function signOf(unit: string): string {
  return signBefore.exec(unit)?.[1] ?? '';
}

/** Null where the sign is behind the figure. */
function gapBehindSign(locale: string): string | null {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).formatToParts(1);
  if (parts[0]?.type !== 'currency') return null;
  return parts[1]?.type === 'literal' ? parts[1].value : '';
}
