import type { MessagePort } from 'node:worker_threads';
import { type StoredText, type ThreadSays, textsFrom } from './jobs/texts.ts';
import { type JobName, jobs } from './jobs.ts';

type AnyJob = (input: unknown, texts: AsyncIterable<StoredText>) => unknown;

/** What runs in a thread: one job at a time. It says when it begins, because its time is not to be that of the queue. */
export async function runJob(work: {
  readonly name: JobName;
  readonly input: unknown;
  readonly port: MessagePort;
}): Promise<unknown> {
  const { name, input, port } = work;
  port.postMessage('started' satisfies ThreadSays);
  try {
    return await (jobs[name] as AnyJob)(input, textsFrom(port));
  } finally {
    port.close();
  }
}
