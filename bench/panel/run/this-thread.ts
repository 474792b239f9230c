import type { StoredText } from '../../../src/stages/job/job.ts';
import { openKept } from '../../../src/stages/job/kept.ts';
import { runJob } from '../../../src/stages/registry.ts';
import type { Threads } from '../../../src/threads/pool.ts';
import type { TextPages } from '../../../src/threads/thread.ts';

const kept = openKept();

/**
 * Runs jobs in the calling thread: without copying data between threads, a bench takes half the
 * time.
 */
export const thisThread: Threads = {
  run: (name, input, { texts }) => runJob(name, input, { texts: oneByOne(texts?.()), kept }),
  load: () => ({ waiting: 0, running: 0, done: 0, failed: 0, overTime: 0, overMemory: 0 }),
  close: async () => {},
};

async function* oneByOne(pages: TextPages | undefined): AsyncGenerator<StoredText> {
  if (pages) for await (const page of pages) yield* page;
}
