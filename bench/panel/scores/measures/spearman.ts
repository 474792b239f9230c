/**
 * Spearman's rank correlation, with the mean rank for equal values.
 * @returns −1 to 1; null if there are fewer than two pairs, or all values of a side are equal
 * @see Spearman 1904, "The proof and measurement of association between two things"
 */
export function spearman(pairs: readonly (readonly [number, number])[]): number | null {
  const [a, b] = [ranks(pairs.map(([one]) => one)), ranks(pairs.map(([, other]) => other))];
  const mean = (pairs.length + 1) / 2;
  const sum = (of: (at: number) => number) => pairs.reduce((total, _, at) => total + of(at), 0);
  const off = (of: readonly number[], at: number) => (of[at] ?? 0) - mean;
  const spread = Math.sqrt(sum((at) => off(a, at) ** 2) * sum((at) => off(b, at) ** 2));
  return spread === 0 ? null : sum((at) => off(a, at) * off(b, at)) / spread;
}

function ranks(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });
}
