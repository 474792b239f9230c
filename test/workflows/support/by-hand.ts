import { MockActivityEnvironment } from '@temporalio/testing';

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
  const environment = new MockActivityEnvironment({
    scheduledTimestampMs: nowMs - waitedMs,
    currentAttemptScheduledTimestampMs: nowMs,
    scheduleToCloseTimeoutMs: waitedMs + 600_000,
    startToCloseTimeoutMs,
  });
  return await environment.run<[Input], Result, typeof activity>(activity, input);
}
