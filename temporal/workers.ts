import { type NativeConnection, Worker, type WorkerOptions } from '@temporalio/worker';
import type { Activities } from '../activities/index.ts';
import { gatewayQueue, taskQueues } from '../src/domain/task-queues.ts';
import type { GatewayEndpoint } from '../src/gateway/endpoint.ts';

export interface WorkersInput {
  readonly connection: NativeConnection;
  readonly namespace: string;
  readonly activities: Activities;
  /** The workflows' bundle. */
  readonly codePath: string;
  readonly gateways: readonly Pick<GatewayEndpoint, 'name' | 'concurrency' | 'callsPerMinute'>[];
  /** How long a stopping worker lets its calls go on, in milliseconds. */
  readonly graceMs: number;
}

/** The short steps and every synthesis call wait for the network or the database, not for this process. */
const waitingActivities = 10_000;

/**
 * One worker per task queue: workflows with the short steps, synthesis, and each gateway with its own concurrency and
 * rate (R-W09). They share one connection.
 */
export async function createWorkers({
  connection,
  namespace,
  activities,
  codePath,
  gateways,
  graceMs,
}: WorkersInput): Promise<Worker[]> {
  const shared = {
    connection,
    namespace,
    shutdownGraceTime: graceMs,
    maxHeartbeatThrottleInterval: '10s',
  } as const;
  const { askModel, readAnswer, mergeClaims, findCamps, labelAnswer, writeSection, ...recordSteps } =
    activities;
  const options: WorkerOptions[] = [
    {
      ...shared,
      taskQueue: taskQueues.research,
      workflowBundle: { codePath },
      activities: recordSteps,
      maxConcurrentActivityTaskExecutions: waitingActivities,
      maxConcurrentWorkflowTaskExecutions: 100,
      maxConcurrentWorkflowTaskPolls: 5,
      maxConcurrentActivityTaskPolls: 5,
      maxCachedWorkflows: 600, // A cache smaller than the runs at once replays each run at every step.
      // A panel schedules all its calls in one workflow task; each of them may start without another round trip.
      maxEagerActivityReservationsPerWorkflowTask: 200,
    },
    {
      ...shared,
      taskQueue: taskQueues.synthesis,
      activities: { readAnswer, mergeClaims, findCamps, labelAnswer, writeSection },
      maxConcurrentActivityTaskExecutions: waitingActivities,
      maxConcurrentActivityTaskPolls: 5,
    },
    ...gateways.map(({ name, concurrency, callsPerMinute }) => ({
      ...shared,
      taskQueue: gatewayQueue(name),
      activities: { askModel },
      maxConcurrentActivityTaskExecutions: concurrency,
      maxConcurrentActivityTaskPolls: 5,
      ...(callsPerMinute === null ? {} : { maxTaskQueueActivitiesPerSecond: callsPerMinute / 60 }),
    })),
  ];
  return await Promise.all(options.map((each) => Worker.create(each)));
}
