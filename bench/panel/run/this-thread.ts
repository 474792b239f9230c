import type { JobContext } from '../../../src/threads/jobs/context.ts';
import { openKept } from '../../../src/threads/jobs/kept.ts';
import type { StoredText, TextPages } from '../../../src/threads/jobs/texts.ts';
import { type JobResult, jobs } from '../../../src/threads/jobs.ts';
import type { Threads } from '../../../src/threads/pool.ts';

const kept = openKept();

/** Runs jobs in the calling thread: without copying data between threads, a bench takes half the time. */
export const thisThread: Threads = {
  async run(name, input, { texts } = {}) {
    const job = jobs[name] as (input: unknown, context: JobContext) => unknown;
    return (await job(input, { texts: oneByOne(texts?.()), kept })) as JobResult<typeof name>;
  },
  load: () => ({ waiting: 0, running: 0, done: 0, overTime: 0, overMemory: 0 }),
  close: async () => {},
};

async function* oneByOne(pages: TextPages | undefined): AsyncGenerator<StoredText> {
  if (pages) for await (const page of pages) yield* page;
}
