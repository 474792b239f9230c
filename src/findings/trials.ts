import type { Coder } from './two-coders.ts';

/**
 * The result of one output in the catch trials of its call: whether it gave the answers that are known to be right.
 * Null if the call had no such trial.
 */
export interface TrialVerdict {
  /** For a claim that the response makes, as stated or denied. */
  readonly own: boolean | null;
  /** For a claim that no response makes: true if the output says that this response does not address it. */
  readonly foreign: boolean | null;
}

/** All outputs that labelled one response: the first coder's, and those of synthesizers that took over. */
export interface TriedLabelling {
  readonly coder: Coder;
  /** In the order in which they came. `synthesizer` counts from 0, which was asked first. */
  readonly outputs: readonly (TrialVerdict & { readonly synthesizer: number })[];
  /**
   * Which labels are kept: those of an output that passed; those of one that missed the response's own claim, if all
   * did; or none.
   */
  readonly kept: 'passed' | 'doubtful' | 'none';
}

export function passes({ own, foreign }: TrialVerdict): boolean {
  return own !== false && foreign !== false;
}
