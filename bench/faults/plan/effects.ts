/**
 * The side effects of a run, by the names that they have in the code: statements of `src/db`, a
 * transaction's end, a call to a model, and a call to Temporal.
 */
export const effects = {
  api: ['accept_run', 'claim_runs', 'StartWorkflowExecution'],
  worker: [
    'claim_runs',
    'open_panel',
    'mark_running',
    'model call',
    'save_answer',
    'close_pending',
    'mark_synthesizing',
    'save_artifact',
    'deliver_assembled',
    'insert_settlement',
    'finish_run',
    'commit',
  ],
} as const;

export type Effect = (typeof effects)['api' | 'worker'][number];

/**
 * Before it is sent; when it was sent and not answered; when it was answered and nobody has heard
 * of it.
 */
export const moments = ['before', 'in', 'after'] as const;
export type Moment = (typeof moments)[number];

/** Those that PostgreSQL stores. */
export const stored: readonly Effect[] = [...effects.api, ...effects.worker].filter(
  (name) => name !== 'model call' && name !== 'StartWorkflowExecution',
);
