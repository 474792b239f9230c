import type { Client, WorkflowExecutionDescription } from '@temporalio/client';

/** A row of the record may be locked meanwhile. */
const describeDeadlineMs = 4_000;

/**
 * The newest workflow with this id.
 * @throws WorkflowNotFoundError if Temporal knows none
 */
export async function describe(client: Client, workflowId: string): Promise<WorkflowExecutionDescription> {
  return await client.withDeadline(Date.now() + describeDeadlineMs, () =>
    client.workflow.getHandle(workflowId).describe(),
  );
}
