import { LRUCache } from 'lru-cache';
import { normalise } from '../../synthesis/prepare/normalise.ts';
import { type KnownNames, prepareNames } from '../../text/known-names.ts';

/** One stored response, with what is needed to prepare it for a synthesizer. */
export interface ResponseInput {
  readonly text: string;
  readonly question: string;
  /** Every name of the whole panel that could reveal the author of a response. */
  readonly names: readonly string[];
}

export function normaliseResponse({ text, question, names }: ResponseInput): ReturnType<typeof normalise> {
  return normalise(text, namesOf(names, question));
}

/** The masked text of a response that is known to be an answer. */
export function maskedResponse(input: ResponseInput): string {
  const normalised = normaliseResponse(input);
  if (normalised.kind !== 'answer') throw new Error('a response without an answer was sent to a synthesizer');
  return normalised.masked;
}

/**
 * The names of the runs for which this thread worked last. Compiling those of 172 models takes longer than masking a
 * response, and a run has hundreds of jobs.
 */
const latest = new LRUCache<string, KnownNames>({ max: 4 });

function namesOf(names: readonly string[], question: string): KnownNames {
  const key = [question, ...names].join('\u0000'); // No stored text contains U+0000.
  const known = latest.get(key) ?? prepareNames(names, question);
  latest.set(key, known);
  return known;
}
