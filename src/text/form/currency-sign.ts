/** The sign of a currency as a unit begins with it, and what stands behind. */
const signBefore = /^((?:R|US|U\.S\.|CA?|AU?)?\$|[€£₽¥])(?:\s+(.+)|)$/su;

/**
 * Divides a unit ("R$ por mês") into the sign that stands before its figures, with the space that
 * the language has there, and the rest. The sign is empty where there is none, or where the
 * language writes it behind.
 * @param locale a tag of BCP 47
 */
export function currencySigns(
  locale: string,
): (unit: string) => { readonly sign: string; readonly rest: string } {
  const gap = gapBehindSign(locale);
  return (unit) => {
    const found = gap === null ? null : signBefore.exec(unit);
    return found ? { sign: `${found[1]}${gap}`, rest: found[2] ?? '' } : { sign: '', rest: unit };
  };
}

/** Null where the sign is behind the figure. */
function gapBehindSign(locale: string): string | null {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).formatToParts(1);
  if (parts[0]?.type !== 'currency') return null;
  return parts[1]?.type === 'literal' ? parts[1].value : '';
}
