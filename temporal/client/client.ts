import {
  Client,
  Connection,
  WorkflowExecutionAlreadyStartedError,
  type WorkflowExecutionDescription,
  WorkflowIdConflictPolicy,
  WorkflowIdReusePolicy,
  type WorkflowOptions,
} from '@temporalio/client';
import { TypedSearchAttributes } from '@temporalio/common';
import type { TemporalConfig } from '../../src/config/temporal.ts';
import { type StartedRun, startedRun } from '../../src/domain/run/run-messages.ts';
import { researchWorkflowId, taskQueues } from '../../src/domain/run/task-queues.ts';
import { fitted } from '../../src/domain/shape.ts';
import type * as workflows from '../../workflows/index.ts';
import { panelAttribute, runStatusAttribute, workspaceAttribute } from '../../workflows/search-attributes.ts';
import { connectionOptions } from './connection.ts';

/** Long enough for a busy cluster; slower starts are left to housekeeping. */
const startDeadlineMs = 5_000;

/**
 * Beyond the latest deadline of a run (four days, by the limits of the configuration), at which the
 * record ends it. So Temporal does not repeat for ever the task of a workflow that could not be
 * terminated then.
 */
const longestExecution = '7 days';

/** A client that connects on first use, so that a process can start while Temporal is away. */
export function openTemporalClient(temporal: TemporalConfig): Client {
  const connection = Connection.lazy(connectionOptions(temporal));
  return new Client({ connection, namespace: temporal.namespace });
}

/**
 * Starts the workflow of an accepted run. Idempotent: a run has one workflow id, and "already
 * started" counts as success (R-W01). A workflow that closed without settling its run is left to
 * housekeeping, not run again.
 */
export async function startResearch(client: Client, run: StartedRun): Promise<void> {
  await start(client, run, { workflowIdReusePolicy: WorkflowIdReusePolicy.REJECT_DUPLICATE });
}

/**
 * Starts the workflow of a run again, from the record, after an earlier one has closed. While one
 * is open, Temporal refuses a second one with the same id, and that counts as success.
 */
export async function startResearchAgain(client: Client, run: StartedRun): Promise<void> {
  await start(client, run, { workflowIdReusePolicy: WorkflowIdReusePolicy.ALLOW_DUPLICATE });
}

/**
 * Starts the workflow of a run again, from the record, in the place of the one that is open:
 * Temporal terminates that.
 * @param restarts how often this was done with the run, which `restartsOf` reads from the new
 * workflow
 */
export async function replaceResearch(client: Client, run: StartedRun, restarts: number): Promise<void> {
  await start(client, run, {
    workflowIdConflictPolicy: WorkflowIdConflictPolicy.TERMINATE_EXISTING,
    memo: { restarts },
  });
}

export function restartsOf({ memo }: Pick<WorkflowExecutionDescription, 'memo'>): number {
  return Number(memo?.restarts ?? 0);
}

async function start(
  client: Client,
  run: StartedRun,
  policy: Pick<WorkflowOptions, 'workflowIdReusePolicy' | 'workflowIdConflictPolicy' | 'memo'>,
): Promise<void> {
  const { runId, workspaceId, panel } = fitted(startedRun, run, () => undefined);
  try {
    await client.withDeadline(Date.now() + startDeadlineMs, () =>
      client.workflow.start<typeof workflows.research>('research' satisfies keyof typeof workflows, {
        workflowId: researchWorkflowId(runId),
        taskQueue: taskQueues.research,
        args: [{ runId }],
        ...policy,
        workflowExecutionTimeout: longestExecution,
        typedSearchAttributes: new TypedSearchAttributes([
          { key: workspaceAttribute, value: workspaceId },
          { key: panelAttribute, value: panel },
          { key: runStatusAttribute, value: 'queued' },
        ]),
        staticSummary: `panel ${panel}`,
        priority: { fairnessKey: workspaceId }, // One workspace cannot starve another (R-W09).
      }),
    );
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
}
