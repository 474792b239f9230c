import type { MessagePort } from 'node:worker_threads';
import type { JobContext } from './jobs/context.ts';
import { openKept } from './jobs/kept.ts';
import { type ThreadSays, textsFrom } from './jobs/texts.ts';
import { type JobName, jobs } from './jobs.ts';

type AnyJob = (input: unknown, context: JobContext) => unknown;

/** Of this thread. */
const kept = openKept();

/** Runs one job in a thread. Reports when it begins, because time in the queue does not count towards its limit. */
export async function runJob(work: {
  readonly name: JobName;
  readonly input: unknown;
  readonly port: MessagePort;
}): Promise<unknown> {
  const { name, input, port } = work;
  port.postMessage('started' satisfies ThreadSays);
  try {
    return await (jobs[name] as AnyJob)(input, { texts: textsFrom(port), kept });
  } finally {
    port.close();
  }
}
