import {
  type ActivityInterceptorsFactory,
  type NativeConnection,
  Worker,
  type WorkerOptions,
} from '@temporalio/worker';
import { tryClock } from '../activities/common/room-for-calls.ts';
import type { Activities } from '../activities/index.ts';
import type { Synthesizer } from '../src/domain/run/synthesizer.ts';
import { gatewayQueue, taskQueues } from '../src/domain/run/task-queues.ts';
import type { GatewayEndpoint } from '../src/gateway/http/endpoint.ts';
import { heartbeats } from './heartbeats.ts';
import { codeIdentity, workerIdentity } from './identity.ts';

export interface WorkersInput {
  readonly connection: NativeConnection;
  readonly namespace: string;
  readonly activities: Activities;
  /** Checks the activities' messages against their shapes. */
  readonly messages: ActivityInterceptorsFactory;
  /** The workflow bundle. */
  readonly code: string;
  readonly gateways: readonly Pick<GatewayEndpoint, 'name' | 'concurrency' | 'callsPerMinute'>[];
  /** The synthesis queue keeps to the limits of these gateways as well. */
  readonly synthesizers: readonly Pick<Synthesizer, 'gateway'>[];
  /** Grace period for the calls of a stopping worker, in milliseconds. */
  readonly graceMs: number;
  /** How many processes share the limits of the gateways; these have the parts of this one. */
  readonly processes: number;
}

/** Effectively unlimited: the short steps wait for the database, not for this process. */
const waitingActivities = 10_000;

/**
 * Creates one worker per task queue: workflows with the short steps, those of the synthesis, and
 * each gateway with its own concurrency and rate (R-W09). They share one connection.
 */
export async function createWorkers(input: WorkersInput): Promise<Worker[]> {
  const { connection, namespace, messages, code, graceMs } = input;
  const shared: Omit<WorkerOptions, 'taskQueue'> = {
    connection,
    namespace,
    identity: workerIdentity(),
    buildId: codeIdentity(code),
    shutdownGraceTime: graceMs,
    interceptors: { activity: [tryClock, heartbeats, messages] },
    maxHeartbeatThrottleInterval: '10s',
  };
  const options = queueOptions(input).map((own): WorkerOptions => ({ ...shared, ...own }));
  return await Promise.all(options.map((each) => Worker.create(each)));
}

/** The activities of each queue, and how many tasks its worker takes at once. */
function queueOptions({
  activities,
  code,
  gateways,
  synthesizers,
  processes,
}: WorkersInput): WorkerOptions[] {
  const { askModel, recordSteps, responseSteps, synthesisSteps } = byQueue(activities);
  const ofSynthesis = limitsOf(ofSynthesizers({ gateways, synthesizers }), processes);
  return [
    {
      taskQueue: taskQueues.research,
      workflowBundle: { code },
      activities: recordSteps,
      maxConcurrentActivityTaskExecutions: waitingActivities,
      maxConcurrentWorkflowTaskExecutions: 100,
      maxConcurrentWorkflowTaskPolls: 5,
      maxConcurrentActivityTaskPolls: 5,
      maxCachedWorkflows: 600, // A cache smaller than the number of concurrent runs would replay each run at every step.
      // The short steps share this queue, so each can start without another round trip to the
      // server.
      maxEagerActivityReservationsPerWorkflowTask: 200,
    },
    { taskQueue: taskQueues.synthesis, activities: synthesisSteps, ...ofSynthesis },
    { taskQueue: taskQueues.responses, activities: responseSteps, ...ofSynthesis },
    ...gateways.map((gateway) => ({
      taskQueue: gatewayQueue(gateway.name),
      activities: { askModel },
      ...limitsOf([gateway], processes),
    })),
  ];
}

/**
 * Panel calls go to the queue of their gateway, the synthesis has two, and the short steps share
 * that of the workflows.
 */
function byQueue({ askModel, ...steps }: Activities) {
  const { beginRun, findFailing, closePanel, assembleReport, deliverReport, failRun, ...calling } = steps;
  const recordSteps = { beginRun, findFailing, closePanel, assembleReport, deliverReport, failRun };
  const { extractClaims, labelResponses, ...synthesisSteps } = calling;
  const responseSteps = { extractClaims, labelResponses };
  return { askModel, recordSteps, responseSteps, synthesisSteps };
}

/**
 * The strictest limits of these gateways, as worker options. Within this process the gateways' own
 * limiters enforce the limits over all queues (R-H06); the rates here are those of all processes.
 */
function limitsOf(gateways: WorkersInput['gateways'], processes: number) {
  const rates = gateways.flatMap(({ callsPerMinute }) => callsPerMinute ?? []);
  return {
    maxConcurrentActivityTaskExecutions: fewestPlaces(gateways),
    maxConcurrentActivityTaskPolls: 5,
    ...(rates.length > 0 ? { maxTaskQueueActivitiesPerSecond: (Math.min(...rates) * processes) / 60 } : {}),
  };
}

type Used = Pick<WorkersInput, 'gateways' | 'synthesizers'>;

/** How many calls of synthesizers this process may make at once. */
export function synthesisPlaces(used: Used): number {
  return fewestPlaces(ofSynthesizers(used));
}

function ofSynthesizers({ gateways, synthesizers }: Used): WorkersInput['gateways'] {
  return gateways.filter(({ name }) => synthesizers.some(({ gateway }) => gateway === name));
}

function fewestPlaces(gateways: WorkersInput['gateways']): number {
  return Math.min(...gateways.map(({ concurrency }) => concurrency));
}
