import { ApplicationFailure, cancellationSignal } from '@temporalio/activity';
import type { JobInput, JobName, JobResult } from '../../src/stages/registry.ts';
import { JobFailed } from '../../src/threads/job-failed.ts';
import type { JobOptions } from '../../src/threads/pool.ts';
import type { ActivityDeps } from './deps.ts';

/** The artefact that a job works for, for the log. */
export interface ArtifactRef {
  readonly runId: string;
  readonly kind: string;
  readonly shard: string;
}

/** The result of a job, or why there is none. */
export type InThread<Result> =
  | { readonly ok: true; readonly value: Result }
  | { readonly ok: false; readonly reason: string };

/**
 * Runs a job in a thread, until the step is cancelled.
 * @returns the result, or the reason if the job failed or exceeded a limit; the log has the details
 */
export async function inThread<Name extends JobName>(
  { threads, log }: Pick<ActivityDeps, 'threads' | 'log'>,
  { runId, kind, shard }: ArtifactRef,
  name: Name,
  input: JobInput<Name>,
  texts?: JobOptions['texts'],
): Promise<InThread<JobResult<Name>>> {
  try {
    const options = texts ? { texts } : {};
    return {
      ok: true,
      value: await threads.run(name, input, { ...options, signal: cancellationSignal(), runId }),
    };
  } catch (error) {
    if (!(error instanceof JobFailed)) throw error;
    const { job, limit, message } = error;
    log.error({ runId, artifact: kind, shard, job, limit, err: error }, 'a job was given up');
    return { ok: false, reason: message };
  }
}

/**
 * The result of a job that the report cannot do without.
 * @throws ApplicationFailure `synthesis_failed` if there is none
 */
export function orEndRun<Result>(done: InThread<Result>): Result {
  if (!done.ok) throw ApplicationFailure.nonRetryable(done.reason, 'synthesis_failed');
  return done.value;
}
