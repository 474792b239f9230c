export type RunStatus = 'queued' | 'running' | 'synthesizing' | 'completed' | 'partial' | 'failed';

/** Allowed transitions (R-G02). A finished run never changes. */
export const transitions: Readonly<Record<RunStatus, readonly RunStatus[]>> = {
  queued: ['running', 'failed'],
  running: ['synthesizing', 'failed'],
  synthesizing: ['completed', 'partial', 'failed'],
  completed: [],
  partial: [],
  failed: [],
};

export const runStatuses = Object.keys(transitions) as RunStatus[];

export const inProgressStatuses = runStatuses.filter((status) => transitions[status].length > 0);

/** True if a run in this state can still change. */
export function isInProgress(status: RunStatus): boolean {
  return transitions[status].length > 0;
}

/**
 * `panel` while models are still answering, else null (specification, "Research run", field phase).
 */
export function phaseOf(status: RunStatus): 'panel' | null {
  return status === 'queued' || status === 'running' ? 'panel' : null;
}
