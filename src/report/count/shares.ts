import type { LabInterval } from '../../findings/labs/intervals.ts';

/** Further figures about a share of models. */
export interface ShareSupport {
  /** Computed on demand: it costs a thousand times more than the rest. */
  readonly interval: () => LabInterval;
  /**
   * The mean over labs of their own shares, so that one with many models weighs no more than one
   * with a single model, because models of one lab err together. 0 to 1, rounded to 4 decimals;
   * null if no lab is known.
   */
  readonly equalLab: number | null;
}

/** part / whole, rounded to 4 decimals; null if the whole is 0. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : roundShare(part / whole);
}

export function roundShare(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}

/** An interval as the report shows it, or the reason for which there is none. */
export function intervalView<Missing extends string>({ ends, labs }: LabInterval<Missing>) {
  return typeof ends === 'string'
    ? { missing_reason: ends, lab_count: labs }
    : { low: roundShare(ends.low), high: roundShare(ends.high), lab_count: labs };
}
