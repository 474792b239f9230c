import type { MessagePort } from 'node:worker_threads';
import { openKept } from '../stages/job/kept.ts';
import { type JobInput, type JobName, runJob } from '../stages/registry.ts';
import { type ThreadSays, textsFrom } from './texts.ts';

/** Of this thread. */
const kept = openKept();

/** Runs one job in a thread. Reports when it begins, because time in the queue does not count towards its limit. */
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
