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
 * Two neighbouring figures are clearly apart if one is at least three times the other and their
 * ranges do not overlap. Our choice: people call half or double the same size, and rarely three
 * times as much (docs/thresholds.md).
 */
const gapMin = 3;
/**
 * Our choice: more groups than these say no more than a range does, so only the widest gaps divide.
 */
const groupsMax = 4;
/** How many times another figure one is that contradicts it. */
const contradictionMin = 10;
/** For ratios of decimal fractions. */
const slack = 1 - 1e-9;

type Values = QuantityNote['values'];

/** The groups into which figures fall, the lowest first; none if they lie together. */
export function figureGroups(values: Values, unit: string): FigureGroup[] {
  if (!hasRatios(unit)) return [];
  const sorted = values.toSorted((a, b) => middleOf(a) - middleOf(b) || a.low - b.low);
  const cuts = gapsBetween(sorted)
    .sort((a, b) => b.ratio - a.ratio || a.before - b.before)
    .slice(0, groupsMax - 1)
    .map(({ before }) => before)
    .sort((a, b) => a - b);
  if (cuts.length === 0) return [];
  return [0, ...cuts].map((from, at) => {
    const own = sorted.slice(from, cuts[at]);
    return { ...endsOf(own), count: own.length };
  });
}

/** Whether one figure is ten times another one, so that both can't be right. */
export function areContradictory(values: Values, unit: string): boolean {
  if (!hasRatios(unit)) return false;
  const sides = [values, values.map(({ low, high }) => ({ low: -high, high: -low }))];
  return sides.some((side) => {
    const positive = side.filter(({ low }) => low > 0);
    if (positive.length === 0) return false;
    const highest = Math.max(...positive.map(({ low }) => low));
    return highest >= Math.min(...positive.map(({ high }) => high)) * contradictionMin * slack;
  });
}

/** The lowest and the highest end. */
export function endsOf(values: readonly { readonly low: number; readonly high: number }[]) {
  return {
    low: Math.min(...values.map(({ low }) => low)),
    high: Math.max(...values.map(({ high }) => high)),
  };
}

/** Of a range its middle. */
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
    return ratio >= gapMin * slack ? [{ before, ratio }] : [];
  });
}
