/**
 * The similarity of two groupings of the same items, from the pairs that both put together,
 * adjusted for chance.
 * @param a the group of each item
 * @param b the other grouping, in the same order of items
 * @returns 1 for equal groups whatever their names, about 0 for random groups, negative for worse;
 * 1 if both put all items together, or each apart
 * @see Hubert & Arabie 1985, "Comparing partitions"
 */
export function adjustedRandIndex(a: readonly string[], b: readonly string[]): number {
  if (a.length !== b.length) throw new Error('the two lists are of different things');
  const pairsIn = (keys: readonly string[]) =>
    [...Map.groupBy(keys, (key) => key).values()].reduce((sum, { length }) => sum + pairs(length), 0);
  const together = pairsIn(a.map((group, index) => `${group}\u0000${b[index]}`));
  const [inA, inB, all] = [pairsIn(a), pairsIn(b), pairs(a.length)];
  const expected = all === 0 ? 0 : (inA * inB) / all;
  const most = (inA + inB) / 2;
  return most === expected ? 1 : (together - expected) / (most - expected);
}

function pairs(count: number): number {
  return (count * (count - 1)) / 2;
}
