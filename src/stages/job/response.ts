import type { Normalised } from '../../prepare/normalise.ts';
import type { Kept } from './kept.ts';

/** One stored response, with what is needed to prepare it for a synthesizer. */
export interface ResponseInput {
  readonly text: string;
  readonly question: string;
  /** The run's secret seed. */
  readonly seed: string;
  /** Every name of the whole panel that could reveal the author of a response. */
  readonly names: readonly string[];
}

export function normaliseResponse({ text, names, question }: ResponseInput, kept: Kept): Normalised {
  return kept.normalised(text, names, question);
}

/** The masked text of a response that is known to be an answer. */
export function maskedResponse(input: ResponseInput, kept: Kept): string {
  const normalised = normaliseResponse(input, kept);
  if (normalised.kind !== 'answer') throw new Error('a response without an answer was sent to a synthesizer');
  return normalised.masked;
}
