import { MockActivityEnvironment } from '@temporalio/testing';
import { DefaultLogger } from '@temporalio/worker';
import type { TestService } from '../../harness/service.ts';
import { wide } from './record.ts';

/**
 * Runs one activity outside of any workflow, as Temporal would repeat it after a worker has died.
 * @param startToCloseTimeoutMs with the usual second, a step begins no call once one of its calls
 * was answered
 * @param waitedMs since the step was scheduled first
 */
export async function byHand<Input, Result>(
  activity: (input: Input) => Promise<Result>,
  input: Input,
  { startToCloseTimeoutMs = 1_000, waitedMs = 0 } = {},
): Promise<Result> {
  const nowMs = Date.now();
  const times = {
    scheduledTimestampMs: nowMs - waitedMs,
    currentAttemptScheduledTimestampMs: nowMs,
    scheduleToCloseTimeoutMs: waitedMs + 600_000,
    startToCloseTimeoutMs,
  };
  const logger = new DefaultLogger('ERROR'); // Some steps are meant to fail.
  const environment = new MockActivityEnvironment(times, { logger });
  return await environment.run<[Input], Result, typeof activity>(activity, input);
}

export const roomy = { startToCloseTimeoutMs: 400_000 }; // For two calls at once.

/**
 * A run whose responses have been read, made without a workflow.
 * @returns its id
 */
export async function readRun(service: TestService): Promise<string> {
  const { id } = await service.accept();
  const { askModel, beginRun, closePanel, extractClaims } = service.activities;
  await beginRun({ runId: id });
  await Promise.all(wide.map((modelId) => byHand(askModel, { runId: id, modelId, late: false })));
  await closePanel({ runId: id, ended: wide.length });
  await byHand(extractClaims, { runId: id, modelIds: wide }, roomy);
  return id;
}
