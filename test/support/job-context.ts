import type { JobContext } from '../../src/threads/jobs/context.ts';
import { type Kept, openKept } from '../../src/threads/jobs/kept.ts';
import type { StoredText } from '../../src/threads/jobs/texts.ts';

/** The environment of a job, besides its input: these texts, and what its thread kept before, by default nothing. */
export function jobContext(texts: readonly StoredText[] = [], kept: Kept = openKept()): JobContext {
  return { texts: each(texts), kept };
}

async function* each(texts: readonly StoredText[]): AsyncGenerator<StoredText> {
  yield* texts;
}
