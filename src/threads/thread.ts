import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import type { StoredText } from '../stages/job/job.ts';
import { openKept } from '../stages/job/kept.ts';
import { type JobInput, type JobName, runJob } from '../stages/registry.ts';

const kept = openKept();

/**
 * Runs one job in a thread. Reports when it begins, because time in the queue does not count
 * towards its limit.
 */
export async function runInThread(work: {
  readonly name: JobName;
  readonly input: unknown;
  readonly port: MessagePort;
}): Promise<unknown> {
  const { name, input, port } = work;
  port.postMessage('started' satisfies ThreadSays);
  try {
    return await runJob(name, input as JobInput<JobName>, { texts: textsFrom(port), kept });
  } finally {
    port.close();
  }
}

/** The texts of a panel, ordered by model id, in pages: a reader holds one page at a time. */
export type TextPages = AsyncIterable<readonly StoredText[]>;

export type ThreadSays = 'started' | 'more';

/**
 * Requests the pages over a job's port. An empty page ends them; null means that they could not be
 * read.
 */
async function* textsFrom(port: MessagePort): AsyncGenerator<StoredText> {
  for (;;) {
    const arrived = once(port, 'message') as Promise<[readonly StoredText[] | null]>;
    port.postMessage('more' satisfies ThreadSays);
    const [page] = await arrived;
    if (page === null) throw new Error('the texts could not be read');
    if (page.length === 0) return;
    yield* page;
  }
}
