import type { Kept } from './kept.ts';
import type { StoredText } from './texts.ts';

/** A job's environment, besides its input. */
export interface JobContext {
  /** The texts of the panel, for the jobs that need all of them. */
  readonly texts: AsyncIterable<StoredText>;
  readonly kept: Kept;
}
