import { MockActivityEnvironment } from '@temporalio/testing';

/** Runs one activity outside of any workflow, as Temporal would repeat it after a worker has died. */
export async function byHand<Input, Result>(
  activity: (input: Input) => Promise<Result>,
  input: Input,
): Promise<Result> {
  return await new MockActivityEnvironment().run<[Input], Result, typeof activity>(activity, input);
}
