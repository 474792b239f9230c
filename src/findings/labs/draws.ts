import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Interval } from '../reliability.ts';

/** One outcome of drawing as many labs as there are, with replacement. */
export interface LabDraw {
  /** How many times each lab is in it. */
  readonly times: Uint16Array;
  /** How likely it is, as a multiple of the least likely one. */
  readonly weight: number;
}

/** The draws for a number of labs, the same for the same number. */
export type DrawsOf = (labs: number) => readonly LabDraw[];

/**
 * Labs that count as few: their draws are so few that all are counted, 1,716 for seven. A thousand
 * random ones would put the end of an interval at a neighbouring value now and then, and these lie
 * far apart.
 */
export const fewLabsMax = 7;

/**
 * Our choice, as for Krippendorff's α: with a thousand draws an end moves by less than a point from
 * seed to seed.
 */
const drawsMade = 1_000;

/** One in twenty draws is left out at each end. */
const tailParts = 20;

/**
 * Makes the draws for each number of labs once, those of few labs for all reports: they are small.
 */
export function labDraws(): DrawsOf {
  const drawsOfMany = once(someDraws);
  return (labs) => (labs <= fewLabsMax ? drawsOfFew(labs) : drawsOfMany(labs));
}

const drawsOfFew = once(everyDraw);

function once(make: DrawsOf): DrawsOf {
  const made = new Map<number, readonly LabDraw[]>();
  return (labs) => {
    const draws = made.get(labs) ?? make(labs);
    made.set(labs, draws);
    return draws;
  };
}

/**
 * The values below and above which less than a twentieth of the draws lies, or exactly that: the
 * ends of a 90 % percentile interval (Efron and Tibshirani, "An Introduction to the Bootstrap",
 * 1993, section 13.3).
 * @param found the value in each draw, with the draw's weight
 */
export function percentileEnds(found: readonly (readonly [value: number, weight: number])[]): Interval {
  // Draws of few labs share few values: these are sorted, and not the draws.
  const weights = new Map<number, number>();
  for (const [value, weight] of found) weights.set(value, (weights.get(value) ?? 0) + weight);
  const sorted = [...weights].sort(([a], [b]) => a - b);
  const total = sorted.reduce((sum, [, weight]) => sum + weight, 0);
  return { low: endOf(sorted, total), high: endOf(sorted.toReversed(), total) };
}

function endOf(sorted: readonly (readonly [number, number])[], total: number): number {
  let passed = 0;
  const end = sorted.find(([, weight]) => {
    passed += weight;
    return passed * tailParts > total;
  });
  return end?.[0] ?? 0;
}

/**
 * Each multiset of as many labs as there are, weighted by the number of orders in which it can be
 * drawn.
 */
function everyDraw(labs: number): LabDraw[] {
  let found = [{ times: [] as number[], left: labs, weight: 1 }];
  for (let after = labs - 1; after >= 0; after--) {
    found = found.flatMap(({ times, left, weight }) =>
      // The last lab takes what is left.
      Array.from({ length: after === 0 ? 1 : left + 1 }, (_, i) => {
        const taken = after === 0 ? left : i;
        return { times: [...times, taken], left: left - taken, weight: weight * choices(left, taken) };
      }),
    );
  }
  return found.map(({ times, weight }) => ({ times: Uint16Array.from(times), weight }));
}

function choices(of: number, taken: number): number {
  let ways = 1;
  for (let i = 1; i <= taken; i++) ways = (ways * (of - taken + i)) / i;
  return ways;
}

function someDraws(labs: number): LabDraw[] {
  const random = xoroshiro128plus(0);
  return Array.from({ length: drawsMade }, () => {
    const times = new Uint16Array(labs);
    for (let drawn = 0; drawn < labs; drawn++) {
      const lab = uniformInt(random, 0, labs - 1);
      times[lab] = (times[lab] ?? 0) + 1;
    }
    return { times, weight: 1 };
  });
}
