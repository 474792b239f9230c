import { type ActivityOptions, isCancellation } from '@temporalio/workflow';
import { recordConflictIn } from './record-conflict.ts';

/**
 * Runs a step about several responses. If it fails, each of them gets a step of its own with the
 * time of one try, which the deadline of the run has room for: one response may have failed the
 * step of all, and what is stored is found without a call.
 * @returns the results of the steps that ended well
 */
export async function inOneStepOrEach<Result>(
  modelIds: readonly string[],
  options: ActivityOptions,
  step: (modelIds: readonly string[], options: ActivityOptions) => Promise<Result>,
): Promise<Result[]> {
  try {
    return [await step(modelIds, options)];
  } catch (error) {
    if (isCancellation(error) || recordConflictIn(error)) throw error;
    if (modelIds.length === 1) return []; // It is left out of the synthesis, and the report says so.
    const { startToCloseTimeout } = options;
    const oneTry = startToCloseTimeout
      ? { ...options, scheduleToCloseTimeout: startToCloseTimeout }
      : options;
    return (await Promise.all(modelIds.map((modelId) => inOneStepOrEach([modelId], oneTry, step)))).flat();
  }
}
