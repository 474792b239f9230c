import { AsyncLocalStorage } from 'node:async_hooks';
import { MockActivityEnvironment } from '@temporalio/testing';
import { DefaultLogger } from '@temporalio/worker';
import type { Activities } from '../../../activities/index.ts';

// Replaces '@temporalio/workflow' for workflows that run in this process without a server, step by
// step. There are no retries and no timeouts, so a step that fails has failed for good.

export * from '@temporalio/workflow';

const activitiesOfRun = new AsyncLocalStorage<Activities>();

/** Runs a workflow with these activities. */
export async function withActivities<Result>(
  activities: Activities,
  workflow: () => Promise<Result>,
): Promise<Result> {
  return await activitiesOfRun.run(activities, workflow);
}

/** A failed step is part of the measurement. */
const logger = new DefaultLogger('ERROR');

type Step = (input: unknown) => Promise<unknown>;

/** The activities by name. */
export function proxyActivities(): object {
  return new Proxy(
    {},
    {
      get(_, name: string) {
        const step: Step = async (input) => {
          const activity = activitiesOfRun.getStore()?.[name as keyof Activities] as Step | undefined;
          if (!activity) throw new Error(`there is no activity ${name}`);
          return await environment().run(activity, input);
        };
        return Object.assign(step, {
          executeWithOptions: (_options: unknown, [input]: unknown[]) => step(input),
        });
      },
    },
  );
}

function environment(): MockActivityEnvironment {
  const now = Date.now();
  const info = {
    startToCloseTimeoutMs: 3_600_000,
    scheduleToCloseTimeoutMs: 3_600_000,
    scheduledTimestampMs: now,
    currentAttemptScheduledTimestampMs: now,
  };
  return new MockActivityEnvironment(info, { logger });
}

/** A child workflow runs within its parent. */
export async function executeChild<Input, Result>(
  workflow: (input: Input) => Promise<Result>,
  { args: [input] }: { readonly args: readonly [Input] },
): Promise<Result> {
  return await workflow(input);
}

const scope = {
  run: <Result>(work: () => Promise<Result>) => work(),
  cancel: () => undefined,
  consideredCancelled: false,
};

export const CancellationScope = {
  current: () => scope,
  withTimeout: <Result>(_ms: number, work: () => Promise<Result>) => work(),
  cancellable: <Result>(work: () => Promise<Result>) => work(),
  nonCancellable: <Result>(work: () => Promise<Result>) => work(),
};

/** No model of a planted panel fails, so there is nothing to wait for. */
export async function sleep(): Promise<void> {}

/** Nor does a panel lose patience: what is to come then never comes. */
export function condition(): Promise<void> {
  return new Promise(() => undefined);
}

export function upsertSearchAttributes(): void {}

/** A workflow that takes the place of another one starts no third one. */
export function workflowInfo(): object {
  return { taskTimeoutMs: 10_000, continuedFromExecutionRunId: 'none' };
}
