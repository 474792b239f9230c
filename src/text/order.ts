/**
 * Compares two texts by Unicode code point, for `sort`. JavaScript's own `<` compares UTF-16 units,
 * which puts characters beyond U+FFFF before U+E000: another order than PostgreSQL's "C" collation,
 * by which responses are sorted.
 */
export function byCodePoint(a: string, b: string): number {
  const end = Math.min(a.length, b.length);
  for (let i = 0; i < end; i++) {
    const left = a.charCodeAt(i);
    const right = b.charCodeAt(i);
    if (left !== right) return rank(left) - rank(right);
  }
  return a.length - b.length;
}

/** The distinct values, sorted by code point. */
export function uniqueSorted(values: Iterable<string>): string[] {
  return [...new Set(values)].sort(byCodePoint);
}

/** Surrogates encode the highest code points, so they rank above U+E000 to U+FFFF. */
function rank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit >= 0xe000 ? unit - 0x800 : unit + 0x2000;
}
