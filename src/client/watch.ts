import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'openapi-fetch';
import { RequestRefused, retryAfterSeconds } from './failure.ts';
import type { components, paths } from './openapi-types.ts';

type Run = components['schemas']['ResearchRun'];

/** The longest wait that the service grants. */
const waitMaxSeconds = 30;
/** Between two polls if the service grants no wait and says nothing. */
const pauseSeconds = 3;

/**
 * A run whenever it has changed, until it has finished or time is up, by waiting polls (RFC 7240):
 * the first one does not wait, and each next one is answered as soon as there is news.
 * @param untilMs on the clock of `performance.now()`; the last state comes in any case
 */
export async function* watchRun(
  api: Client<paths>,
  runId: string,
  untilMs: number,
  signal: AbortSignal,
): AsyncGenerator<Run> {
  let tag: string | null = null;
  for (let seconds = 0; ; seconds = Math.min(waitMaxSeconds, secondsUntil(untilMs))) {
    const header: { Prefer: string; 'If-None-Match'?: string } = { Prefer: `wait=${seconds}` };
    if (tag !== null) header['If-None-Match'] = tag;
    const { data, error, response } = await api.GET('/v1/research/{run_id}', {
      params: { path: { run_id: runId }, header },
    });
    if (data) yield data;
    else if (response.status !== 304) throw new RequestRefused(response, error);
    if ((data && isFinal(data)) || secondsUntil(untilMs) <= 0) return;
    tag = response.headers.get('ETag') ?? tag;
    const isGranted = response.headers.has('Preference-Applied');
    const plainPauseMs = (retryAfterSeconds(response) ?? pauseSeconds) * 1_000;
    if (!isGranted) await sleep(Math.min(plainPauseMs, untilMs - performance.now()), undefined, { signal });
  }
}

/** Whether a run has finished, with or without a report. */
export function isFinal({ status }: Pick<Run, 'status'>): boolean {
  return status === 'completed' || status === 'partial' || status === 'failed';
}

function secondsUntil(untilMs: number): number {
  return Math.ceil(Math.max(0, untilMs - performance.now()) / 1_000);
}
