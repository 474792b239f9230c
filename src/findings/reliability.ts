import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** The values that coders gave one unit, in any order; a coder who was not asked is left out. */
export type Unit = readonly string[];

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Krippendorff's α for nominal values: 1 if the coders always agree, 0 if they agree as often as by
 * chance, negative if they agree less often. Units that fewer than two coders coded are ignored.
 * "Not addressed" is a value and not missing data: the coder looked and could have found something.
 * If it were missing, a coder who never finds anything would be left out of the measure instead of
 * failing it.
 * @returns null if there is nothing to compare, or only one value: then agreement cannot be told
 * from chance
 * @see Krippendorff, Content Analysis, 2nd ed. (2004), chapter 11; "Computing Krippendorff's
 * Alpha-Reliability" (2011); Hayes and Krippendorff, "Answering the Call for a Standard Reliability
 * Measure for Coding Data" (2007)
 */
export function krippendorffAlpha(units: readonly Unit[]): number | null {
  const values = valuesOf(units);
  return alphaOf(coincidencesOf(units, values));
}

/**
 * The 95 % bootstrap interval of α. Whole responses are drawn, not single units: a coder who
 * misreads a response errs in several of its units, so these are not independent (Field and Welsh,
 * "Bootstrapping clustered data", 2007; percentiles as in Hayes and Krippendorff, 2007).
 * @param responses the units of each response
 * @returns null if α is null
 */
export function alphaInterval(responses: readonly (readonly Unit[])[]): Interval | null {
  const values = valuesOf(responses.flat());
  return bootstrapInterval(
    responses.map((units) => coincidencesOf(units, values)),
    alphaOf,
  );
}

/**
 * Our choice: with a thousand draws the ends of the interval are steady to two decimals, as it is
 * printed.
 */
const draws = 1_000;

type Figure = (sums: readonly number[]) => number | null;

/** The last interval of each figure: a report and then its checks ask for the same one. */
const lastOf = new WeakMap<Figure, { readonly counts: string; readonly interval: Interval | null }>();

/**
 * The 95 % bootstrap interval of a figure that follows from sums over responses. The same responses
 * give the same draws, in any order.
 * @param counts those of each response, all of one length
 * @returns null if the figure always is
 */
export function bootstrapInterval(counts: readonly (readonly number[])[], figure: Figure): Interval | null {
  const counted = counts.toSorted((a, b) => (a.join() < b.join() ? -1 : 1)); // Otherwise models' names would decide the draws.
  const key = counted.map((own) => own.join()).join(' ');
  const last = lastOf.get(figure);
  if (last?.counts === key) return last.interval;
  const interval = intervalOf(counted, figure);
  lastOf.set(figure, { counts: key, interval });
  return interval;
}

function intervalOf(counted: readonly (readonly number[])[], figure: Figure): Interval | null {
  const random = xoroshiro128plus(0);
  const found: number[] = [];
  for (let draw = 0; draw < draws; draw++) {
    const drawn = counted.map(() => counted[uniformInt(random, 0, counted.length - 1)] ?? []);
    const value = figure(sumOf(drawn, counted[0]?.length ?? 0));
    if (value !== null) found.push(value);
  }
  found.sort((a, b) => a - b);
  const [low, high] = [0.025, 0.975].map((share) => found[Math.round(share * (found.length - 1))]);
  return low === undefined || high === undefined ? null : { low, high };
}

/**
 * The coincidence matrix, row by row: how often two values meet within a unit, weighted by 1 /
 * (coders of the unit − 1).
 */
type Coincidences = readonly number[];

function valuesOf(units: readonly Unit[]): string[] {
  return [...new Set(units.flat())].sort();
}

function coincidencesOf(units: readonly Unit[], values: readonly string[]): Coincidences {
  const cells = new Array<number>(values.length ** 2).fill(0);
  const indexOf = new Map(values.map((value, index) => [value, index]));
  for (const unit of units) {
    const indexes = unit.map((value) => indexOf.get(value) ?? 0);
    for (const [coder, row] of indexes.entries())
      for (const [other, column] of indexes.entries()) {
        const cell = row * values.length + column;
        if (coder !== other) cells[cell] = (cells[cell] ?? 0) + 1 / (unit.length - 1);
      }
  }
  return cells;
}

/** The sum of lists of numbers, place by place. */
export function sumOf(parts: readonly (readonly number[])[], length: number): number[] {
  const cells = new Array<number>(length).fill(0);
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
