import type { Coder } from './two-coders.ts';

/**
 * How one output did in the catch trials of its call: whether it gave the answers that are known to be right. Null where
 * that trial was not set.
 */
export interface TrialVerdict {
  /** Of a claim that the response makes, as it stands or denied. */
  readonly own: boolean | null;
  /** Of a claim that nobody makes: that the response does not address it. */
  readonly foreign: boolean | null;
}

/** The outputs that labelled one response, by one coder and by whoever took its place. */
export interface TriedLabelling {
  readonly coder: Coder;
  /** In the order in which they came. `synthesizer` counts from 0, which was asked first. */
  readonly outputs: readonly (TrialVerdict & { readonly synthesizer: number })[];
  /** Whether labels are kept: of an output that passed, of one that missed the response's own claim as all did, or none. */
  readonly kept: 'passed' | 'doubtful' | 'none';
}

export function passes({ own, foreign }: TrialVerdict): boolean {
  return own !== false && foreign !== false;
}
