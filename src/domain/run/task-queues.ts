/**
 * Names shared by the API, the workers and operators. They are stored with every run: do not change
 * them.
 */
export const taskQueues = {
  /**
   * Workflows, and the short steps of a run that use only the database. Takes another name, such as
   * `research-2`, with a change after which the workflows cannot replay histories of the release
   * before (decision 50).
   */
  research: 'research',
  /** Steps that call a synthesizer. */
  synthesis: 'synthesis',
  /**
   * Those about several responses each. They wait for places, and on the queue of the others they
   * would keep later stages waiting until whole batches have ended (R-H09).
   */
  responses: 'responses',
} as const;

/**
 * Queue of the panel calls of one gateway, so that each gateway has its own concurrency and rate
 * (R-W09).
 */
export function gatewayQueue(gateway: string): string {
  return `gateway-${gateway}`;
}

/** One workflow per run (R-W01): starting the same run twice finds the first. */
export function researchWorkflowId(runId: string): string {
  return `research/${runId}`;
}
