/**
 * How alike two ways are to part the same things into groups, by the pairs that both put together, adjusted for chance.
 * @param a the group of each thing, in one order; @param b likewise
 * @returns 1 for the same groups whatever their names, about 0 for groups by chance, negative for worse; 1 where both put
 *   all things together, or each apart
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
