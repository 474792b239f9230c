interface Given {
  readonly low: number;
  readonly high: number;
}

/** A number, as both ends, and how many give it. */
interface PointCount extends Given {
  readonly count: number;
}

/** Our choice: more numbers than these are told by range and median. */
const pointsMax = 4;
/** Our choice: as for quartiles. Of five figures with four values two are equal. */
const givenMin = 5;

/**
 * How many give which number, the most frequent first, where few numbers are given by many: a
 * middle says less than these. None if they are one number, or if any is a range.
 */
export function pointCounts(given: readonly Given[]): PointCount[] {
  if (given.length < givenMin || given.some(({ low, high }) => low !== high)) return [];
  const byPoint = Map.groupBy(given, ({ low }) => low);
  if (byPoint.size < 2 || byPoint.size > pointsMax) return [];
  return [...byPoint]
    .map(([point, own]) => ({ low: point, high: point, count: own.length }))
    .sort((a, b) => b.count - a.count || a.low - b.low);
}
