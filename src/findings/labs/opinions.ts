import type { Interval } from '../reliability.ts';
import { type DrawsOf, percentileEnds } from './draws.ts';
import { intervalLabsMin } from './intervals.ts';

export interface OpinionsOfLabs {
  /** The counted models of each lab. */
  readonly sizes: readonly number[];
  /** For each claim and each stance on it, how many models of each lab take it. */
  readonly claims: readonly (readonly (readonly number[])[])[];
}

/**
 * Why there is no estimate: no lab has two models that address the same claim; fewer than four
 * have; or models of one laboratory, or all models, differ so rarely that draws do not show how
 * uncertain it would be.
 */
export type NoOpinions = 'no_pairs_within_labs' | 'few_labs' | 'no_variation';

/** An estimate, or why there is none. */
export interface IndependentOpinions {
  readonly found: OpinionsEstimate | NoOpinions;
  /** Labs that it rests on: those with two models that address the same claim. */
  readonly labs: number;
}

export interface OpinionsEstimate {
  /** The effective number, not above the number of counted models. */
  readonly count: number;
  readonly interval: Interval;
  /** ρ: may be negative by chance, and then counts as 0. */
  readonly correlation: number;
}

/**
 * Kish's effective sample size: how many independent opinions would be as informative as those of
 * the counted models, n / (1 + (m̄ − 1) ρ), where m̄ = Σ m² / n for labs of m models. With ρ = 0 it
 * is the number of models; with ρ = 1, and labs of one size, the number of labs.
 *
 * ρ, the correlation within labs, is 1 − observed / expected disagreements of pairs of models of
 * one lab on the claims that both address. A pair is expected to disagree as often as models of
 * different labs do on the same claim. So agreement on a claim that is widely held is not counted
 * as dependence: it cannot be told apart from each having its own reasons. What all labs have in
 * common, such as their sources, is therefore not in ρ, and the number is that of independent
 * opinions if labs are independent of each other.
 *
 * The interval is that of ρ over drawn labs, for labs of the sizes that they have. Two copies of
 * one lab in a draw are not compared with each other. Time grows with claims × labs × draws.
 * @see Kish, "Survey Sampling" (1965), section 5.4; Kish, "Weighting in Deft²" (1987); Fleiss and
 * Cuzick, "The reliability of dichotomous judgments: unequal numbers of judges per subject" (1979);
 * Ridout, Demétrio and Firth, "Estimating intraclass correlation for binary data" (1999)
 */
export function independentOpinions(
  { sizes, claims }: OpinionsOfLabs,
  drawsOf: DrawsOf,
): IndependentOpinions {
  const paired = claims.map(claimPairs).filter(({ within }) => within.some((pairs) => pairs > 0));
  const labs = sizes.filter((_, lab) => paired.some(({ within }) => (within[lab] ?? 0) > 0)).length;
  if (labs === 0) return { found: 'no_pairs_within_labs', labs };
  if (labs < intervalLabsMin) return { found: 'few_labs', labs };
  const correlation = correlationOf(paired, new Uint16Array(sizes.length).fill(1));
  const drawn = drawsOf(sizes.length).map(
    ({ times, weight }) => [correlationOf(paired, times), weight] as const,
  );
  const usable = drawn.flatMap(([rho, weight]) => (rho === null ? [] : [[rho, weight] as const]));
  if (correlation === null || weightOf(usable) < usableShareMin * weightOf(drawn))
    return { found: 'no_variation', labs };
  const { low, high } = percentileEnds(usable);
  if (low === high) return { found: 'no_variation', labs };
  const count = (rho: number): number => effectiveNumber(sizes, rho);
  return {
    found: { count: count(correlation), interval: { low: count(high), high: count(low) }, correlation },
    labs,
  };
}

/**
 * Of the draws. Our choice: with more of them missing than an interval leaves out at an end, its
 * ends would be guesses.
 */
const usableShareMin = 0.95;

function weightOf(drawn: readonly (readonly [unknown, number])[]): number {
  return drawn.reduce((sum, [, weight]) => sum + weight, 0);
}

function effectiveNumber(sizes: readonly number[], rho: number): number {
  const models = sizes.reduce((sum, size) => sum + size, 0);
  const squares = sizes.reduce((sum, size) => sum + size ** 2, 0);
  return models / (1 + (squares / models - 1) * Math.max(0, rho));
}

/** The pairs of models of one lab that address a claim. */
interface ClaimPairs {
  /** By stance and lab. */
  readonly stances: readonly (readonly number[])[];
  readonly within: readonly number[];
  readonly disagreeing: readonly number[];
}

function claimPairs(stances: readonly (readonly number[])[]): ClaimPairs {
  const labs = (stances[0] ?? []).map((_, lab) => stances.map((own) => own[lab] ?? 0));
  const within = labs.map((own) => pairCount(own.reduce((sum, count) => sum + count, 0)));
  const disagreeing = labs.map((own, lab) =>
    own.reduce((left, count) => left - pairCount(count), within[lab] ?? 0),
  );
  return { stances, within, disagreeing };
}

/** @returns null if no disagreement is expected */
function correlationOf(claims: readonly ClaimPairs[], times: Uint16Array): number | null {
  let observed = 0;
  let expected = 0;
  for (const { stances, within, disagreeing } of claims) {
    const between = disagreementBetween(stances, times);
    if (between === null) continue;
    for (let lab = 0; lab < times.length; lab++) {
      const copies = times[lab] ?? 0;
      if (copies === 0) continue; // More than a third of the labs in each draw.
      observed += copies * (disagreeing[lab] ?? 0);
      expected += copies * (within[lab] ?? 0) * between;
    }
  }
  return expected === 0 ? null : 1 - observed / expected;
}

/**
 * The share of pairs of models of different labs that disagree. Of all pairs of models in the draw,
 * those of one lab and its copies are left out, by the squares of their counts.
 * @returns null if there is no such pair
 */
function disagreementBetween(stances: readonly (readonly number[])[], times: Uint16Array): number | null {
  const sums = stances.map(() => 0);
  let all = 0;
  let agreeing = 0;
  let pairs = 0;
  // Loops over numbers: iterators would cost most of the thousand draws.
  for (let lab = 0; lab < times.length; lab++) {
    const copies = times[lab] ?? 0;
    if (copies === 0) continue;
    let own = 0;
    for (let stance = 0; stance < stances.length; stance++) {
      const count = (stances[stance]?.[lab] ?? 0) * copies;
      sums[stance] = (sums[stance] ?? 0) + count;
      agreeing -= count ** 2;
      own += count;
    }
    all += own;
    pairs -= own ** 2;
  }
  for (const sum of sums) agreeing += sum ** 2;
  pairs += all ** 2;
  return pairs === 0 ? null : 1 - agreeing / pairs;
}

/** How many pairs can be made of so many. */
export function pairCount(count: number): number {
  return (count * (count - 1)) / 2;
}
