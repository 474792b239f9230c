import type { JobContext, StoredText } from '../../src/stages/job/job.ts';
import { type Kept, openKept } from '../../src/stages/job/kept.ts';

/**
 * The environment of a job, besides its input: these texts, and what its thread kept before, by
 * default nothing.
 */
export function jobContext(texts: readonly StoredText[] = [], kept: Kept = openKept()): JobContext {
  return { texts: each(texts), kept };
}

async function* each(texts: readonly StoredText[]): AsyncGenerator<StoredText> {
  yield* texts;
}
