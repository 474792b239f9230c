import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** What several coders made of one thing, in any order; a coder who was not asked about it is left out. */
export type Unit = readonly string[];

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Krippendorff's α for nominal values: 1 where the coders agree throughout, 0 where they agree as often as chance would
 * have it, below 0 where they agree less. A unit that fewer than two coders coded says nothing. Only what was not coded is
 * missing: silence that a coder has found, "not addressed", is a value like any other, since the coder could have found
 * another one. Were it missing, a coder who finds nothing anywhere would be left out of the measure instead of failing it.
 * @returns null where all values are the same one, or nothing can be compared: agreement can't be told from chance then
 * @see Krippendorff, Content Analysis, 2nd ed. (2004), chapter 11; "Computing Krippendorff's Alpha-Reliability" (2011);
 *   Hayes and Krippendorff, "Answering the Call for a Standard Reliability Measure for Coding Data" (2007)
 */
export function krippendorffAlpha(units: readonly Unit[]): number | null {
  const values = valuesOf(units);
  return alphaOf(coincidencesOf(units, values));
}

/** Our choice: with a thousand draws the ends of the interval are steady to two decimals, as it is printed. */
const draws = 1_000;

/**
 * The interval that holds 95 % of the α of samples drawn from this one with replacement. Drawn are responses with all
 * their units, not units: a coder who misreads a response does so in several of its units, which are no independent
 * evidence (Field and Welsh, "Bootstrapping clustered data", 2007; percentiles as in Hayes and Krippendorff, 2007). The
 * draws are the same for the same responses, in whatever order they come.
 * @param responses the units of each response
 * @returns null where α is
 */
export function alphaInterval(responses: readonly (readonly Unit[])[]): Interval | null {
  const values = valuesOf(responses.flat());
  const counted = responses
    .map((units) => coincidencesOf(units, values))
    .toSorted((a, b) => (a.join() < b.join() ? -1 : 1)); // As given, the models' names would decide the draws.
  const random = xoroshiro128plus(0);
  const found: number[] = [];
  for (let draw = 0; draw < draws; draw++) {
    const drawn = counted.map(() => counted[uniformInt(random, 0, counted.length - 1)] ?? []);
    const alpha = alphaOf(sumOf(drawn, values.length));
    if (alpha !== null) found.push(alpha);
  }
  found.sort((a, b) => a - b);
  const [low, high] = [0.025, 0.975].map((share) => found[Math.round(share * (found.length - 1))]);
  return low === undefined || high === undefined ? null : { low, high };
}

/** How often each value meets each value within a unit, each pair weighted by 1 / (coders of the unit − 1): a square, row by row. */
type Coincidences = readonly number[];

function valuesOf(units: readonly Unit[]): string[] {
  return [...new Set(units.flat())].sort();
}

function coincidencesOf(units: readonly Unit[], values: readonly string[]): Coincidences {
  const cells = new Array<number>(values.length ** 2).fill(0);
  const placeOf = new Map(values.map((value, place) => [value, place]));
  for (const unit of units) {
    const places = unit.map((value) => placeOf.get(value) ?? 0);
    for (const [coder, row] of places.entries())
      for (const [other, column] of places.entries()) {
        const cell = row * values.length + column;
        if (coder !== other) cells[cell] = (cells[cell] ?? 0) + 1 / (unit.length - 1);
      }
  }
  return cells;
}

function sumOf(parts: readonly Coincidences[], values: number): Coincidences {
  const cells = new Array<number>(values ** 2).fill(0);
  // A loop over numbers: an iterator would cost most of the interval's thousand draws.
  for (const part of parts) {
    for (let cell = 0; cell < cells.length; cell++) cells[cell] = (cells[cell] ?? 0) + (part[cell] ?? 0);
  }
  return cells;
}

/** 1 − observed / expected disagreement. */
function alphaOf(cells: Coincidences): number | null {
  const values = Math.sqrt(cells.length);
  const totals = Array.from({ length: values }, (_, row) =>
    cells.slice(row * values, (row + 1) * values).reduce((sum, count) => sum + count, 0),
  );
  const all = totals.reduce((sum, count) => sum + count, 0);
  const agreed = totals.reduce((sum, _, value) => sum + (cells[value * (values + 1)] ?? 0), 0);
  const expected = all ** 2 - totals.reduce((sum, count) => sum + count ** 2, 0);
  return expected <= 0 ? null : 1 - ((all - 1) * (all - agreed)) / expected;
}
