/**
 * Order of two texts by Unicode code point, for `sort`. JavaScript's own `<` goes by UTF-16 unit, which puts a
 * character beyond U+FFFF before U+E000: another order than PostgreSQL's "C" collation, which sorts the responses.
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

/** Surrogates stand for the highest code points, so they move above U+E000 to U+FFFF. */
function rank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit >= 0xe000 ? unit - 0x800 : unit + 0x2000;
}
