import type { Client, WorkflowExecutionDescription } from '@temporalio/client';
import { taskQueues } from '../../src/domain/run/task-queues.ts';

/**
 * A worker asks its queue for tasks at least once a minute; Temporal remembers those that have gone
 * for five.
 */
const silentMs = 90_000;
const deadlineMs = 4_000;

const workflowTasks = 1; // temporal.api.enums.v1.TaskQueueType.TASK_QUEUE_TYPE_WORKFLOW
const started = 2; // temporal.api.enums.v1.PendingActivityState.PENDING_ACTIVITY_STATE_STARTED

/**
 * Whether the workflows of a run wait on the queue of another version (decision 50), on which no
 * worker is left. Not before their steps that are under way have ended, so that no call is broken
 * off.
 * @param family the run's workflow, then its children
 */
export async function isAbandoned(
  client: Client,
  family: readonly WorkflowExecutionDescription[],
): Promise<boolean> {
  const queue = family[0]?.taskQueue;
  if (queue === undefined || queue === taskQueues.research) return false;
  if (family.some(({ raw }) => raw.pendingActivities?.some(({ state }) => state === started))) return false;
  return !(await hasWorkers(client, queue));
}

async function hasWorkers(client: Client, queue: string): Promise<boolean> {
  const { pollers } = await client.withDeadline(Date.now() + deadlineMs, () =>
    client.workflowService.describeTaskQueue({
      namespace: client.options.namespace,
      taskQueue: { name: queue },
      taskQueueType: workflowTasks,
    }),
  );
  const sinceSeconds = (Date.now() - silentMs) / 1_000;
  return (pollers ?? []).some(({ lastAccessTime }) => Number(lastAccessTime?.seconds ?? 0) >= sinceSeconds);
}
