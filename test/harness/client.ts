import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openClient, type Question, type Run } from '../../src/client/client.ts';
import { RequestRefused } from '../../src/client/failure.ts';
import { isFinal } from '../../src/client/watch.ts';

export type RunObject = Run;

/** Our choice: longer than any process takes to come back. */
const patienceMs = 90_000;

/**
 * Creates a run, and asks again while the service is away or has no room, which the key makes safe.
 */
export async function createRun(
  api: string,
  key: string,
  prompt: string,
  panel: string,
  idempotencyKey: string = randomUUID(),
): Promise<RunObject> {
  const client = openClient({ url: api, key, patienceMs });
  const question = { prompt, panel: panel as Question['panel'] };
  return await insist(() => client.ask(question, idempotencyKey));
}

/** Waits until the run has finished. */
export async function finished(api: string, key: string, id: string, timeoutMs: number): Promise<RunObject> {
  const client = openClient({ url: api, key, patienceMs });
  const run = await insist(() => client.wait(id, { timeoutMs }));
  if (isFinal(run)) return run;
  throw new Error(`run ${id} had not finished after ${timeoutMs / 1000} s`);
}

/**
 * Repeats what a client leaves to its user: a service that it has never reached, and limits of
 * creates.
 */
async function insist<Result>(step: () => Promise<Result>): Promise<Result> {
  for (const end = Date.now() + patienceMs; ; await sleep(300)) {
    try {
      return await step();
    } catch (error) {
      const isLimit = error instanceof RequestRefused && (error.status === 409 || error.status === 429);
      // As `fetch` reports a failed connection.
      if (!(isLimit || error instanceof TypeError) || Date.now() > end) throw error;
    }
  }
}
