/** Names that the API, the workers and operators share. They are part of the record of every run: do not change them. */
export const taskQueues = {
  /** Workflows, and the short steps of a run that touch the database alone. */
  research: 'research',
  /** Steps that call a synthesizer. */
  synthesis: 'synthesis',
} as const;

/** Panel calls of one gateway: a queue of its own, so that each gateway has its own concurrency and rate (R-W09). */
export function gatewayQueue(gateway: string): string {
  return `gateway-${gateway}`;
}

/** One workflow per run (R-W01): a second start of the same run meets the first. */
export function researchWorkflowId(runId: string): string {
  return `research/${runId}`;
}
