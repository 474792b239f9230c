import { byCodePoint } from '../../text/order.ts';
import type { Interval } from '../reliability.ts';
import { type DrawsOf, percentileEnds } from './draws.ts';

/**
 * A share by laboratory: how many of its models are counted, and how many of these are part of it.
 */
export interface ShareOfLabs {
  readonly parts: readonly number[];
  readonly wholes: readonly number[];
}

/**
 * Why there is no interval: too few labs have a counted model, or all of them have the same share.
 */
export type NoInterval = 'few_labs' | 'no_variation';

/**
 * A 90 % interval over labs, or why there is none. Whole labs are drawn because models of one lab
 * share data and training and answer alike: drawn one by one they would make an interval far too
 * narrow.
 * @see Davison and Hinkley, "Bootstrap Methods and their Application" (1997), section 3.8; Cameron,
 * Gelbach and Miller, "Bootstrap-Based Improvements for Inference with Clustered Errors" (2008);
 * Field and Welsh, "Bootstrapping clustered data" (2007)
 */
export interface LabInterval<Missing extends string = NoInterval> {
  readonly ends: Interval | Missing;
  /** Labs that it rests on: those with a counted model. */
  readonly labs: number;
}

/**
 * Labs that an interval rests on at least. Our choice: of simulated panels, the interval held the
 * true share in 80 to 96 of 100 with four labs, and in 66 to 73 with three (docs/thresholds.md).
 */
export const intervalLabsMin = 4;

/**
 * The labs of these models, ordered by the findings about their models and not by their names,
 * which would otherwise decide who is drawn (R-R07). A model without a known lab is a lab of its
 * own.
 * @param lists all lists of models in the findings, such as the members of each camp, always in the
 * same order
 */
export function labsInOrder(
  models: readonly { readonly modelId: string; readonly labId: string | null }[],
  lists: readonly (readonly string[])[],
): { readonly labId: string | null; readonly modelIds: readonly string[] }[] {
  const indexesOf = new Map<string, number[]>(models.map(({ modelId }) => [modelId, []]));
  for (const [index, list] of lists.entries())
    for (const modelId of list) indexesOf.get(modelId)?.push(index);
  return [...Map.groupBy(models, ({ modelId, labId }) => labId || `\0${modelId}`).values()]
    .map((own) => ({
      labId: own[0]?.labId || null,
      modelIds: own.map(({ modelId }) => modelId),
      found: own
        .map(({ modelId }) => (indexesOf.get(modelId) ?? []).join())
        .sort(byCodePoint)
        .join(' '),
    }))
    .sort((a, b) => byCodePoint(a.found, b.found) || a.modelIds.length - b.modelIds.length)
    .map(({ labId, modelIds }) => ({ labId, modelIds }));
}

/**
 * The interval of a share of models. Only labs with a counted model are drawn: which of them
 * address a claim is taken as given. Time grows with labs × draws.
 * @returns no ends where every lab has the same share, as in a unanimous panel: each draw has it
 * too, which does not mean that it is certain
 */
export function shareInterval({ parts, wholes }: ShareOfLabs, drawsOf: DrawsOf): LabInterval {
  const counted = wholes.flatMap((whole, lab) => (whole === 0 ? [] : [{ part: parts[lab] ?? 0, whole }]));
  const labs = counted.length;
  if (labs < intervalLabsMin) return { ends: 'few_labs', labs };
  const [first] = counted;
  if (counted.every(({ part, whole }) => part / whole === (first?.part ?? 0) / (first?.whole ?? 1)))
    return { ends: 'no_variation', labs };
  const ownParts = counted.map(({ part }) => part);
  const ownWholes = counted.map(({ whole }) => whole);
  const ends = percentileEnds(
    drawsOf(labs).map(({ times, weight }) => [sumOf(ownParts, times) / sumOf(ownWholes, times), weight]),
  );
  return { ends, labs };
}

/**
 * The interval of how far the first camp is ahead of whichever other one is largest in the same
 * draw, as a share of the counted models. The lead is established if the interval lies above 0.
 * @param first its members by lab
 * @param others the members of each other camp, at least one
 * @param wholes the counted models of each laboratory, each at least one
 */
export function leadInterval(
  first: readonly number[],
  others: readonly (readonly number[])[],
  wholes: readonly number[],
  drawsOf: DrawsOf,
): LabInterval<'few_labs'> {
  const labs = wholes.length;
  if (labs < intervalLabsMin) return { ends: 'few_labs', labs };
  const ends = percentileEnds(
    drawsOf(labs).map(({ times, weight }) => {
      const next = others.reduce((most, other) => Math.max(most, sumOf(other, times)), 0);
      return [(sumOf(first, times) - next) / sumOf(wholes, times), weight];
    }),
  );
  return { ends, labs };
}

function sumOf(counts: readonly number[], times: Uint16Array): number {
  let sum = 0;
  // A loop over numbers: an iterator would cost most of the thousand draws.
  for (let lab = 0; lab < times.length; lab++) sum += (counts[lab] ?? 0) * (times[lab] ?? 0);
  return sum;
}
