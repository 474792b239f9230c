import { normalise } from '../../synthesis/prepare/normalise.ts';
import { prepareNames } from '../../text/known-names.ts';

/** One stored response, with what is needed to prepare it for a synthesizer. */
export interface ResponseInput {
  readonly text: string;
  readonly question: string;
  /** Every name of the whole panel that could reveal the author of a response. */
  readonly names: readonly string[];
}

export function normaliseResponse({ text, question, names }: ResponseInput): ReturnType<typeof normalise> {
  return normalise(text, prepareNames(names, question));
}

/** The masked text of a response that is known to be an answer. */
export function maskedResponse(input: ResponseInput): string {
  const normalised = normaliseResponse(input);
  if (normalised.kind !== 'answer') throw new Error('a response without an answer was sent to a synthesizer');
  return normalised.masked;
}
