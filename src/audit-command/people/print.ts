import type { Interval } from '../../findings/reliability.ts';
import type { Score, Share } from './score.ts';

/** A few lines for each coder, then how far the coders agree. */
export function scoreText({ coders, alphaOfPeople }: Score): string {
  return [
    ...coders.flatMap(({ coder, right, missed, alpha, alphaInterval, blank }) => [
      `${coder}: ${right.part} of ${right.whole} printed stances are right${percent(right)}`,
      `${coder}: in ${missed.part} of ${missed.whole} responses that are said not to address a claim there is a stance${percent(missed)}`,
      `${coder}: Krippendorff’s α against the report is ${plain(alpha)}${within(alphaInterval)}`,
      ...(blank > 0 ? [`${coder}: ${blank} rows are blank and left out`] : []),
    ]),
    ...(coders.length > 1 ? [`Krippendorff’s α among the coders is ${plain(alphaOfPeople)}`] : []),
  ].join('\n');
}

function percent({ part, whole, interval }: Share): string {
  if (interval === null) return '';
  const of = (share: number) => `${(share * 100).toFixed(1)}%`;
  return `: ${of(part / whole)}, 95% interval ${of(interval.low)} to ${of(interval.high)}`;
}

function plain(alpha: number | null): string {
  return alpha === null ? 'not defined, because there is only one value' : alpha.toFixed(2);
}

function within(interval: Interval | null): string {
  return interval ? `, 95% interval ${interval.low.toFixed(2)} to ${interval.high.toFixed(2)}` : '';
}
