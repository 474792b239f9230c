import { AsyncLocalStorage } from 'node:async_hooks';
import { MockActivityEnvironment } from '@temporalio/testing';
import { DefaultLogger } from '@temporalio/worker';
import type { Activities } from '../../../activities/index.ts';

// Stands in the place of '@temporalio/workflow' for workflows that run in this process: the service's own stories, step by
// step, without a server. Nothing is repeated and no time is limited, so a step that fails has failed at its last try.

export * from '@temporalio/workflow';

const activitiesOfRun = new AsyncLocalStorage<Activities>();

/** Runs a workflow with these activities. */
export async function withActivities<Result>(
  activities: Activities,
  workflow: () => Promise<Result>,
): Promise<Result> {
  return await activitiesOfRun.run(activities, workflow);
}

/** A step that fails is part of what is measured. */
const logger = new DefaultLogger('ERROR');

type Step = (input: unknown) => Promise<unknown>;

/** Each activity by its name, run where an activity would run. */
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
    scheduledTimestampMs: now,
    currentAttemptScheduledTimestampMs: now,
  };
  return new MockActivityEnvironment(info, { logger });
}

/** A child is part of its parent's story. */
export async function executeChild<Input, Result>(
  workflow: (input: Input) => Promise<Result>,
  { args: [input] }: { readonly args: readonly [Input] },
): Promise<Result> {
  return await workflow(input);
}

const scope = {
  run: <Result>(work: () => Promise<Result>) => work(),
  consideredCancelled: false,
};

export const CancellationScope = {
  current: () => scope,
  withTimeout: <Result>(_ms: number, work: () => Promise<Result>) => work(),
  nonCancellable: <Result>(work: () => Promise<Result>) => work(),
};

/** No model of a planted panel fails, so nothing is waited for. */
export async function sleep(): Promise<void> {}

export function upsertSearchAttributes(): void {}

export function patched(): boolean {
  return true;
}
