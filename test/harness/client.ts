import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

export interface RunObject {
  readonly id: string;
  readonly status: string;
  readonly created_at: string;
  readonly completed_at: string | null;
  readonly credits_charged: number | null;
}

/** Creates a run, retrying while the service is away, which the key makes safe. */
export async function createRun(
  api: string,
  key: string,
  prompt: string,
  panel: string,
  idempotencyKey: string = randomUUID(),
): Promise<RunObject> {
  return await insist(async () => {
    const response = await fetch(`${api}/v1/research`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': idempotencyKey,
      },
      body: JSON.stringify({ prompt, panel }),
    });
    if (response.status === 409 || response.status === 429 || response.status >= 500) return undefined;
    if (!response.ok) throw new Error(`create: ${response.status} ${await response.text()}`);
    return (await response.json()) as RunObject;
  });
}

async function readRun(api: string, key: string, id: string): Promise<RunObject> {
  return await insist(async () => {
    const response = await fetch(`${api}/v1/research/${id}`, { headers: { Authorization: `Bearer ${key}` } });
    return response.ok ? ((await response.json()) as RunObject) : undefined;
  });
}

/** Polls until the run has finished. */
export async function finished(api: string, key: string, id: string, timeoutMs: number): Promise<RunObject> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await sleep(600)) {
    const run = await readRun(api, key, id);
    if (['completed', 'partial', 'failed'].includes(run.status)) return run;
  }
  throw new Error(`run ${id} had not finished after ${timeoutMs / 1000} s`);
}

async function insist<Result>(step: () => Promise<Result | undefined>): Promise<Result> {
  for (const end = Date.now() + 90_000; Date.now() < end; await sleep(300)) {
    const result = await step().catch((error: Error) => {
      if (error instanceof TypeError) return undefined; // How fetch reports a failed connection.
      throw error;
    });
    if (result !== undefined) return result;
  }
  throw new Error('the service did not answer within 90 s');
}
