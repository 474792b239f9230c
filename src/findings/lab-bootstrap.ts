import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { byCodePoint } from '../text/order.ts';
import type { Interval } from './reliability.ts';

/** A share by laboratory: how many of its models are counted, and how many of these are part of it. */
export interface ShareOfLabs {
  readonly parts: readonly number[];
  readonly wholes: readonly number[];
}

/** Why there is no interval: too few laboratories have a counted model, or all of them have the same share. */
export type NoInterval = 'few_laboratories' | 'no_variation';

/** For each draw, how many times each laboratory is in it. */
export type LabDraws = readonly Uint16Array[];

/**
 * Laboratories that an interval rests on at least. Our choice: of simulated panels, the interval held the true share in 80
 * to 96 of 100 with four laboratories, and in 66 to 73 with three (docs/thresholds.md).
 */
export const intervalLabsMin = 4;

/** Our choice, as for Krippendorff's α: with a thousand draws an end moves by less than a point from seed to seed. */
const drawsMade = 1_000;

/** Share of draws left out at each end: 5 %. */
const tail = 0.05;

/**
 * Draws as many laboratories as there are, with replacement, a thousand times, always the same for the same number. Whole
 * laboratories are drawn because models of one laboratory share data and training and answer alike: drawn one by one they
 * would make an interval far too narrow.
 * @see Davison and Hinkley, "Bootstrap Methods and their Application" (1997), section 3.8; Cameron, Gelbach and Miller,
 *   "Bootstrap-Based Improvements for Inference with Clustered Errors" (2008); Field and Welsh, "Bootstrapping clustered
 *   data" (2007)
 */
export function drawLabs(labs: number): LabDraws {
  if (labs === 0) return [];
  const random = xoroshiro128plus(0);
  return Array.from({ length: drawsMade }, () => {
    const times = new Uint16Array(labs);
    for (let drawn = 0; drawn < labs; drawn++) {
      const lab = uniformInt(random, 0, labs - 1);
      times[lab] = (times[lab] ?? 0) + 1;
    }
    return times;
  });
}

/**
 * The laboratories of these models, ordered by the findings about their models and not by their names, which would
 * otherwise decide who is drawn (R-R07). A model without a known laboratory is a laboratory of its own.
 * @param lists all lists of models in the findings, such as the members of each position, always in the same order
 */
export function labsInOrder(
  models: readonly { readonly modelId: string; readonly labId: string | null }[],
  lists: readonly (readonly string[])[],
): { readonly labId: string | null; readonly modelIds: readonly string[] }[] {
  const placesOf = new Map<string, number[]>(models.map(({ modelId }) => [modelId, []]));
  for (const [place, list] of lists.entries()) for (const modelId of list) placesOf.get(modelId)?.push(place);
  return [...Map.groupBy(models, ({ modelId, labId }) => labId || `\0${modelId}`).values()]
    .map((own) => ({
      labId: own[0]?.labId || null,
      modelIds: own.map(({ modelId }) => modelId),
      found: own
        .map(({ modelId }) => (placesOf.get(modelId) ?? []).join())
        .sort(byCodePoint)
        .join(' '),
    }))
    .sort((a, b) => byCodePoint(a.found, b.found) || a.modelIds.length - b.modelIds.length)
    .map(({ labId, modelIds }) => ({ labId, modelIds }));
}

/**
 * The 90 % percentile interval of a share of models (Efron and Tibshirani, "An Introduction to the Bootstrap", 1993,
 * section 13.3). Draws in which no model counts are ignored. Time grows with laboratories × draws.
 * @returns the ends, 0 to 1, or why there are none: where every laboratory has the same share, as in a unanimous panel, each
 *   draw has it too, which does not mean that it is certain
 */
export function shareInterval(share: ShareOfLabs, draws: LabDraws): Interval | NoInterval {
  const rates = share.wholes.flatMap((whole, lab) => (whole === 0 ? [] : [(share.parts[lab] ?? 0) / whole]));
  if (rates.length < intervalLabsMin) return 'few_laboratories';
  if (rates.every((rate) => rate === rates[0])) return 'no_variation';
  return percentiles(
    draws.flatMap((times) => {
      const whole = sumOf(share.wholes, times);
      return whole === 0 ? [] : [sumOf(share.parts, times) / whole];
    }),
  );
}

/**
 * The 90 % interval of how far the first position is ahead of whichever other one is largest in the same draw, as a share of
 * the counted models. The lead is established if the interval lies above 0.
 * @param first its members by laboratory
 * @param others the members of each other position, at least one
 */
export function leadInterval(
  first: readonly number[],
  others: readonly (readonly number[])[],
  wholes: readonly number[],
  draws: LabDraws,
): Interval | 'few_laboratories' {
  if (wholes.filter((whole) => whole > 0).length < intervalLabsMin) return 'few_laboratories';
  return percentiles(
    draws.flatMap((times) => {
      const whole = sumOf(wholes, times);
      if (whole === 0) return [];
      const next = others.reduce((most, other) => Math.max(most, sumOf(other, times)), 0);
      return [(sumOf(first, times) - next) / whole];
    }),
  );
}

function percentiles(found: readonly number[]): Interval {
  const sorted = Float64Array.from(found).sort();
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return { low: at(tail), high: at(1 - tail) };
}

function sumOf(counts: readonly number[], times: Uint16Array): number {
  let sum = 0;
  // A loop over numbers: an iterator would cost most of the thousand draws.
  for (let lab = 0; lab < times.length; lab++) sum += (counts[lab] ?? 0) * (times[lab] ?? 0);
  return sum;
}
