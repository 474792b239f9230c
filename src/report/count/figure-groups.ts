import type { QuantityNote } from '../../findings/findings.ts';
import { unitOf } from '../../text/units/units.ts';

/** Figures of one thing that lie together, clearly apart from the others. */
export interface FigureGroup {
  readonly low: number;
  readonly high: number;
  /** The number of models that give them. */
  readonly count: number;
}

/**
 * Two neighbouring figures whose ranges do not overlap are clearly apart if one is at least three
 * times the other, or twice as large with two models or more in both groups. Our choice: one model
 * may call half or double the same size, but where several stand on both sides, they answer
 * differently (docs/thresholds.md).
 */
const gapMin = 3;
const sharedGapMin = 2;
const sharedMin = 2;
/**
 * Our choice: more groups than these say no more than a range does, so only the widest gaps divide.
 */
const groupsMax = 4;
/** How many times another figure one is that contradicts it, or counts another thing. */
const contradictionMin = 10;
/** For ratios of decimal fractions. */
const slack = 1 - 1e-9;

type Values = QuantityNote['values'];

/** The groups into which figures fall, the lowest first; none if they lie together. */
export function figureGroups(values: Values, unit: string): FigureGroup[] {
  if (!hasRatios(unit)) return [];
  const sorted = values.toSorted((a, b) => middleOf(a) - middleOf(b) || a.low - b.low);
  const cuts = cutsAt(gapsBetween(sorted), sorted.length);
  if (cuts.length === 0) return [];
  return [0, ...cuts].map((from, at) => {
    const own = sorted.slice(from, cuts[at]);
    return { ...endsOf(own), count: own.length };
  });
}

/** The widest gaps part the figures first: before which of them, in order. */
function cutsAt(gaps: ReturnType<typeof gapsBetween>, size: number): number[] {
  const cuts: number[] = [];
  for (const { before, ratio } of gaps.sort((a, b) => b.ratio - a.ratio || a.before - b.before)) {
    if (cuts.length === groupsMax - 1) break;
    const from = Math.max(0, ...cuts.filter((cut) => cut < before));
    const to = Math.min(size, ...cuts.filter((cut) => cut > before));
    const isShared = before - from >= sharedMin && to - before >= sharedMin;
    if (isShared || ratio >= gapMin * slack) cuts.push(before);
  }
  return cuts.sort((a, b) => a - b);
}

/**
 * Whether one figure is ten times another one, by the nearest ends of ranges, so that they may
 * count different things; not where each single range reaches as far.
 */
export function areContradictory(values: Values, unit: string): boolean {
  if (!hasRatios(unit)) return false;
  const sides = [values, values.map(({ low, high }) => ({ low: -high, high: -low }))];
  return sides.some((side) => {
    const positive = side.filter(({ low }) => low > 0);
    if (positive.length === 0) return false;
    const highest = Math.max(...positive.map(({ low }) => low));
    const times = highest / Math.min(...positive.map(({ high }) => high));
    const isOfEach = positive.every(({ low, high }) => high >= low * times * slack);
    return times >= contradictionMin * slack && !isOfEach;
  });
}

export function endsOf(values: readonly { readonly low: number; readonly high: number }[]) {
  return {
    low: Math.min(...values.map(({ low }) => low)),
    high: Math.max(...values.map(({ high }) => high)),
  };
}

export function middleOf({ low, high }: { readonly low: number; readonly high: number }): number {
  return low / 2 + high / 2;
}

/** Zero degrees are not nothing, so 20 °C is not twice 10 °C. */
function hasRatios(unit: string): boolean {
  return unitOf(unit).zero === 0;
}

/** Where sorted figures are clearly apart: before which of them, and how far. */
function gapsBetween(sorted: Values): { readonly before: number; readonly ratio: number }[] {
  let top = Number.NEGATIVE_INFINITY;
  const tops = sorted.map(({ high }) => (top = Math.max(top, high)));
  let bottom = Number.POSITIVE_INFINITY;
  const bottoms = sorted
    .toReversed()
    .map(({ low }) => (bottom = Math.min(bottom, low)))
    .reverse();
  return sorted.flatMap((value, before) => {
    const previous = sorted[before - 1];
    if (!previous || (tops[before - 1] ?? 0) >= (bottoms[before] ?? 0)) return [];
    const [a, b] = [middleOf(previous), middleOf(value)];
    if (a * b <= 0) return [];
    const ratio = a > 0 ? b / a : a / b;
    return ratio >= sharedGapMin * slack ? [{ before, ratio }] : [];
  });
}
